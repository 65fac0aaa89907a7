import type { SubscriptionAction } from '#domain/billing/company-subscription.ts';
import { dayInWords } from '#domain/certificates/local-date.ts';
import { describePlan, findPlan } from '#domain/verification/offer.ts';
import type { SubscriptionProps } from './subscription-props.ts';

/** What an owner can do with a subscription that runs. */
export function SubscriptionForms({ address, subscription, state, isHidden, frame }: SubscriptionProps) {
  if (subscription === null) return null;
  const { plan, status, endsAt, currentPeriodEnd, openInvoiceUrl } = subscription;
  const other = findPlan(plan === 'annual' ? 'monthly' : 'annual');
  const isDue = state === 'past due' || state === 'ended';
  return (
    <>
      <div className="manage-actions">
        {isDue && openInvoiceUrl !== null && (
          <a href={openInvoiceUrl} className="button button-ink">
            Pay now
          </a>
        )}
        {endsAt !== null && !isDue && frame.company.state !== 'removed' && (
          <ActionForm address={address} action="keep" label="Keep the subscription" isPrimary />
        )}
        <ActionForm address={address} action="invoices" label="Invoices and tax numbers" />
        <ActionForm address={address} action="card" label="Change the card" />
        {status === 'active' && endsAt === null && !isHidden && (
          <ActionForm address={address} action="switch" label={`Change to ${describePlan(other).toLowerCase()}`} />
        )}
      </div>
      {endsAt === null && (
        <details className="subscription-cancel">
          <summary>Cancel the subscription</summary>
          <p>
            {isDue || currentPeriodEnd === null
              ? 'It ends at once, and nothing more is charged.'
              : `The placement stays until ${dayInWords(currentPeriodEnd.slice(0, 10))}, then it ends. Nothing more is charged. Checked certificates stay checked.`}
          </p>
          <ActionForm address={address} action="cancel" label="Cancel now" />
        </details>
      )}
    </>
  );
}

type Props = { address: string; action: SubscriptionAction; label: string; isPrimary?: boolean };

function ActionForm({ address, action, label, isPrimary = false }: Props) {
  return (
    <form action={address} method="post">
      <input type="hidden" name="action" value={action} />
      <button type="submit" className={`button ${isPrimary ? 'button-ink' : 'button-line'}`}>
        {label}
      </button>
    </form>
  );
}
