import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { HistoryEntry } from '#domain/certificates/company-history.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { countryGuideOf } from '#domain/guides/country-guides.ts';
import type { LocatorMap } from '#domain/maps/company-map.ts';
import { paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { serviceAddress } from '#web/landing/landing-address.ts';
import { Locator } from '#web/maps/locator.tsx';
import { Crumbs } from '#web/seo/crumbs.tsx';
import type { Crumb } from '#web/seo/structured-data.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { BackLink } from './back-link.tsx';
import { CompanyBadge, FeaturedBadge } from './company-badge.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { CompanyNotFound } from './company-not-found.tsx';
import { Distance } from './distance.tsx';
import { ProfileCertificates } from './profile-certificates.tsx';
import { ContactBar, ProfileContact } from './profile-contact.tsx';
import { ProfileFields, Section } from './profile-parts.tsx';
import { ResponseRecord } from './response-record.tsx';

export type ProfileProps =
  | { company: null }
  | {
      company: PublicCompany;
      crumbs: readonly Crumb[];
      /** The city from which the distance is measured. */
      from: string | null;
      map: LocatorMap | null;
      certificates: PublicCertificate[];
      history: HistoryEntry[];
      today: LocalDate;
      /** The day for which the visitor needs the certificates. */
      validOn: LocalDate | null;
      siteName: string;
    };

/** Specification section 2 "Company profile". */
export function ProfilePage(props: ProfileProps) {
  return props.company === null ? <CompanyNotFound icon={<ArrowIcon back />} /> : <Profile {...props} />;
}

function Profile(props: Extract<ProfileProps, { certificates: unknown }>) {
  const { company, crumbs, from, map, certificates, history, siteName } = props;
  const country = countryGuideOf(company.countryCode);
  return (
    <div className="container-page profile">
      <div className="profile-bar">
        <BackLink />
        <ProfileLinks company={company} certificates={certificates} />
      </div>
      <Crumbs crumbs={crumbs} />
      <div className="profile-head">
        <CompanyLogo company={company} size="profile" />
        <div className="min-w-0">
          <h1>{company.name}</h1>
          <p className="profile-place">
            {company.location}
            {company.distance !== null && (
              <>
                {' · '}
                <Distance miles={company.distance} />
                {from !== null && ` from ${from}`}
              </>
            )}
          </p>
          <p className="profile-tags">
            {company.verified && <CompanyBadge badge="VERIFIED" certificateStates={company.certificateStates} />}
            {company.featured && <FeaturedBadge />}
            {company.yearEstablished !== null && <span>{`Since ${company.yearEstablished}`}</span>}
            {company.employeeCount !== null && <span>{`${company.employeeCount} people`}</span>}
            {company.serviceArea !== '' && <span>{`Serves ${withArticle(company.serviceArea)}`}</span>}
          </p>
        </div>
      </div>
      <div className="profile-columns">
        <div className="profile-main">
          <ProfileCertificates {...props} />
          <ResponseRecord record={company.responseRecord} />
          <Section title="Services">
            <dl className="grid gap-5">
              <ProfileFields label="Services and methods" values={company.specializations} addressOf={methodAddress} />
              <ProfileFields label="Equipment types" values={company.equipmentTypes} addressOf={methodAddress} />
              <ProfileFields label="Industry experience" values={company.industries} />
            </dl>
          </Section>
          {company.description !== '' && (
            <Section title="About">
              <p className="max-w-[72ch] whitespace-pre-line">{company.description}</p>
            </Section>
          )}
          <CompanyDetails company={company} />
          {country !== undefined && (
            <nav aria-label="Law and practice" className="py-4">
              <a href={paths.countryGuide(country.slug)} className="link inline-block py-2">
                {`Law and practice of inspection: ${country.name}`}
              </a>
            </nav>
          )}
        </div>
        <aside className="profile-aside">
          <ProfileContact company={company} validOn={props.validOn} siteName={siteName} />
          {map !== null && <Locator map={map} />}
        </aside>
        <CompanyHistory history={history} />
      </div>
      <MoreLinks company={company} certificates={certificates} />
      <ContactBar company={company} validOn={props.validOn} />
    </div>
  );
}

/** The page about a service, where there is one with a text of its own. */
const methodAddress = (name: string) => serviceAddress(name, null);

/** What buyers do with a profile other than asking for a quote. */
type LinksProps = { company: PublicCompany; certificates: PublicCertificate[] };

/** Above the name. On a phone only the way to report something stands there, and the others at the end. */
function ProfileLinks(props: LinksProps) {
  return (
    <nav className="profile-links" aria-label="This profile">
      <PageLinks {...props} />
      <a href={paths.reportDoubt(props.company.id)} className="link" rel="nofollow">
        Something wrong?
      </a>
    </nav>
  );
}

function MoreLinks(props: LinksProps) {
  return (
    <nav className="profile-more" aria-label="More about this profile">
      <PageLinks {...props} />
    </nav>
  );
}

function PageLinks({ company, certificates }: LinksProps) {
  const hasDocuments = certificates.some(({ documents }) => documents.length > 0);
  return (
    <>
      <a href={paths.companySheet(company.id)} className="link" rel="nofollow">
        Sheet to print
      </a>
      <a
        href={paths.qualificationPack(company.id, hasDocuments ? 'zip' : 'pdf')}
        className="link"
        rel="nofollow"
        download
      >
        {`Qualification pack, ${hasDocuments ? 'ZIP' : 'PDF'}`}
      </a>
      <a href={paths.claimCompany(company.id)} className="link" rel="nofollow">
        Is this your company?
      </a>
    </>
  );
}
