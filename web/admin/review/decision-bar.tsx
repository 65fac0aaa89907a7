import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { type CompanyAction, companyCan } from '#domain/companies/company-status.ts';
import { mayAct } from '#web/admin/may-call.browser.ts';
import { formatDate } from '#web/admin/ui/admin-table.tsx';
import { Key } from '#web/admin/ui/key-help.tsx';

export type ReviewActions = Record<
  'approve' | 'reject' | 'edit' | 'note' | 'verify' | 'feature' | 'hide' | 'remove',
  () => void
>;

type Props = {
  company: AdminCompany;
  actions: ReviewActions;
  isPending: boolean;
  /** The action that runs. */
  running: keyof ReviewActions | undefined;
  next: { name: string } | undefined;
  onNext: () => void;
};

/** The decision, always at the foot of the screen: what can be done, what it does, and who is next. */
export function DecisionBar({ company, actions, isPending, running, next, onNext }: Props) {
  const action = (name: keyof ReviewActions, label: string, key: string, className = 'button-line') => (
    <button
      type="button"
      className={`button ${className}`}
      aria-disabled={isPending}
      aria-busy={running === name}
      onClick={actions[name]}
    >
      {label} <Key name={key} />
    </button>
  );
  const offer = (when: CompanyAction, ...parts: Parameters<typeof action>) =>
    companyCan[when].when(company) && mayAct(when) && action(...parts);
  return (
    <section className="check-decision" aria-label="Decision">
      {offer('approve', 'approve', 'Approve', 'A', 'button-ink')}
      {offer('reject', 'reject', 'Reject', 'R', 'button-line text-stop')}
      {offer('unhide', 'hide', 'Show again', 'H', 'button-ink')}
      {company.approved && action('verify', company.verified ? 'Certificates' : 'Verify', 'V')}
      {action('edit', 'Edit', 'E')}
      {action('note', 'Note', 'N')}
      {offer('feature', 'feature', 'Feature', 'F')}
      {offer('unfeature', 'feature', 'End placement', 'F')}
      {offer('hide', 'hide', 'Hide', 'H')}
      {offer('delete', 'remove', 'Delete', 'X', 'button-line text-stop')}
      <p className="review-effect">{effectOf(company)}</p>
      <span className="check-next">
        {next === undefined ? (
          'The last one of this list'
        ) : (
          <>
            <span>then</span>
            <button type="button" className="button button-line" onClick={onNext}>
              <span className="next-name">{next.name}</span> <Key name="J" />
            </button>
          </>
        )}
      </span>
    </section>
  );
}

/** What the first button does, and whom it mails. */
function effectOf({ approved, source, email, hiddenAt, hiddenBy, hiddenReason }: AdminCompany): string {
  if (hiddenAt !== null) return `Hidden since ${formatDate(hiddenAt)} by ${hiddenBy}: ${hiddenReason}`;
  if (approved) return 'Public. Hiding keeps everything.';
  const mail =
    source === 'registration' && email !== '' ? `mail to ${email}` : 'no mail, because it did not register itself';
  return `Approve: public at once, ${mail}. Verify, Feature and Hide come after approval.`;
}
