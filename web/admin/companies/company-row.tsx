import { useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor, type CompanyAction, companyCan } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { mayAct } from '#web/admin/may-call.browser.ts';
import { Menu } from '#web/admin/ui/menu.tsx';

export type RowAction = Exclude<CompanyAction, 'setBadges' | 'takeBadges' | 'verify' | 'hide' | 'unhide'> | 'details';

type Props = {
  company: AdminCompany;
  isPending: boolean;
  onAction: (action: RowAction, company: AdminCompany) => void;
};

/** The actions that the state of a company and the own role allow (section 4). The one that runs shows it. */
export function CompanyActions({ company, isPending, onAction }: Props) {
  const { name } = company;
  const [latest, setLatest] = useState<RowAction>();
  const action = (kind: RowAction, label: string, className = 'mini') => (
    <button
      type="button"
      className={className}
      data-closes=""
      aria-label={`${label} ${name}`}
      aria-disabled={isPending}
      aria-busy={isPending && latest === kind}
      onClick={() => {
        if (isPending) return;
        setLatest(kind);
        onAction(kind, company);
      }}
    >
      {label}
    </button>
  );
  const offer = (kind: Exclude<RowAction, 'details'>, label: string, className?: string) =>
    companyCan[kind].when(company) && mayAct(kind) && action(kind, label, className);
  return (
    <div className="admin-actions">
      {offer('approve', 'Approve', 'mini mini-main')}
      {offer('reject', 'Reject', 'mini mini-stop')}
      {companyCan.verify.when(company) && (
        <a href={paths.checkCompany(company.id)} className="mini mini-main" aria-label={`Verify ${name}`}>
          Verify
        </a>
      )}
      {offer('unverify', 'Unverify')}
      {offer('feature', 'Feature')}
      {offer('unfeature', 'Unfeature')}
      {offer('edit', 'Edit')}
      <Menu label="⋯" name={`More for ${name}`}>
        {action('details', 'Details')}
        {offer('delete', 'Delete', 'mini mini-stop')}
      </Menu>
    </div>
  );
}

/** The name, which leads to the company, and below it in one line what an admin should know before approving. */
export function CompanyName({ company, list }: { company: AdminCompany; list: string }) {
  const { id, name, approved, missing, duplicates } = company;
  const badges = badgesAskedFor(company);
  const same = duplicates.map((other) => `${other.name}, ${other.location} (${other.same.join(', ')})`).join('; ');
  const warnings = [
    badges.length > 0 && `Asks for ${badges.join(' and ')}`,
    duplicates.length > 0 && `Possible duplicate of ${same}`,
  ].filter((text) => text !== false);
  const hints = [...warnings, ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}`] : [])].join('; ');
  return (
    <>
      <a href={paths.adminCompany(id, list)} className="admin-name" title={name}>
        {name}
      </a>
      {!approved && hints !== '' && (
        <span className={warnings.length > 0 ? 'admin-hints admin-flag' : 'admin-hints'} title={hints}>
          {hints}
        </span>
      )}
    </>
  );
}
