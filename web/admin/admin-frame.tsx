import type { ReactNode } from 'react';
import { mayOpen, refusedRoutes } from '#domain/auth/refused-routes.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { paths } from '#domain/paths.ts';

const LINKS = [
  { href: paths.adminInsights, label: 'Insights' },
  { href: paths.adminCertificates, label: 'Certificates' },
  { href: paths.duplicates, label: 'Duplicates' },
  { href: paths.adminChanges, label: 'Changes' },
  { href: paths.adminClaims, label: 'Claims' },
  { href: paths.adminMails, label: 'Emails' },
  { href: paths.adminPayments, label: 'Payments' },
  { href: paths.adminSettings, label: 'Settings' },
  { href: paths.home(), label: 'View site' },
];

type Props = { siteName: string; user: CurrentUser; path: string; children: ReactNode };

/**
 * The slim bar and the main content of a page for admins. The dashboard puts its search into the bar. The content comes with
 * the calls that are refused, so that its screens offer none of them.
 */
export function AdminFrame({ siteName, user, path, children }: Props) {
  const refused = refusedRoutes(user);
  const links = (
    <>
      {LINKS.filter(({ href }) => mayOpen(user, href)).map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <a href={paths.security} aria-current={paths.security === path ? 'page' : undefined}>
        {user.email}
      </a>
      <form action={paths.signOut} method="post">
        <button type="submit">Sign Out</button>
      </form>
    </>
  );
  return (
    <>
      <a href="#main" className="skip-link button button-ink">
        Skip to content
      </a>
      <header className="admin-header">
        <a href={paths.admin} className="site-name">
          <span>{siteName}</span> <span className="admin-word">Admin</span>
        </a>
        <div id="admin-search" />
        <nav aria-label="Main">{links}</nav>
        <details>
          <summary className="button button-line">Menu</summary>
          <nav aria-label="Menu" className="plate">
            {links}
          </nav>
        </details>
      </header>
      <main id="main" data-refused={refused.length === 0 ? undefined : refused.join('\n')}>
        {children}
      </main>
    </>
  );
}
