import { dollars } from '#domain/billing/money-text.ts';
import { graceEnd } from '#domain/billing/subscription-state.ts';
import { dayInWords } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import { describePlan, findPlan } from '#domain/verification/offer.ts';
import { ManageFrame } from './manage-frame.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionForms } from './subscription-forms.tsx';
import type { SubscriptionProps } from './subscription-props.ts';
import { headingOf, refundText, sentenceOf } from './subscription-texts.ts';

const RETURNED = {
  paid: 'Thank you. Your payment has arrived, and a receipt is on its way to you.',
  open: 'Your payment is not confirmed yet. This page shows it as soon as it is; you need not pay again.',
  cancelled: 'You have left the payment page. Nothing was charged.',
};

/** What a company pays, in which state that is, and what its owners can do. */
export function SubscriptionPage(props: SubscriptionProps) {
  const { frame, state, subscription, returned, conflict, isPaymentOn, isListed } = props;
  const isOwner = frame.company.role === 'owner';
  const isRunning = subscription !== null && subscription.endedAt === null;
  const refund = refundText(props);
  return (
    <ManageFrame frame={frame} title="Subscription">
      {conflict !== null && (
        <p role="alert" className="subscription-note is-conflict">
          {conflict}
        </p>
      )}
      {returned !== null && (
        <p role="status" className="subscription-note">
          {RETURNED[returned]}
        </p>
      )}
      <section aria-labelledby="subscription-state" className="plate subscription">
        <p className="label-mono">Get Verified</p>
        <h2 id="subscription-state">{headingOf(props)}</h2>
        {refund !== null && <p>{refund}</p>}
        <p className="text-soft">{sentenceOf(props)}</p>
        {isRunning && <Dates {...props} />}
        {state === 'awaiting check' && <NextStep {...props} />}
        {isRunning && isOwner && <SubscriptionForms {...props} />}
        {!isRunning && isListed && isPaymentOn && isOwner && <SubscribeForm {...props} />}
        {!isRunning && !isPaymentOn && (
          <p className="manage-actions">
            <a href={paths.pricing} className="button button-line">
              See the offer
            </a>
          </p>
        )}
        {!isOwner && <p className="manage-note">An owner of the company can change this.</p>}
      </section>
      <Payments {...props} />
    </ManageFrame>
  );
}

function Dates({ subscription, isHidden, isOverdue }: SubscriptionProps) {
  if (subscription === null) return null;
  const { plan, paidSince, currentPeriodEnd, endsAt, pastDueSince } = subscription;
  const grace = graceEnd(subscription);
  const rows = [
    ['Plan', describePlan(findPlan(plan))],
    ['Since', paidSince && day(paidSince)],
    ...(pastDueSince !== null
      ? [
          ['Not paid since', day(pastDueSince)],
          ['Pay by', grace && day(grace.toISOString())],
        ]
      : endsAt !== null
        ? [['Ends on', day(endsAt)]]
        : [[isHidden || isOverdue ? 'Paid until' : 'Renews on', currentPeriodEnd && day(currentPeriodEnd)]]),
  ];
  return (
    <dl className="subscription-dates">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function NextStep({ claimed, frame }: SubscriptionProps) {
  return (
    <ol className="subscription-steps">
      <li>
        {claimed === 0
          ? 'No certificate waits for the check. '
          : `${claimed === 1 ? '1 certificate waits' : `${claimed} certificates wait`}, first in line. `}
        <a href={paths.manageCompany(frame.company.id)} className="link">
          {claimed === 0 ? 'Add one' : 'Add more'}
        </a>
      </li>
      <li>We look each one up in the register of its issuer, and write to you if something is missing.</li>
      <li>With the first checked certificate you get the badge. If none can be confirmed, you get your money back.</li>
    </ol>
  );
}

function Payments({ payments }: SubscriptionProps) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-title" className="plate subscription">
      <h2 id="payments-title">Payments</h2>
      <table className="subscription-payments">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Amount</th>
            <th scope="col">Refunded</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ amount, refunded, paidAt }) => (
            <tr key={paidAt}>
              <td>{day(paidAt)}</td>
              <td>{dollars(amount)}</td>
              <td>{refunded === 0 ? 'No' : dollars(refunded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function day(time: string): string {
  return dayInWords(time.slice(0, 10));
}
