import { type CertificateCheck, certificateCheck } from '#domain/guides/certificate-check.ts';
import { guides } from '#domain/guides/guides.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Certification } from '#domain/vocabulary/certification.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { CompanyBadge } from '#web/companies/company-badge.tsx';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { FactRows } from '#web/landing/landing-texts.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { guideHead, guideOr, unknownGuide } from './guide-route.tsx';

const SHOWN_HOLDERS = 6;
const HOLDERS: Record<Certification['holder'], string> = {
  company: 'A company, for the sites and the scope on the certificate',
  person: 'A person. A company can only employ holders',
  neither: 'Nobody: it is a standard to work to',
};
const PROVES_NOT: Record<Certification['holder'], string> = {
  company:
    'That your job is in the scope, that the site you order from is covered, or that a certain person does the work.',
  person:
    'That the holder still works for the company, that the employer has authorised the person, or that your method and product are covered.',
  neither: 'That anybody has checked the company: ask who did, and by which certificate.',
};

type Holder = { id: number; name: string; location: string; verified: boolean };
type Props = { certification: Certification; check: CertificateCheck; holders: Holder[]; total: number };

const pathOf = ({ id }: Certification) => paths.certificate(id);
const titleOf = ({ name }: Certification) => `${name}: what it proves, how to check it`;
const crumbsOf = (certification: Certification) => [
  { name: 'Directory', path: paths.home() },
  { name: 'Certificates', path: paths.certificates },
  { name: certification.name, path: pathOf(certification) },
];

function CertificatePage({ certification, check, holders, total }: Props) {
  const { name, fullName, meaning, family, register, id } = certification;
  const related = CERTIFICATIONS.filter((other) => other.family === family && other.id !== id).slice(0, 8);
  const links = [
    { label: `Companies that list ${name}`, href: paths.results({ certification: name }) },
    ...related.map((other) => ({ label: other.name, href: pathOf(other) })),
    { label: 'All certificates', href: paths.certificates },
    { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  ];
  const search = check.search ?? register.url;
  return (
    <GuideFrame
      asOf={guides.personnelSchemes.asOf}
      sources={[{ name: search === null ? certification.issuer : register.label, url: search }]}
      crumbs={crumbsOf(certification)}
      title={titleOf(certification)}
      lead={fullName === name ? meaning : `${fullName}. ${meaning}`}
      links={links}
    >
      <LandingSection id="proof" title="What it proves, and what not">
        <FactRows facts={factsOf(certification, check)} />
      </LandingSection>
      <LandingSection id="check" title="Check it in two minutes">
        <ol className="guide-steps">
          <li>
            <b>Ask for the number, not for a picture.</b> A scan can be altered; the register cannot.
          </li>
          <li>
            <b>Open the register.</b>{' '}
            {search === null ? (
              `${register.label}: there is no public page that shows all holders.`
            ) : (
              <a href={search} className="link">
                {register.label}
              </a>
            )}
          </li>
          <li>
            <b>Enter:</b> {check.enter}
          </li>
          <li>
            <b>Compare</b> name, address, scope or method, level, status and end date with the paper and with your
            order.
          </li>
          <li>
            <b>Look out for:</b> {check.watch}
          </li>
        </ol>
      </LandingSection>
      <LandingSection id="companies" title="Companies that list it">
        <Holders name={name} holders={holders} total={total} />
      </LandingSection>
    </GuideFrame>
  );
}

function factsOf({ issuer, holder, validity, meaning, caution }: Certification, { number }: CertificateCheck) {
  return [
    { label: 'Proves', text: meaning },
    { label: 'Does not prove', text: PROVES_NOT[holder] },
    ...(caution === null ? [] : [{ label: 'Often misunderstood', text: caution }]),
    { label: 'Issued by', text: issuer },
    { label: 'Held by', text: HOLDERS[holder] },
    { label: 'Valid', text: validity ?? 'No end date' },
    ...(number === null ? [] : [{ label: 'How a number looks', text: number }]),
  ];
}

function Holders({ name, holders, total }: Pick<Props, 'holders' | 'total'> & { name: string }) {
  if (total === 0) return <p className="prose">No company in the directory lists it yet.</p>;
  return (
    <>
      <ul className="grid gap-2">
        {holders.map((company) => (
          <li key={company.id}>
            <a href={paths.company(company)} className="link inline-block py-2">
              {company.name}
            </a>{' '}
            <span className="text-soft">{company.location}</span>{' '}
            {company.verified && <CompanyBadge badge="VERIFIED" />}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={paths.results({ certification: name })} className="button button-line">
          {total === 1 ? 'See it in the directory' : `See all ${total} in the directory`}
        </a>
      </p>
      <p className="mt-4 max-w-[72ch] text-sm text-soft">
        The companies themselves list it. VERIFIED means that we have checked the company’s certificates.
      </p>
    </>
  );
}

export const certificatePage: Page<Props | { message: string }> = {
  pattern: patternToRegExp(pagePatterns.certificate),
  address: ({ params: [id = ''] }) => ({ key: paths.certificate(id) }),
  load: async ({ params: [id] }, data, site) => {
    const certification = CERTIFICATIONS.find((entry) => entry.id === id);
    if (certification === undefined) return unknownGuide('There is no certificate with this name.', site);
    const search = { sortBy: 'rating', page: 1, limit: SHOWN_HOLDERS } as const;
    const [all, verified] = await Promise.all([
      data.searchCompanies({ ...search, filters: { certification: certification.name } }),
      data.searchCompanies({ ...search, filters: { certification: certification.name, verified: true } }),
    ]);
    const found = [...new Map([...verified.items, ...all.items].map((company) => [company.id, company])).values()];
    const holders = found.slice(0, SHOWN_HOLDERS).map(({ id: key, name, location, verified: isVerified }) => ({
      id: key,
      name,
      location,
      verified: isVerified,
    }));
    const described = {
      path: pathOf(certification),
      title: titleOf(certification),
      description: `${certification.fullName}: what it proves and what not, who issues it, how a number looks and how to check it in two minutes.`,
      asOf: guides.personnelSchemes.asOf,
      sources: [],
    };
    return {
      status: 200,
      props: { certification, check: certificateCheck(certification), holders, total: all.total },
      head: guideHead(described, crumbsOf(certification), site),
    };
  },
  component: guideOr(CertificatePage),
};
