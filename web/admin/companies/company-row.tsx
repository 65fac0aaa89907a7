import type { AdminCompany } from '#domain/companies/admin-company.ts';

export type RowAction = 'approve' | 'reject' | 'verify' | 'unverify' | 'feature' | 'edit' | 'details' | 'delete';

type Props = {
  company: AdminCompany;
  isPending: boolean;
  onAction: (action: RowAction, company: AdminCompany) => void;
};

/** The actions that the state of a company allows (section 4). */
export function CompanyActions({ company, isPending, onAction }: Props) {
  const { name, approved, verified, featured } = company;
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
  return (
    <div className="admin-actions">
      {!approved && action('approve', 'Approve', 'mini mini-ink')}
      {!approved && action('reject', 'Reject', 'mini mini-stop')}
      {approved && !verified && action('verify', 'Verify', 'mini mini-ink')}
      {approved && verified && action('unverify', 'Unverify')}
      {approved && action('feature', featured ? 'Unfeature' : 'Feature')}
      {action('edit', 'Edit')}
      {action('details', 'Details')}
      {approved && action('delete', 'Delete', 'mini mini-stop')}
    </div>
  );
}

/** The name, and below it what an admin should know before approving. */
export function CompanyName({ company: { name, approved, missing, duplicates } }: { company: AdminCompany }) {
  return (
    <>
      <span className="admin-name">{name}</span>
      {!approved && (duplicates.length > 0 || missing.length > 0) && (
        <span className="admin-hints">
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
