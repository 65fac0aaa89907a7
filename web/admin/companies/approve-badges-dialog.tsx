import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor } from '#domain/companies/company-status.ts';
import { Modal } from '#web/admin/ui/modal.tsx';

type Props = {
  companies: readonly AdminCompany[];
  onApprove: (withBadges: boolean) => void;
  onClose: () => void;
};

/** Names the badges that come with the approval, because the import asks for them, and lets the admin take them off. */
export function ApproveBadgesDialog({ companies, onApprove, onClose }: Props) {
  const asking = companies.filter((company) => badgesAskedFor(company).length > 0);
  const decide = (withBadges: boolean) => () => {
    onApprove(withBadges);
    onClose();
  };
  return (
    <Modal
      title={companies.length === 1 ? 'Approve with badges?' : `Approve ${companies.length} companies with badges?`}
      description={`The import asks for badges for ${asking.length === 1 ? 'this company' : `these ${asking.length} companies`}:`}
      onClose={onClose}
    >
      <ul className="admin-list">
        {asking.map((company) => (
          <li key={company.id}>
            {company.name}: {badgesAskedFor(company).join(' and ')}
          </li>
        ))}
      </ul>
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button button-line" onClick={decide(true)}>
          Approve with badges
        </button>
        <button type="button" className="button button-ink" data-first="" onClick={decide(false)}>
          Approve without badges
        </button>
      </div>
    </Modal>
  );
}
