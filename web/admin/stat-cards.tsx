import type { AdminStats } from '#domain/admin/stats.ts';
import { StatList } from '#web/ui/stat-list.tsx';

/** The stat cards of the dashboard (section 2). Rendered on the server first, then in the browser. */
export function CompanyStats({ stats }: { stats: AdminStats }) {
  return (
    <StatList
      stats={[
        ['Total Companies', stats.totalCompanies],
        ['Pending Approval', stats.pendingCompanies],
        ['Verified Companies', stats.verifiedCompanies],
        ['Featured Companies', stats.featuredCompanies],
      ]}
    />
  );
}
