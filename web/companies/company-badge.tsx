export function CompanyBadge({ badge }: { badge: 'FEATURED' | 'VERIFIED' }) {
  return (
    <span className={`badge badge-${badge.toLowerCase()}`}>
      {badge === 'VERIFIED' && <span aria-hidden="true">✓ </span>}
      {badge}
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
