import type { AdminStats } from '#domain/admin/stats.ts';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { AccessDenied } from './access-denied.tsx';
import { CompanyStats } from './stat-cards.tsx';
import { WorkStrip } from './work-strip.tsx';

export type AdminProps = { email: null } | { email: string; stats: AdminStats; work: WorkItem[] };

/** Specification section 2 "Admin dashboard": the root of the dashboard with its first figures, or Access Denied. */
export function AdminPage(props: AdminProps) {
  if (props.email === null) return <AccessDenied />;
  const { stats, work } = props;
  return (
    <>
      <h1 className="sr-only">Admin Dashboard</h1>
      <div id="admin-dashboard" data-stats={JSON.stringify(stats)} data-work={JSON.stringify(work)}>
        <WorkStrip items={work} />
        <p className="px-5 py-6 text-soft">
          <Loading />
        </p>
        <noscript>
          <p className="max-w-[68ch] px-5 text-soft">
            The admin dashboard requires JavaScript. Without it, import and publish companies from the command line:{' '}
            <code>npm run import -- FILE.csv --approve</code>
          </p>
        </noscript>
        <CompanyStats stats={stats} />
      </div>
    </>
  );
}
