import { MONEY_BACK_DAYS } from '#domain/constants.ts';
import { ANNUAL_SAVING_DOLLARS, PLANS } from '#domain/verification/offer.ts';
import type { SubscriptionProps } from './subscription-props.ts';

/** The choice of the plan. What follows is the payment page of Stripe. */
export function SubscribeForm({ address, plan: chosen }: SubscriptionProps) {
  return (
    <form action={address} method="post" className="subscription-form">
      <input type="hidden" name="action" value="begin" />
      <fieldset>
        <legend className="sr-only">Plan</legend>
        {PLANS.map(({ value, label, dollars, per }) => (
          <label key={value}>
            <input type="radio" name="plan" value={value} defaultChecked={value === chosen} />
            <span>
              <b>{label}</b>
              {value === 'annual' && <small>{`Save $${ANNUAL_SAVING_DOLLARS} annually`}</small>}
            </span>
            <span>
              <b>{`$${dollars}`}</b> {`per ${per}`}
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button button-ink">
        Continue to payment
      </button>
      <p className="manage-note">
        {`You pay on the page of Stripe; we never see your card. Coupons and tax numbers are entered there. Cancel anytime, ${MONEY_BACK_DAYS}-day money-back guarantee.`}
      </p>
    </form>
  );
}
