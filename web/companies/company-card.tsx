import { cardBadge } from '#domain/companies/company-status.ts';
import { CARD_CERTIFICATIONS, CARD_SPECIALIZATIONS } from '#domain/constants.ts';
import { type CardView, paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import type { CardCompany } from './card-content.ts';
import { CertificationMark } from './certification-mark.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ContactLink } from './contact-link.tsx';
import { Distance } from './distance.tsx';

type Props = {
  company: CardCompany;
  view: CardView;
  /** The place from which the distance is measured. */
  from: string | undefined;
};

/** Specification section 2 "Company card", as a tile of the grid or a row of the list. */
export function CompanyCard({ company, view, from }: Props) {
  const badge = cardBadge(company);
  const { specializations, certifications, certificationMarks, distance, serves } = company;
  const address = paths.company(company, distance === null ? undefined : from);
  return (
    <article className={`plate card card-${view} ${badge === 'FEATURED' ? 'border-lead' : ''}`}>
      <div className="card-head">
        <CompanyLogo company={company} size="card" />
        <div className="min-w-0">
          <h3 className="text-[17px] leading-6">
            <a href={address}>{company.name}</a> {badge && <CompanyBadge badge={badge} />}
          </h3>
          <p className="mt-0.5 text-sm text-soft">
            {company.location}
            {distance !== null && (
              <>
                {' · '}
                <strong className="text-ink">
                  <Distance miles={distance} />
                </strong>
              </>
            )}
            {serves !== null && (
              <>
                {' · '}
                <span className="text-ink">{`Serves ${withArticle(serves)}`}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {company.description !== '' && <p className="card-text">{company.description}</p>}
      <dl className="card-facts">
        {specializations.length > 0 && (
          <div>
            <dt className="label-mono">Services</dt>
            <dd>
              {specializations.slice(0, CARD_SPECIALIZATIONS).map((name) => (
                <span key={name} className="tag">
                  {name}
                </span>
              ))}
              <More count={specializations.length - CARD_SPECIALIZATIONS} what="services" />
            </dd>
          </div>
        )}
        {certifications.length > 0 && (
          <div>
            <dt className="label-mono">Certificates</dt>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's way to what the marks mean */}
            <dd tabIndex={0} data-tooltips="">
              {certifications.slice(0, CARD_CERTIFICATIONS).map((name, index) => (
                <CertificationMark
                  key={name}
                  name={name}
                  mark={certificationMarks[index] ?? ''}
                  isChecked={company.verified}
                />
              ))}
              <More count={certifications.length - CARD_CERTIFICATIONS} what="certificates" />
            </dd>
          </div>
        )}
      </dl>
      <div className="card-actions">
        <ContactLink company={company} label={`Contact ${company.name}`}>
          Contact
        </ContactLink>
        <a href={address} className="button button-line" aria-label={`View Profile of ${company.name}`}>
          View Profile
        </a>
      </div>
    </article>
  );
}

function More({ count, what }: { count: number; what: string }) {
  if (count <= 0) return null;
  return (
    <span className="font-mono text-xs text-soft">
      +{count}
      <span className="sr-only"> more {what}</span>
    </span>
  );
}

/** A placeholder in the shape of a card while results load. */
export function CompanyCardSkeleton({ view }: { view: CardView }) {
  return (
    <div className={`plate card card-${view}`} aria-hidden="true">
      <div className="card-head">
        <div className="skeleton size-14" />
        <div className="grow space-y-2 pt-1">
          <div className="skeleton h-5 w-3/4" />
          <div className="skeleton h-4 w-1/2" />
        </div>
      </div>
      <div className="card-text space-y-2">
        <div className="skeleton h-4" />
        <div className="skeleton h-4" />
        <div className="skeleton h-4 w-2/3" />
      </div>
      <div className="card-facts">
        <div className="skeleton h-7 w-4/5" />
        <div className="skeleton h-7 w-3/5" />
      </div>
      <div className="card-actions">
        <div className="skeleton h-11 grow" />
        <div className="skeleton h-11 grow" />
      </div>
    </div>
  );
}
