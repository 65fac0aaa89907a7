import type { AdminStats } from '#domain/admin/stats.ts';
import { StatList } from '#web/ui/stat-list.tsx';

/** The figures of the dashboard (section 2), at its foot. Rendered on the server first, then in the browser. */
export function CompanyStats({ stats }: { stats: AdminStats }) {
  return (
    <StatList
      className="stats admin-stats"
      label="Companies"
      stats={[
        ['Total Companies', stats.totalCompanies],
        ['Pending Approval', stats.pendingCompanies],
        ['Verified Companies', stats.verifiedCompanies],
        ['Featured Companies', stats.featuredCompanies],
      ]}
    />
  );
}
