import { paths } from '#domain/paths.ts';
import { describePlan, PLANS, type Plan, VERIFICATION_FORM } from '#domain/verification/offer.ts';

/** What was typed, and the companies of that name; null before. */
export type CompanySearch = { typed: string; found: { id: number; name: string; place: string }[] | null };

/** The own company by its name, also where no script runs; the plan goes along. */
export function FindCompany({ search: { typed, found }, plan }: { search: CompanySearch; plan: Plan['value'] }) {
  return (
    <>
      <form id={VERIFICATION_FORM} method="get" action={`${paths.pricing}#request`} className="find-company">
        <p className="chosen-plan">
          <span className="label-mono">Plan</span>
          {PLANS.map((one) => (
            <b key={one.value} className={`when-${one.value}`}>
              ${one.dollars} per {one.per}
            </b>
          ))}
        </p>
        <label htmlFor="find-company-name">Name of your company</label>
        <div>
          <input
            id="find-company-name"
            name="company"
            defaultValue={typed}
            maxLength={120}
            required
            autoComplete="organization"
            className="field"
          />
          <button type="submit" className={`button ${found === null ? 'button-ink' : 'button-line'}`}>
            Find
          </button>
        </div>
      </form>
      {found !== null && <Found found={found} typed={typed} plan={plan} />}
    </>
  );
}

function Found({
  found,
  typed,
  plan,
}: {
  found: NonNullable<CompanySearch['found']>;
  typed: string;
  plan: Plan['value'];
}) {
  if (found.length === 0) {
    return (
      <p role="status" className="mt-4">
        {`No listed company has the name “${typed}”. Try a part of it, or `}
        <a href={paths.register} className="link">
          list your company
        </a>
        .
      </p>
    );
  }
  const chosen = PLANS.find(({ value }) => value === plan);
  return (
    <>
      {chosen && (
        <p role="status" className="mt-4 text-sm text-soft">
          {`${describePlan(chosen)}. Nothing is charged before you confirm it on the page of Stripe.`}
        </p>
      )}
      <ul className="found-companies">
        {found.map(({ id, name, place }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <small>{place}</small>
            </span>
            <a
              href={`${paths.manageSubscription(id)}?plan=${plan}`}
              className="button button-line"
              aria-label={`This is ours: ${name}`}
            >
              This is ours
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
