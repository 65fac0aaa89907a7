const STYLE = {
  FEATURED: 'bg-lead-sheet text-lead',
  VERIFIED: 'bg-proof-sheet text-proof',
};

export function CompanyBadge({ badge }: { badge: 'FEATURED' | 'VERIFIED' }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-tag px-2 py-0.5 align-middle font-mono text-xs tracking-wide ${STYLE[badge]}`}>
      {badge === 'VERIFIED' && <span aria-hidden="true">✓</span>}
      {badge}
    </span>
  );
}
