import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { CompanyTags } from './company-tags.tsx';

export type RowAction = 'approve' | 'reject' | 'verify' | 'unverify' | 'feature' | 'edit' | 'details' | 'delete';

type Props = {
  company: AdminCompany;
  /** Undefined where rows cannot be selected. */
  isChosen: boolean | undefined;
  onChoose: (id: number, isChosen: boolean) => void;
  onAction: (action: RowAction, company: AdminCompany) => void;
};

/** One company with what its state offers (specification section 4). */
export function CompanyRow({ company, isChosen, onChoose, onAction }: Props) {
  const { id, name, location, approved, verified, featured, missing, duplicates } = company;
  const action = (kind: RowAction, label: string, className = 'mini') => (
    <button type="button" className={className} aria-label={`${label} ${name}`} onClick={() => onAction(kind, company)}>
      {label}
    </button>
  );
  return (
    <tr>
      {isChosen !== undefined && (
        <td>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isChosen}
            onChange={(event) => onChoose(id, event.currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">
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
      </th>
      <td>{location}</td>
      <td>
        <CompanyTags company={company} />
      </td>
      <td>{company.yearEstablished ?? '–'}</td>
      <td>{company.employeeCount ?? '–'}</td>
      <td>
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
      </td>
    </tr>
  );
}
