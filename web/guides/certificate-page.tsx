import type { PublicState } from '#domain/certificates/certificate-status.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { MAX_PAGE_SIZE } from '#domain/constants.ts';
import type { CertificateCheck } from '#domain/guides/certificate-check.ts';
import { certificateCheck, isIndexedCertificate, repeatedCertificate } from '#domain/guides/certificate-checks.ts';
import { COUNTRY_GUIDES } from '#domain/guides/country-guides.ts';
import { onPaper, source } from '#domain/guides/guide.ts';
import { guides } from '#domain/guides/guides.ts';
import type { Source } from '#domain/landing/content/sources.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Certification } from '#domain/vocabulary/certification.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { registerPage } from '#domain/vocabulary/certification-registers.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { REGISTER_SEARCHES } from '#domain/vocabulary/register-searches.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { FactRows } from '#web/landing/landing-texts.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { guideHead, guideOr, unknownGuide } from './guide-route.tsx';

const SHOWN_HOLDERS = 8;
const STANDARD = /^(ISO[ /]|EN |ASTM |SNT-|ANSI\/|NAS |AS9|CAN\/)/;
const HOLDERS: Record<Certification['holder'], string> = { company: 'Companies', person: 'People', neither: 'Nobody' };

type Holder = { id: number; name: string; location: string; state: PublicState };
type Props = { certification: Certification; check: CertificateCheck | undefined; holders: Holder[]; total: number };

const pathOf = ({ id }: Certification) => paths.certificate(id);
/** Search engines show 65 characters. */
const titleOf = ({ name }: Certification) =>
  name.length > 33 ? `${name}: how to check it` : `${name}: what it proves, how to check it`;
const crumbsOf = (certification: Certification) => [
  { name: 'Directory', path: paths.home() },
  { name: 'Certificates', path: paths.certificates },
  { name: certification.name, path: pathOf(certification) },
];

/** The standard that a certificate is named after, and where it is looked up. */
function sourcesOf(certification: Certification, check: CertificateCheck | undefined): Source[] {
  const { name, issuer, register } = certification;
  const search = registerPage(certification);
  return [
    ...(STANDARD.test(name) ? [onPaper(name)] : []),
    source(search === null ? issuer : register.label, search),
    ...(check?.sources ?? []),
  ];
}

function CertificatePage({ certification, check, holders, total }: Props) {
  const { name, fullName, meaning, family, register, id } = certification;
  const related = CERTIFICATIONS.filter((other) => other.family === family && other.id !== id).slice(0, 8);
  const links = [
    { label: `Companies that list ${name}`, href: paths.results({ certification: [name] }) },
    ...related.map((other) => ({ label: other.name, href: pathOf(other) })),
    ...COUNTRY_GUIDES.filter(({ registers }) => registers.includes(id)).map((country) => ({
      label: `Law and practice: ${country.name}`,
      href: paths.countryGuide(country.slug),
    })),
    { label: 'All certificates', href: paths.certificates },
    { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  ];
  const search = registerPage(certification);
  const { whatToType = null, isPublic = false } = REGISTER_SEARCHES[id] ?? {};
  return (
    <GuideFrame
      sources={sourcesOf(certification, check)}
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
            <b>{search === null ? 'Ask:' : 'Open:'}</b>{' '}
            {search === null ? (
              register.label
            ) : (
              <a href={search} className="link">
                {register.label}
              </a>
            )}
          </li>
          {(check?.enter ?? whatToType) !== null && (
            <li>
              <b>{search !== null && isPublic ? 'Enter:' : 'How:'}</b> {check?.enter ?? whatToType}
            </li>
          )}
          {check !== undefined && (
            <li>
              <b>Look out for:</b> {check.watch}
            </li>
          )}
        </ol>
        <p className="mt-4">
          <a href={`${paths.certificates}#check`} className="link">
            All steps
          </a>
        </p>
      </LandingSection>
      <LandingSection id="companies" title="Companies that list it">
        <Holders certification={certification} holders={holders} total={total} />
      </LandingSection>
    </GuideFrame>
  );
}

function factsOf({ issuer, holder, validity, meaning, caution }: Certification, check: CertificateCheck | undefined) {
  const number = check?.number ?? null;
  return [
    { label: 'Proves', text: meaning },
    ...(caution === null ? [] : [{ label: 'Often misunderstood', text: caution }]),
    { label: 'Issued by', text: issuer },
    { label: 'Held by', text: HOLDERS[holder] },
    { label: 'Valid', text: validity ?? 'No end date' },
    ...(number === null ? [] : [{ label: 'How a number looks', text: number }]),
  ];
}

function Holders({ certification: { name, badge: mark }, holders, total }: Omit<Props, 'check'>) {
  if (total === 0) return <p className="prose">No company in the directory lists it yet.</p>;
  return (
    <>
      <ul className="grid gap-2">
        {holders.map((company) => (
          <li key={company.id} className="flex flex-wrap items-center gap-x-3">
            <CertificationMark mark={mark} name={name} state={company.state} />
            <a href={paths.company(company)} className="link inline-block py-2">
              {company.name}
            </a>{' '}
            <span className="text-soft">{company.location}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={paths.results({ certification: [name] })} className="button button-line">
          {total === 1 ? 'See it in the directory' : `See all ${total} in the directory`}
        </a>
      </p>
      <p className="mt-4 max-w-[72ch] text-sm text-soft">
        Companies whose certificate we have checked come first, with a green mark. The others claim it themselves.
      </p>
    </>
  );
}

/** The state of this certificate at a company, which may name it in other words. */
function stateOf({ certifications, certificateStates }: PublicCompany, { id }: Certification): PublicState {
  const states = certificateStates.filter((_, index) => findCertification(certifications[index] ?? '')?.id === id);
  return states.includes('checked') ? 'checked' : (states[0] ?? 'claimed');
}

export const certificatePage: Page<Props | { message: string }> = {
  pattern: patternToRegExp(pagePatterns.certificate),
  address: ({ params: [id = ''] }) => ({ key: paths.certificate(id) }),
  load: async ({ params: [id] }, data, site) => {
    const certification = CERTIFICATIONS.find((entry) => entry.id === id);
    if (certification === undefined) return unknownGuide('There is no certificate with this name.', site);
    const found = await data.searchCompanies({
      filters: { certification: [certification.name] },
      sortBy: 'rating',
      page: 1,
      limit: MAX_PAGE_SIZE,
    });
    const holders = found.items
      .map((company) => ({
        id: company.id,
        name: company.name,
        location: company.location,
        state: stateOf(company, certification),
      }))
      .sort((a, b) => Number(b.state === 'checked') - Number(a.state === 'checked'))
      .slice(0, SHOWN_HOLDERS);
    const described = {
      path: pathOf(certification),
      title: titleOf(certification),
      description: `What ${certification.name} proves and what not, who issues it, how a number looks, and how to check it in its register in two minutes.`,
      sources: [],
    };
    return {
      status: 200,
      props: { certification, check: certificateCheck(certification.id), holders, total: found.total },
      head: {
        ...guideHead(described, crumbsOf(certification), site),
        canonical: paths.certificate(repeatedCertificate(certification.id) ?? certification.id),
        noIndex: !isIndexedCertificate(certification.id),
      },
    };
  },
  component: guideOr(CertificatePage),
};
