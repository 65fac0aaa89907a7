import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor } from '#domain/companies/company-status.ts';
import { Modal } from '#web/admin/ui/modal.tsx';

type Props = {
  companies: readonly AdminCompany[];
  onApprove: (withBadges: boolean) => void;
  onClose: () => void;
};

const asksForBadges = (company: AdminCompany) => badgesAskedFor(company).length > 0;
const isDoubtful = ({ duplicates }: AdminCompany) => duplicates.length > 0;

/** Whether an approval is asked about first. The possible duplicates of a single company stand beside its button. */
export function mustAsk(companies: readonly AdminCompany[]): boolean {
  return companies.some(asksForBadges) || (companies.length > 1 && companies.some(isDoubtful));
}

/** Names what speaks against an approval: possible duplicates, and badges that an import asks for, which can be taken off. */
export function ApproveDialog({ companies, onApprove, onClose }: Props) {
  const asking = companies.filter(asksForBadges);
  const doubtful = companies.filter(isDoubtful);
  const decide = (withBadges: boolean) => () => {
    onApprove(withBadges);
    onClose();
  };
  const what = companies.length === 1 ? 'Approve' : `Approve ${companies.length} companies`;
  return (
    <Modal title={asking.length === 0 ? `${what}?` : `${what} with badges?`} onClose={onClose}>
      {doubtful.length > 0 && (
        <>
          <p>
            {doubtful.length === 1 ? 'This one may be listed twice:' : `These ${doubtful.length} may be listed twice:`}
          </p>
          <ul className="admin-list">
            {doubtful.map(({ id, name, duplicates }) => (
              <li key={id}>
                {name}: possible duplicate of {duplicates.map((other) => `${other.name}, ${other.location}`).join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {asking.length > 0 && (
        <>
          <p>
            The import asks for badges for {asking.length === 1 ? 'this company' : `these ${asking.length} companies`}:
          </p>
          <ul className="admin-list">
            {asking.map((company) => (
              <li key={company.id}>
                {company.name}: {badgesAskedFor(company).join(' and ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Cancel
        </button>
        {asking.length > 0 && (
          <button type="button" className="button button-line" onClick={decide(true)}>
            Approve with badges
          </button>
        )}
        <button type="button" className="button button-ink" data-first="" onClick={decide(asking.length === 0)}>
          {asking.length > 0 ? 'Approve without badges' : what}
        </button>
      </div>
    </Modal>
  );
}
