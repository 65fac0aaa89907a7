import type { PayingCompany } from '#domain/billing/admin-payments.ts';
import { dollars } from '#domain/billing/money-text.ts';
import { graceEnd } from '#domain/billing/subscription-state.ts';
import { daysBetween } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import { RefundForm } from './refund-form.tsx';
import type { ShownPayments } from './shown-payments.ts';

export const PAYMENT_STATES: Record<PayingCompany['state'], { label: string; tag: string }> = {
  none: { label: 'Being processed', tag: 'is-soft' },
  'awaiting check': { label: 'Paid, waits for the check', tag: '' },
  verified: { label: 'Verified', tag: 'is-proof' },
  'past due': { label: 'Renewal not paid', tag: 'is-stop' },
  ended: { label: 'Ended', tag: 'is-soft' },
};

/** Those that need something stand first. On a phone each row is a card. */
export function PaymentsTable(shown: ShownPayments) {
  return (
    <table className="payments-table">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">State</th>
          <th scope="col">Until</th>
          <th scope="col">Paid</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {shown.payments.items.map((item) => (
          <Row key={`${item.companyId} ${item.paidSince} ${item.endedAt}`} item={item} shown={shown} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, shown }: { item: PayingCompany; shown: ShownPayments }) {
  const { companyId, name, state, plan, paid, refunded, claimed, isHidden } = item;
  const { label, tag } = PAYMENT_STATES[state];
  return (
    <tr>
      <th scope="row">
        <a href={paths.company({ id: companyId, name })} className="link">
          {name}
        </a>
        <small>{plan === 'annual' ? 'Annual' : 'Monthly'}</small>
      </th>
      <td>
        <span className={`payment-state ${tag}`}>{label}</span>
        {isHidden && state !== 'ended' && <small>Hidden: nothing is charged meanwhile</small>}
        {state === 'awaiting check' && (
          <small>
            {waitingText(item, shown.now)}
            <a href={paths.checkCompany(companyId)} className="link">
              {claimed === 0
                ? 'No certificate waits'
                : claimed === 1
                  ? 'Check 1 certificate'
                  : `Check ${claimed} certificates`}
            </a>
          </small>
        )}
      </td>
      <td>{untilText(item)}</td>
      <td>
        {dollars(paid)}
        {refunded > 0 && <small>{`${dollars(refunded)} refunded`}</small>}
      </td>
      <td>
        <RefundForm item={item} typed={shown.typed?.companyId === companyId ? shown.typed.values : null} />
      </td>
    </tr>
  );
}

function waitingText({ paidSince }: PayingCompany, now: string): string {
  if (paidSince === null) return '';
  const days = daysBetween(paidSince.slice(0, 10), now.slice(0, 10));
  return days === 0 ? 'since today. ' : days === 1 ? 'since yesterday. ' : `for ${days} days. `;
}

function untilText(item: PayingCompany): string {
  const { currentPeriodEnd, endsAt, endedAt, isHidden } = item;
  const grace = graceEnd(item);
  if (endedAt !== null) return `Ended ${endedAt.slice(0, 10)}`;
  if (grace !== null) return `Pay by ${grace.toISOString().slice(0, 10)}`;
  if (endsAt !== null) return `Ends ${endsAt.slice(0, 10)}, cancelled`;
  return currentPeriodEnd === null ? '' : `${isHidden ? 'Paid until' : 'Renews'} ${currentPeriodEnd.slice(0, 10)}`;
}
