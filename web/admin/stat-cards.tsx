import type { AdminStats } from '#domain/admin/stats.ts';

/** The stat cards of the desk (specification section 2). Made on the server first, then by the desk. */
export function StatCards({ figures }: { figures: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="stats">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="label-mono">{label}</dt>
          <dd>{value.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The four of the dashboard. */
export function CompanyStats({ stats }: { stats: AdminStats }) {
  return (
    <StatCards
      figures={[
        ['Total Companies', stats.totalCompanies],
        ['Pending Approval', stats.pendingCompanies],
        ['Verified Companies', stats.verifiedCompanies],
        ['Featured Companies', stats.featuredCompanies],
      ]}
    />
  );
}
