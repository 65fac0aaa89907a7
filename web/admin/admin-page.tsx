import type { AdminStats } from '#domain/admin/stats.ts';
import { paths } from '#domain/paths.ts';
import { AccessDenied } from './access-denied.tsx';
import { CompanyStats } from './stat-cards.tsx';

export type AdminProps = { email: null } | { email: string; isAdmin: boolean; stats: AdminStats };

/** Specification section 2 "Admin dashboard": the root of the dashboard with its first stats, or Access Denied. */
export function AdminPage(props: AdminProps) {
  if (props.email === null) return <AccessDenied />;
  const { email, isAdmin, stats } = props;
  return (
    <div className="container-page pt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-2xl">Admin Dashboard</h1>
          <p className="mt-1 text-soft">
            Signed in as{' '}
            <a href={paths.security} className="link">
              {email}
            </a>
          </p>
        </div>
        <form action={paths.signOut} method="post" className="flex flex-wrap items-center gap-4">
          <a href={paths.adminMails} className="link">
            Emails
          </a>
          {isAdmin && (
            <a href={paths.adminSettings} className="link">
              Settings
            </a>
          )}
          <button type="submit" className="button button-line">
            Sign Out
          </button>
        </form>
      </div>
      <div id="admin-dashboard" data-stats={JSON.stringify(stats)}>
        <CompanyStats stats={stats} />
        <p role="status" className="mt-6 text-soft">
          Loading...
        </p>
        <noscript>
          <p className="max-w-[68ch] text-soft">
            The admin dashboard requires JavaScript. Without it, import and publish companies from the command line:{' '}
            <code>npm run import -- FILE.csv --approve</code>
          </p>
        </noscript>
      </div>
    </div>
  );
}
