import { type GuideNote, onPaper } from '#domain/guides/guide.ts';
import { guides } from '#domain/guides/guides.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import type { Certification } from '#domain/vocabulary/certification.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { GuideNotes } from './guide-notes.tsx';
import { guideHead } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const CERTIFICATES = {
  path: paths.certificates,
  title: 'Certificates of inspection and testing companies',
  description:
    'What each certificate, accreditation and approval in inspection and NDT proves, who issues it, how long it is valid, and how to check it in its register.',
  lead: 'What each certificate, accreditation and approval proves and what not, who issues it, and how to check it in two minutes.',
  sources: [onPaper('The registers that each page names')],
};
const CRUMBS = [
  { name: 'Directory', path: paths.home() },
  { name: 'Certificates', path: paths.certificates },
];
const GROUPS: readonly { holder: Certification['holder']; title: string }[] = [
  { holder: 'company', title: 'Held by companies' },
  { holder: 'person', title: 'Held by people' },
  { holder: 'neither', title: 'Standards without a certificate' },
];
const LINKS = [
  { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  { label: guides.reportAnatomy.label, href: paths.reportAnatomy },
  { label: 'Verified companies', href: paths.results({ verified: true }) },
];

const STEPS: readonly GuideNote[] = [
  { title: 'Ask for the number, not for a picture', text: 'A scan can be altered; the register cannot.' },
  {
    title: 'Open the register of the issuer',
    text: 'Each page below leads to it. Type the address yourself if a paper carries a link or a code.',
  },
  {
    title: 'Compare five things',
    text: 'Name, address, scope or method and level, status, and end date: with the paper and with your order.',
  },
  {
    title: 'Held by a company',
    text: 'It does not prove that your job is in the scope, that the site you order from is covered, or that a certain person does the work.',
  },
  {
    title: 'Held by a person',
    text: 'It does not prove that the holder still works for the company, that the employer has authorised the person, or that your product is covered.',
  },
  {
    title: 'A standard without a certificate',
    text: '"Certified to" means nothing where nobody certifies. Ask who has checked the company, and by which certificate.',
  },
];

function CertificatesPage() {
  return (
    <GuideFrame {...CERTIFICATES} crumbs={CRUMBS} links={LINKS}>
      <LandingSection id="check" title="Check any certificate in two minutes">
        <GuideNotes notes={STEPS} />
      </LandingSection>
      {GROUPS.map(({ holder, title }) => (
        <LandingSection key={holder} id={`held-by-${holder}`} title={title}>
          <GuideTable
            columns={['Certificate', 'What it proves', 'Issued by', 'Valid']}
            rows={CERTIFICATIONS.filter((entry) => entry.holder === holder).map((entry) => ({
              key: entry.id,
              cells: [
                <a key="name" href={paths.certificate(entry.id)} className="link">
                  {entry.name}
                </a>,
                entry.meaning,
                entry.issuer,
                entry.validity ?? 'No end date',
              ],
            }))}
          />
        </LandingSection>
      ))}
    </GuideFrame>
  );
}

export const certificatesPage: Page<object> = {
  pattern: patternToRegExp(paths.certificates),
  address: () => ({ key: paths.certificates }),
  load: async (_request, _data, site) => ({ status: 200, props: {}, head: guideHead(CERTIFICATES, CRUMBS, site) }),
  component: CertificatesPage,
};
