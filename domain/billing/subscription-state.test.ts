import { expect, test } from 'vitest';
import { type Subscription, subscriptionState } from './subscription-state.ts';

const paid: Subscription = {
  companyId: 1,
  plan: 'annual',
  status: 'active',
  paidSince: '2026-11-01T10:00:00.000Z',
  currentPeriodEnd: '2027-11-01T10:00:00.000Z',
  endsAt: null,
  pastDueSince: null,
  endedAt: null,
};
const at = (day: string, isVerified = false) => ({ isVerified, now: new Date(`${day}T12:00:00Z`) });

test.each([
  ['none', null, at('2026-11-22')],
  ['none', { ...paid, status: 'incomplete', paidSince: null }, at('2026-11-22', true)],
  ['awaiting check', paid, at('2026-11-22')],
  ['verified', paid, at('2026-11-22', true)],
  ['verified', { ...paid, endsAt: '2027-11-01T10:00:00.000Z' }, at('2026-11-22', true)],
  ['past due', { ...paid, status: 'past_due', pastDueSince: '2026-11-16T10:00:00.000Z' }, at('2026-11-22', true)],
  ['past due', { ...paid, status: 'unpaid', pastDueSince: '2026-11-16T12:00:01.000Z' }, at('2026-11-23')],
  ['ended', { ...paid, status: 'past_due', pastDueSince: '2026-11-15T10:00:00.000Z' }, at('2026-11-22', true)],
  ['ended', { ...paid, status: 'canceled', endedAt: '2026-11-20T10:00:00.000Z' }, at('2026-11-22', true)],
  ['none', { ...paid, status: 'canceled', paidSince: null, endedAt: '2026-11-20T10:00:00.000Z' }, at('2026-11-22')],
] as const)('decision 26: %s', (state, subscription, when) => {
  expect(subscriptionState(subscription, when)).toBe(state);
});
