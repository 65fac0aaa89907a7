export function CompanyBadge({ badge }: { badge: 'FEATURED' | 'VERIFIED' }) {
  return (
    <span className={`badge badge-${badge.toLowerCase()}`}>
      {badge === 'VERIFIED' && <span aria-hidden="true">✓ </span>}
      {badge}
    </span>
  );
}
