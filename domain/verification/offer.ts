import { VERIFICATION_DOLLARS_PER_MONTH, VERIFICATION_DOLLARS_PER_YEAR } from '#domain/constants.ts';

const MONTHS = 12;

/** The two ways to pay for the verified badge (specification section 9); annual is the default. */
export const PLANS = [
  { value: 'monthly', label: 'Monthly', dollars: VERIFICATION_DOLLARS_PER_MONTH, per: 'month' },
  { value: 'annual', label: 'Annual', dollars: VERIFICATION_DOLLARS_PER_YEAR, per: 'year' },
] as const;

export type Plan = (typeof PLANS)[number];

export const DEFAULT_PLAN: Plan['value'] = 'annual';

export const ANNUAL_SAVING_DOLLARS = MONTHS * VERIFICATION_DOLLARS_PER_MONTH - VERIFICATION_DOLLARS_PER_YEAR;

/** The id of the form that requests the badge. */
export const VERIFICATION_FORM = 'verification-request';

/** "Annual, $99 per year" */
export function describePlan({ label, dollars, per }: Plan): string {
  return `${label}, $${dollars} per ${per}`;
}

/** The plan that a form names; the default for anything else. */
export function findPlan(value: unknown): Plan {
  return PLANS.find((plan) => plan.value === value) ?? PLANS[1];
}
