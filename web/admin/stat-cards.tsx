import type { AdminStats } from '#domain/admin/stats.ts';

/** The stat cards of the dashboard (section 2). Rendered on the server first, then in the browser. */
export function StatCards({ stats }: { stats: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="stats">
      {stats.map(([label, value]) => (
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
      stats={[
        ['Total Companies', stats.totalCompanies],
        ['Pending Approval', stats.pendingCompanies],
        ['Verified Companies', stats.verifiedCompanies],
        ['Featured Companies', stats.featuredCompanies],
      ]}
    />
  );
}
