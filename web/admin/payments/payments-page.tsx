import type { SubscriptionState } from '#domain/billing/subscription-state.ts';
import { paths } from '#domain/paths.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { BarChart } from '#web/charts/bar-chart.tsx';
import { PAYMENT_STATES, PaymentsTable } from './payments-table.tsx';
import type { ShownPayments } from './shown-payments.ts';

export type PaymentsProps = { payments: null } | ShownPayments;

export function PaymentsPage(props: PaymentsProps) {
  return props.payments === null ? <AccessDenied /> : <Payments {...props} />;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COUNTED: [SubscriptionState, string][] = [
  ['past due', 'Renewal not paid'],
  ['awaiting check', 'Waiting for the check'],
  ['verified', 'Verified and paying'],
];

function Payments(props: ShownPayments) {
  const { payments, state, isPaymentOn, isRefunded, problem } = props;
  const { items, revenue, total } = payments;
  const shown = state === null ? items : items.filter((item) => item.state === state);
  return (
    <div className="container-page payments">
      <div className="payments-head">
        <h1 className="text-xl">Payments</h1>
        <a href={paths.admin} className="link text-sm">
          Back to the Admin Dashboard
        </a>
      </div>
      {!isPaymentOn && (
        <p className="subscription-note">
          Payment is not set up: Get Verified is requested by the form. The operations manual says how to connect
          Stripe.
        </p>
      )}
      {isRefunded && (
        <p role="status" className="subscription-note">
          The payment is refunded, and the company is informed.
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="subscription-note is-conflict">
          {problem}
        </p>
      )}
      <dl className="payments-counts">
        {COUNTED.map(([counted, label]) => (
          <div key={counted} className="plate">
            <dt>
              <a href={listOf(counted)} className="link" aria-current={counted === state ? 'true' : undefined}>
                {label}
              </a>
            </dt>
            <dd>{items.filter((item) => item.state === counted).length}</dd>
          </div>
        ))}
      </dl>
      <section className="plate payments-revenue">
        <BarChart
          title="Revenue"
          unit="dollars paid"
          points={revenue.map(({ month, paid }) => ({ label: monthText(month), value: paid / 100 }))}
          also={{ unit: 'dollars refunded', values: revenue.map(({ refunded }) => refunded / 100) }}
          labels="Month"
        />
      </section>
      <h2 className="payments-title">
        {state !== null && `${PAYMENT_STATES[state].label}: ${shown.length.toLocaleString('en')} of `}
        {total === 1 ? '1 subscription' : `${total.toLocaleString('en')} subscriptions`}
      </h2>
      {state !== null && (
        <p>
          <a href={paths.adminPayments} className="link">
            Show all
          </a>
        </p>
      )}
      {items.length === 0 && <p className="text-soft">Nobody has paid yet.</p>}
      {shown.length > 0 && <PaymentsTable {...props} payments={{ ...payments, items: shown }} />}
    </div>
  );
}

function listOf(state: SubscriptionState): string {
  return `${paths.adminPayments}?${new URLSearchParams({ state })}`;
}

/** "Nov 26" */
function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year.slice(2)}`;
}
