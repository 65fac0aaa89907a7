import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor, type CompanyAction, companyCan } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';

export type RowAction = Exclude<CompanyAction, 'setBadges' | 'takeBadges' | 'verify' | 'hide' | 'unhide'> | 'details';

type Props = {
  company: AdminCompany;
  isPending: boolean;
  onAction: (action: RowAction, company: AdminCompany) => void;
};

/** The actions that the state of a company allows (section 4). */
export function CompanyActions({ company, isPending, onAction }: Props) {
  const { name } = company;
  const action = (kind: RowAction, label: string, className = 'mini') => (
    <button
      type="button"
      className={className}
      aria-label={`${label} ${name}`}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) onAction(kind, company);
      }}
    >
      {label}
    </button>
  );
  const offer = (kind: Exclude<RowAction, 'details'>, label: string, className?: string) =>
    companyCan[kind].when(company) && action(kind, label, className);
  return (
    <div className="admin-actions">
      {offer('approve', 'Approve', 'mini mini-ink')}
      {offer('reject', 'Reject', 'mini mini-stop')}
      {companyCan.verify.when(company) && (
        <a href={paths.checkCompany(company.id)} className="mini mini-ink" aria-label={`Verify ${name}`}>
          Verify
        </a>
      )}
      {offer('unverify', 'Unverify')}
      {offer('feature', 'Feature')}
      {offer('unfeature', 'Unfeature')}
      {offer('edit', 'Edit')}
      {action('details', 'Details')}
      {offer('delete', 'Delete', 'mini mini-stop')}
    </div>
  );
}

/** The name, and below it what an admin should know before approving. */
export function CompanyName({ company }: { company: AdminCompany }) {
  const { name, approved, missing, duplicates } = company;
  const badges = badgesAskedFor(company);
  return (
    <>
      <span className="admin-name">{name}</span>
      {!approved && (duplicates.length > 0 || missing.length > 0 || badges.length > 0) && (
        <span className="admin-hints">
          {badges.length > 0 && <span className="admin-warning">Asks for {badges.join(' and ')}</span>}
          {duplicates.length > 0 && (
            <span className="admin-warning">
              Possible duplicate of {duplicates.map((other) => `${other.name} (${other.same.join(', ')})`).join('; ')}
            </span>
          )}
          {missing.length > 0 && <span>Missing: {missing.join(', ')}</span>}
        </span>
      )}
    </>
  );
}
