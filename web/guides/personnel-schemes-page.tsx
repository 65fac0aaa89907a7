import { guides } from '#domain/guides/guides.ts';
import { PERSONNEL_NOTES, PERSONNEL_SCHEMES, type PersonnelScheme } from '#domain/guides/personnel-schemes.ts';
import { paths } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { GuideNotes } from './guide-notes.tsx';
import { type GuideProps, guidePage } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const LINKS = [
  { label: 'Companies with ISO 9712 people', href: paths.results({ certification: ['ISO 9712'] }) },
  { label: 'Companies with a Level III', href: paths.results({ certification: ['Level III'] }) },
  { label: guides.reportAnatomy.label, href: paths.reportAnatomy },
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: 'All certificates', href: paths.certificates },
];

function PersonnelSchemesPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="who" title="Who examines, who certifies, who authorises">
        <GuideTable
          columns={['Scheme', 'What it is', 'Examines', 'Certifies', 'Authorises to work']}
          rows={PERSONNEL_SCHEMES.map((scheme) => ({
            key: scheme.name,
            cells: [
              <SchemeName key="name" {...scheme} />,
              scheme.kind,
              scheme.examines,
              scheme.certifies,
              scheme.authorises,
            ],
          }))}
        />
      </LandingSection>
      <LandingSection id="what" title="Scope, vision, validity, and where it is asked for">
        <GuideTable
          columns={['Scheme', 'Scope', 'Vision test', 'Validity', 'Where it is asked for']}
          rows={PERSONNEL_SCHEMES.map(({ name, scope, vision, validity, asked }) => ({
            key: name,
            cells: [name, scope, vision, validity, asked],
          }))}
        />
      </LandingSection>
      <LandingSection id="ask" title="What to ask before the work starts">
        <GuideNotes notes={PERSONNEL_NOTES} />
      </LandingSection>
    </GuideFrame>
  );
}

function SchemeName({ name, certificate }: PersonnelScheme) {
  if (certificate === null) return name;
  return (
    <a href={paths.certificate(certificate)} className="link">
      {name}
    </a>
  );
}

export const personnelSchemesPage = guidePage(guides.personnelSchemes, PersonnelSchemesPage);
