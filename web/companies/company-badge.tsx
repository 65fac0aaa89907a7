import { cardBadge } from '#domain/companies/company-status.ts';
import type { CardCompany } from './card-content.ts';

type Props =
  | { badge: 'FEATURED' }
  /** Green only while a certificate is checked and current; else the company alone was checked. */
  | { badge: 'VERIFIED'; certificateStates: readonly string[] };

export function CompanyBadge(props: Props) {
  if (props.badge === 'FEATURED') return <span className="badge badge-featured">FEATURED</span>;
  const isProven = props.certificateStates.includes('checked');
  return (
    <span
      className={`badge ${isProven ? 'badge-verified' : 'badge-company-checked'}`}
      data-tooltip={isProven ? undefined : 'Company checked; no certificate checked'}
    >
      {isProven && <span aria-hidden="true">✓ </span>}
      VERIFIED
    </span>
  );
}

/** FEATURED is what is paid for, and says so (decision 3). */
export function FeaturedBadge() {
  return (
    <>
      <CompanyBadge badge="FEATURED" /> <span className="paid">paid placement</span>
    </>
  );
}

/** The badge of a card, if the company has one. */
export function CardBadge({ company }: { company: Pick<CardCompany, 'verified' | 'featured' | 'certificateStates'> }) {
  const badge = cardBadge(company);
  if (badge === null) return null;
  return (
    <p className="card-tags">
      {badge === 'FEATURED' ? (
        <FeaturedBadge />
      ) : (
        <CompanyBadge badge={badge} certificateStates={company.certificateStates} />
      )}
    </p>
  );
}
