import { guides } from '#domain/guides/guides.ts';
import { JOINT_METHODS, SURFACE_LEVELS, WELD_METHODS, WELD_NOTES } from '#domain/guides/weld-standards.ts';
import { paths } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { GuideNotes } from './guide-notes.tsx';
import { type GuideProps, guidePage } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const LINKS = [
  { label: 'Find weld inspection companies', href: paths.results({ search: 'weld' }) },
  { label: guides.methodSelector.label, href: paths.methodSelector },
  { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  { label: guides.inspectionPlan.label, href: paths.inspectionPlan },
  { label: 'Weld testing', href: '/weld-testing-services' },
  { label: 'Ultrasonic testing', href: '/ultrasonic-testing-services' },
  { label: 'Phased array testing', href: '/phased-array-ultrasonic-testing-services' },
  { label: 'Radiographic testing', href: '/radiographic-testing-services' },
];

function WeldStandardsPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="iso" title="ISO: technique and acceptance">
        <GuideTable
          columns={['Method', 'Technique (ISO)', 'Quality level B', 'Quality level C', 'Quality level D']}
          rows={WELD_METHODS.map(({ code, name, technique, acceptance }) => ({
            key: code,
            cells: [`${code}: ${name}`, technique.iso, acceptance.B, acceptance.C, acceptance.D],
          }))}
        />
      </LandingSection>
      <LandingSection id="american" title="The counterpart in American codes">
        <GuideTable
          caption="ASME Section V says how to test. The other columns say where the limits are."
          columns={['Method', 'Technique', 'ASME VIII-1', 'ASME B31.3', 'AWS D1.1 (2020, 2025)', 'API 1104']}
          rows={WELD_METHODS.map(({ code, technique, asmeVIII, b313, awsD11, api1104 }) => ({
            key: code,
            cells: [code, technique.american, asmeVIII, b313, awsD11, api1104],
          }))}
        />
      </LandingSection>
      <LandingSection id="joints" title="Which method for which joint">
        <GuideTable
          columns={['Joint', 'Surface', 'Inside']}
          rows={JOINT_METHODS.map(({ joint, surface, internal }) => ({
            key: joint,
            cells: [joint, surface, internal],
          }))}
        />
      </LandingSection>
      <LandingSection id="surface-levels" title="Acceptance levels of surface methods, in millimetres">
        <GuideTable
          columns={['Standard', 'Level', 'Linear indication: length up to', 'Other indication: major axis up to']}
          rows={SURFACE_LEVELS.map(({ standard, level, linear, other }) => ({
            key: standard + level,
            cells: [standard, level, `${linear} mm`, `${other} mm`],
          }))}
        />
      </LandingSection>
      <LandingSection id="conditions" title="What makes the test valid">
        <GuideTable
          columns={['Method', 'Conditions']}
          rows={WELD_METHODS.map(({ code, name, conditions }) => ({
            key: code,
            cells: [`${code}: ${name}`, conditions],
          }))}
        />
      </LandingSection>
      <LandingSection id="notes" title="What to know before you order">
        <GuideNotes notes={WELD_NOTES} />
      </LandingSection>
    </GuideFrame>
  );
}

export const weldStandardsPage = guidePage(guides.weldStandards, WeldStandardsPage);
