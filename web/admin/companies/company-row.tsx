import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { type CompanyAction, companyCan } from '#domain/companies/company-status.ts';
import { CompanyTags } from './company-tags.tsx';

export type RowAction = Exclude<CompanyAction, 'setBadges'> | 'details';

type Props = {
  company: AdminCompany;
  /** Undefined where rows cannot be selected. */
  isChosen: boolean | undefined;
  onChoose: (id: number, isChosen: boolean) => void;
  onAction: (action: RowAction, company: AdminCompany) => void;
};

/** One company with what its state offers (specification section 4). */
export function CompanyRow({ company, isChosen, onChoose, onAction }: Props) {
  const { id, name, location, approved, missing, duplicates } = company;
  const action = (kind: RowAction, label: string, className = 'mini') => (
    <button type="button" className={className} aria-label={`${label} ${name}`} onClick={() => onAction(kind, company)}>
      {label}
    </button>
  );
  const offer = (kind: Exclude<RowAction, 'details'>, label: string, className?: string) =>
    companyCan[kind].when(company) && action(kind, label, className);
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
          {offer('approve', 'Approve', 'mini mini-ink')}
          {offer('reject', 'Reject', 'mini mini-stop')}
          {offer('verify', 'Verify', 'mini mini-ink')}
          {offer('unverify', 'Unverify')}
          {offer('feature', 'Feature')}
          {offer('unfeature', 'Unfeature')}
          {offer('edit', 'Edit')}
          {action('details', 'Details')}
          {offer('delete', 'Delete', 'mini mini-stop')}
        </div>
      </td>
    </tr>
  );
}
