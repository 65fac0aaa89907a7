import type { ReactNode } from 'react';
import type { PublicState } from '#domain/certificates/certificate-status.ts';
import { phoneLink } from '#domain/companies/phone-link.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import type { LocatorMap } from '#domain/maps/company-map.ts';
import { serviceAddress } from '#web/landing/landing-address.ts';
import { Locator } from '#web/maps/locator.tsx';
import type { Crumb } from '#web/seo/structured-data.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { BackLink } from './back-link.tsx';
import type { CertificateDetails } from './certificate-details.ts';
import { CertificationMark } from './certification-mark.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { CompanyNotFound } from './company-not-found.tsx';
import { ContactLink } from './contact-link.tsx';
import { Distance } from './distance.tsx';
import { ProfileFields, Section } from './profile-parts.tsx';
import { WhereItWorks } from './where-it-works.tsx';

export type ProfileProps =
  | { company: null }
  | {
      company: PublicCompany;
      crumbs: readonly Crumb[];
      /** The city from which the distance is measured. */
      from: string | null;
      map: LocatorMap | null;
      certificates: CertificateDetails[];
      siteName: string;
    };

/** Specification section 2 "Company profile". */
export function ProfilePage(props: ProfileProps) {
  return props.company === null ? <CompanyNotFound icon={<ArrowIcon back />} /> : <Profile {...props} />;
}

function Profile({
  company,
  crumbs,
  from,
  map,
  certificates,
  siteName,
}: Extract<ProfileProps, { certificates: unknown }>) {
  return (
    <div className="container-page pt-6 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-5">
        <BackLink />
        <nav aria-label="Breadcrumb">
          <ol className="crumbs">
            {crumbs.slice(1).map(({ name, path }, index) => (
              <li key={path}>
                {index === crumbs.length - 2 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="mt-4 flex items-start gap-5">
        <CompanyLogo company={company} size="profile" />
        <div className="min-w-0">
          <h1 className="text-[clamp(26px,3.6vw,40px)] leading-[1.1] [overflow-wrap:anywhere]">{company.name}</h1>
          <p className="mt-2 text-lg text-soft">
            {company.location}
            {company.distance !== null && (
              <>
                {' · '}
                <Distance miles={company.distance} />
                {from !== null && ` from ${from}`}
              </>
            )}
          </p>
          {(company.verified || company.featured) && (
            <p className="mt-2 flex flex-wrap gap-2">
              {company.verified && <CompanyBadge badge="VERIFIED" certificateStates={company.certificateStates} />}
              {company.featured && <CompanyBadge badge="FEATURED" />}
            </p>
          )}
        </div>
      </div>

      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
        <aside className="grid gap-4 lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1">
          <section className="plate p-5" aria-labelledby="contact-title">
            <h2 id="contact-title" className="text-md">
              Contact
            </h2>
            <dl className="mt-3 grid gap-3">
              {company.phone !== '' && (
                <ContactRow label="Phone">
                  <Phone number={company.phone} />
                </ContactRow>
              )}
              {company.email !== '' && (
                <ContactRow label="Email">
                  <a href={`mailto:${encodeURIComponent(company.email).replace('%40', '@')}`} className="link">
                    {company.email}
                  </a>
                </ContactRow>
              )}
              {company.website !== null && (
                <ContactRow label="Website">
                  <a
                    href={company.website}
                    target="_blank"
                    rel={company.verified ? 'noopener' : 'nofollow ugc noopener'}
                    className="link"
                  >
                    {company.website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </ContactRow>
              )}
            </dl>
            <ContactLink company={company} className="mt-5 w-full">
              Request Service Quote
            </ContactLink>
          </section>
          {map !== null && <Locator map={map} />}
          {(company.yearEstablished !== null || company.employeeCount !== null) && (
            <section className="plate p-5" aria-labelledby="details-title">
              <h2 id="details-title" className="text-md">
                Company details
              </h2>
              <dl className="mt-3 grid gap-3">
                {company.yearEstablished !== null && (
                  <ContactRow label="Year established">{company.yearEstablished}</ContactRow>
                )}
                {company.employeeCount !== null && <ContactRow label="Employees">{company.employeeCount}</ContactRow>}
              </dl>
            </section>
          )}
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {company.description !== '' && (
            <Section title="About">
              <p className="max-w-[72ch] whitespace-pre-line">{company.description}</p>
            </Section>
          )}
          <Section title="Services">
            <dl className="grid gap-5">
              <ProfileFields label="Services and methods" values={company.specializations} addressOf={methodAddress} />
              <ProfileFields label="Equipment types" values={company.equipmentTypes} addressOf={methodAddress} />
              <ProfileFields label="Industry experience" values={company.industries} />
            </dl>
          </Section>
          <WhereItWorks company={company} />
          <Section title="Certifications">
            {certificates.length === 0 ? (
              <p className="text-soft">The company has listed no certificates. Ask for them before you order.</p>
            ) : (
              <>
                <p className="max-w-[72ch] text-soft">
                  {company.certificateStates.includes('checked')
                    ? `${siteName} has checked the certificates with a green mark. Certificates expire and scopes change, so verify any certificate you rely on.`
                    : 'These are the company’s own claims. Verify each one with its issuer before you rely on it.'}
                </p>
                <ul className="mt-4 border-hair border-t">
                  {certificates.map((certificate, index) => (
                    <Certificate
                      key={certificate.name}
                      certificate={certificate}
                      state={company.certificateStates[index] ?? 'claimed'}
                    />
                  ))}
                </ul>
              </>
            )}
          </Section>
        </div>
      </div>
    </div>
  );
}

/** The page about a service, where there is one with a text of its own. */
const methodAddress = (name: string) => serviceAddress(name, null);

function Certificate({ certificate, state }: { certificate: CertificateDetails; state: PublicState }) {
  const { name, mark, fullName, details, registers } = certificate;
  return (
    <li className="grid gap-x-5 gap-y-2 border-hair border-b py-5 sm:grid-cols-[72px_1fr]">
      <div>
        <CertificationMark mark={mark} name={name} state={state} />
      </div>
      <div className="min-w-0">
        <h3 className="text-base [overflow-wrap:anywhere]">{name}</h3>
        {fullName && <p className="text-sm text-soft">{fullName}</p>}
        {details === null ? (
          <p className="mt-2 max-w-[68ch] text-soft">
            We have no information about this certificate. Ask the company for a copy, its number and who issued it.
          </p>
        ) : (
          <>
            <p className="mt-2 max-w-[68ch]">{details.meaning}</p>
            {details.caution && <p className="mt-1 max-w-[68ch] text-soft">{details.caution}</p>}
            <dl className="mt-3 grid gap-1 text-sm">
              <Line label="Issued by">{details.issuer}</Line>
              <Line label="Held by">{details.holder}</Line>
              {details.validity && <Line label="Validity">{details.validity}</Line>}
              <Line label="Verify at">
                {registers.map(({ label, url }, index) => (
                  <span key={label}>
                    {index > 0 && '; '}
                    {url === null ? (
                      label
                    ) : (
                      <a href={url} target="_blank" rel="noopener" className="link">
                        {label}
                        <span className="sr-only"> (opens in a new tab)</span>
                      </a>
                    )}
                  </span>
                ))}
              </Line>
            </dl>
          </>
        )}
      </div>
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[104px_1fr] sm:items-baseline">
      <dt className="label-mono">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ContactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-mono">{label}</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  const href = phoneLink(number);
  if (href === undefined) return number;
  return (
    <a href={href} className="link">
      {number}
    </a>
  );
}
