import type { ManagedCompany } from '#domain/members/member.ts';
import { paths } from '#domain/paths.ts';
import { CompanyLogo } from '#web/companies/company-logo.tsx';

export type ManageHeaderProps = {
  siteName: string;
  /** The address of the signed-in user. */
  email: string;
  /** The company of the page; null for pages of the user. */
  company: ManagedCompany | null;
  /** The other companies of the user. */
  others: ManagedCompany[];
};

/** Takes the place of the public header on pages under /manage: which company, and who is signed in. */
function ManageHeader({ siteName, email, company, others }: ManageHeaderProps) {
  return (
    <>
      <a href="#main" className="skip-link button button-ink">
        Skip to content
      </a>
      <header className="site-header manage-header">
        <div className="container-page">
          <a href={paths.home()} className="site-name">
            <span>{siteName}</span>
          </a>
          {company !== null && <CompanySwitch company={company} others={others} />}
          <div className="manage-user">
            {company?.state === 'public' && (
              <a href={paths.company(company)} className="link">
                View public profile
              </a>
            )}
            <a href={paths.manageAccount} className="manage-account">
              <span className="manage-email">{email}</span>
              <span className="link">Account</span>
            </a>
            <form action={paths.signOut} method="post">
              <input type="hidden" name="returnTo" value={paths.manage} />
              <button type="submit" className="button button-line">
                Sign Out
              </button>
            </form>
          </div>
        </div>
      </header>
    </>
  );
}

/** For the pages of one company. */
export function companyHeader({ frame }: { frame: ManageHeaderProps }) {
  return <ManageHeader {...frame} />;
}

/** For the pages of a user, who may not be signed in. */
export function userHeader({ header }: { header?: ManageHeaderProps | null }) {
  return header == null ? null : <ManageHeader {...header} />;
}

function CompanySwitch({ company, others }: { company: ManagedCompany; others: ManagedCompany[] }) {
  const name = (
    <>
      <CompanyLogo company={{ name: company.name, logoUrl: null, imageUrl: null }} size="card" />
      <b>{company.name}</b>
    </>
  );
  if (others.length === 0) return <div className="manage-company">{name}</div>;
  return (
    <details className="manage-company">
      <summary>
        {name}
        <span className="sr-only">, change company</span>
      </summary>
      <nav aria-label="Your companies" className="plate">
        {others.map((other) => (
          <a key={other.id} href={paths.manageCompany(other.id)}>
            {other.name}
          </a>
        ))}
        <a href={paths.manage}>All your companies</a>
      </nav>
    </details>
  );
}
