import { MONEY_BACK_DAYS } from '#domain/constants.ts';
import { ANNUAL_SAVING_DOLLARS, PLANS, type Plan, VERIFICATION_FORM } from '#domain/verification/offer.ts';
import { CheckIcon } from '#web/ui/icons.tsx';

const FEATURES = [
  'Every certificate checked in the issuer’s register',
  'VERIFIED badge on your card and profile once you pass the check',
  'Priority placement in search results, always labelled',
  'Shown to buyers who choose “Verified Companies Only”',
  'Re-checked when a certificate expires',
];

/** The offer and its two plans (specification sections 2 "Pricing" and 9). The choice is a field of the form below. */
export function OfferCard({ plan: chosen }: { plan: Plan['value'] }) {
  return (
    <section aria-labelledby="offer-title" className="plate offer">
      <h2 id="offer-title" className="text-xl">
        Verified company
      </h2>
      <fieldset className="plan-toggle">
        <legend className="sr-only">Billing period</legend>
        {PLANS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              id={`plan-${value}`}
              name="plan"
              value={value}
              form={VERIFICATION_FORM}
              data-lasting
              defaultChecked={value === chosen}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {PLANS.map(({ value, dollars, per }) => (
        <p key={value} className={`offer-price when-${value}`}>
          <b>${dollars}</b> per {per}
          {value === 'annual' && <span className="badge">Save ${ANNUAL_SAVING_DOLLARS} annually</span>}
        </p>
      ))}
      <ul className="offer-features">
        {FEATURES.map((text) => (
          <li key={text}>
            <CheckIcon />
            {text}
          </li>
        ))}
      </ul>
      <a href="#request" className="button button-ink w-full">
        Start Verification Process
      </a>
      <p className="mt-3 text-center text-sm text-soft">
        No setup fees • Cancel anytime • {MONEY_BACK_DAYS}-day money-back guarantee
      </p>
    </section>
  );
}
