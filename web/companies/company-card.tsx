import { CARD_CERTIFICATIONS, CARD_SPECIALIZATIONS } from '#domain/constants.ts';
import { type CardView, paths } from '#domain/paths.ts';
import { ShortlistLink } from '#web/shortlist/shortlist-link.tsx';
import { innerHtmlOf } from '#web/ui/cached-html.server.tsx';
import type { CardCompany } from './card-content.ts';
import { CardReason } from './card-reason.tsx';
import { CertificationMark } from './certification-mark.tsx';
import { CardBadge } from './company-badge.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ContactLink } from './contact-link.tsx';
import { profileAddress } from './profile-address.server.ts';

type Props = {
  company: CardCompany;
  view: CardView;
  /** The place from which the distance is measured. */
  from: string | undefined;
  /** The day for which the visitor needs the certificates. */
  validOn?: string | undefined;
};

/** Specification section 2 "Company card", as a tile of the grid or a row of the list. Its parts are rows of the grid. */
export function CompanyCard({ company, view, from, validOn }: Props) {
  const { specializations, certifications } = company;
  const reference = company.distance === null ? undefined : from;
  const isPlain = reference === undefined && validOn === undefined;
  const parts = {
    company,
    address: isPlain ? profileAddress(company) : paths.company(company, reference, validOn),
    validOn,
  };
  return (
    <article className={`plate card card-${view}`}>
      {isPlain ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        <div className="card-head" dangerouslySetInnerHTML={headOf(parts)} />
      ) : (
        <div className="card-head">
          <CardHead {...parts} />
        </div>
      )}
      <CardBadge company={company} />
      <CardReason company={company} />
      {company.description.length > 0 && (
        <p className="card-text">
          {company.description.map(({ text, isFound }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
            isFound ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      {specializations.length > 0 && <p className="card-services" dangerouslySetInnerHTML={servicesOf(company)} />}
      {certifications.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's way to what the marks mean
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        <p className="card-marks" tabIndex={0} data-tooltips="" dangerouslySetInnerHTML={marksOf(company)} />
      )}
      {isPlain ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        <div className="card-actions" dangerouslySetInnerHTML={actionsOf(parts)} />
      ) : (
        <div className="card-actions">
          <CardActions {...parts} />
        </div>
      )}
    </article>
  );
}

type Parts = Pick<Props, 'company' | 'validOn'> & { address: string };

function CardHead({ company, address }: Parts) {
  return (
    <>
      <CompanyLogo company={company} size="card" />
      <div>
        <h3>
          <a href={address}>{company.name}</a>
        </h3>
        <p className="card-place">
          {company.place}
          {company.answers !== null && ` · ${company.answers}`}
          {company.reviewCount > 0 && <Stars rating={company.rating} reviews={company.reviewCount} />}
        </p>
      </div>
    </>
  );
}

function CardActions({ company, address, validOn }: Parts) {
  const { name } = company;
  return (
    <>
      <ContactLink company={company} validOn={validOn ?? null} label={`Contact ${name}`}>
        Contact
      </ContactLink>
      <a href={address} className="button button-line" aria-label={`View Profile of ${name}`}>
        View Profile
      </a>
      <ShortlistLink company={company} />
    </>
  );
}

/** What is the same in all searches. The states are made with the card of a company, and again after each change of it. */
const headOf = innerHtmlOf(({ company }: Parts) => company.certificateStates, CardHead);
const actionsOf = innerHtmlOf(({ company }: Parts) => company.certificateStates, CardActions);

const servicesOf = innerHtmlOf(
  ({ specializations }: CardCompany) => specializations,
  ({ specializations }) => (
    <>
      <span className="sr-only">Services: </span>
      {specializations.slice(0, CARD_SPECIALIZATIONS).map((service) => (
        <span key={service} className="tag">
          {service}
        </span>
      ))}
      <More count={specializations.length - CARD_SPECIALIZATIONS} what="service" />
    </>
  ),
);

/** The states are made with the card of a company, and again after each change of it. */
const marksOf = innerHtmlOf(
  ({ certificateStates }: CardCompany) => certificateStates,
  ({ certifications, certificationMarks, certificateStates }) => (
    <>
      <span className="sr-only">Certificates: </span>
      {certifications.slice(0, CARD_CERTIFICATIONS).map((certificate, index) => (
        <CertificationMark
          key={certificate}
          name={certificate}
          mark={certificationMarks[index] ?? ''}
          state={certificateStates[index] ?? 'claimed'}
        />
      ))}
      <More count={certifications.length - CARD_CERTIFICATIONS} what="certificate" />
    </>
  ),
);

function Stars({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <span className="card-stars">
      <span aria-hidden="true">★ </span>
      {`${rating.toFixed(1)} (${reviews} ${reviews === 1 ? 'review' : 'reviews'})`}
    </span>
  );
}

function More({ count, what }: { count: number; what: string }) {
  if (count <= 0) return null;
  return (
    <span className="card-more">
      {`+${count} more`}
      <span className="sr-only">{` ${what}${count === 1 ? '' : 's'}`}</span>
    </span>
  );
}
