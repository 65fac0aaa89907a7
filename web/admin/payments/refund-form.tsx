import { type PayingCompany, REFUND_CAUSES, type RefundCause } from '#domain/billing/admin-payments.ts';
import { MONEY_BACK_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';

const LABELS: Record<RefundCause, string> = {
  'check failed': 'The check failed, after help',
  'money back': `Money back on request, within ${MONEY_BACK_DAYS} days`,
  duplicate: 'Listed twice and paid twice',
  hidden: 'Hidden by us',
};

/** One action: refund, end, and inform the company. */
export function RefundForm({ item, typed }: { item: PayingCompany; typed: Record<string, string> | null }) {
  const { companyId, name, refund, state, lastPaidAt, isHidden } = item;
  if (refund === 'done') return <small>Refunded</small>;
  if (refund === 'asked') return <small>Refund is on its way</small>;
  if (lastPaidAt === null) return null;
  const causes = REFUND_CAUSES.filter(
    (cause) => (cause !== 'check failed' || state !== 'verified') && (cause !== 'hidden' || isHidden),
  );
  const chosen = causes.find((cause) => cause === typed?.cause) ?? causes[0];
  return (
    <details className="refund" open={typed !== null}>
      <summary aria-label={`Refund ${name}`}>Refund…</summary>
      <form action={paths.adminPayments} method="post">
        <input type="hidden" name="company" value={companyId} />
        <fieldset>
          <legend className="sr-only">Why</legend>
          {causes.map((cause) => (
            <label key={cause}>
              <input type="radio" name="cause" value={cause} defaultChecked={cause === chosen} /> {LABELS[cause]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`reason-${companyId}`}>Reason, mailed to the company</label>
        <textarea
          id={`reason-${companyId}`}
          name="reason"
          rows={3}
          required
          minLength={3}
          maxLength={2000}
          defaultValue={typed?.reason}
          className="field"
        />
        <button type="submit" className="button button-ink">
          Refund and end
        </button>
      </form>
    </details>
  );
}
