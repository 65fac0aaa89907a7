import { guides } from '#domain/guides/guides.ts';
import { RED_FLAGS, REPORT_KINDS } from '#domain/guides/report-anatomy.ts';
import { paths } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { GuideNotes } from './guide-notes.tsx';
import { type GuideProps, guidePage } from './guide-route.tsx';

const LINKS = [
  { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: guides.inspectionIntervals.label, href: paths.inspectionIntervals },
  { label: 'Check a certificate', href: paths.certificates },
  { label: 'Verified companies', href: paths.results({ verified: true }) },
];

function ReportAnatomyPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="red-flags" title="Ten red flags">
        <GuideNotes notes={RED_FLAGS} isOrdered />
      </LandingSection>
      {REPORT_KINDS.map(({ id, title, basis, parts }) => (
        <LandingSection key={id} id={id} title={title}>
          <p className="-mt-2 mb-4 max-w-[72ch] text-soft">{basis}</p>
          <GuideNotes notes={parts} isOrdered />
        </LandingSection>
      ))}
    </GuideFrame>
  );
}

export const reportAnatomyPage = guidePage(guides.reportAnatomy, ReportAnatomyPage);
