import type { AdminStats } from '#domain/companies/company-summary.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';

export type AdminProps = { email: null } | { email: string; stats: AdminStats };

/** Specification section 2 "Admin dashboard": who is signed in and how the directory stands, or Access Denied. */
export function AdminPage(props: AdminProps) {
  if (props.email === null) {
    return (
      <div className="container-page narrow pt-18">
        <h1 className="text-2xl">{messages.accessDenied.title}</h1>
        <p className="mt-3 text-lg text-soft">You need admin privileges to access this page.</p>
        <a href="/api/login" className="button button-ink mt-8">
          Sign In
        </a>
      </div>
    );
  }
  const { email, stats } = props;
  const figures = [
    ['Total Companies', stats.totalCompanies],
    ['Pending Approval', stats.pendingCompanies],
    ['Verified Companies', stats.verifiedCompanies],
    ['Featured Companies', stats.featuredCompanies],
  ];
  return (
    <div className="container-page pt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-2xl">Admin Dashboard</h1>
          <p className="mt-1 text-soft">Signed in as {email}</p>
        </div>
        <form action={paths.signOut} method="post">
          <button type="submit" className="button button-line">
            Sign Out
          </button>
        </form>
      </div>
      <dl className="stats">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="label-mono">{label}</dt>
            <dd>{value?.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[68ch] text-soft">
        Companies are imported and published from the command line:{' '}
        <code className="font-mono text-sm">npm run import -- FILE.csv --approve</code>
      </p>
    </div>
  );
}
