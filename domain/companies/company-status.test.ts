import { expect, test } from 'vitest';
import { type CompanyAction, companyCan, companyStatus, isShownAsFeatured } from './company-status.ts';

const company = (flags: string) => ({
  approved: flags.includes('approved'),
  verified: flags.includes('verified'),
  featured: flags.includes('featured'),
  hiddenAt: flags.includes('hidden') ? '2026-11-22T08:00:00.000Z' : null,
});
const actionsOf = (flags: string) =>
  (Object.keys(companyCan) as CompanyAction[]).filter((action) => companyCan[action].when(company(flags)));

test.each([
  ['', ['approve', 'reject', 'edit']],
  // As an import may bring it.
  ['verified featured', ['approve', 'reject', 'takeBadges', 'edit']],
  ['approved', ['verify', 'feature', 'setBadges', 'takeBadges', 'hide', 'edit', 'delete']],
  ['approved verified', ['unverify', 'feature', 'setBadges', 'takeBadges', 'hide', 'edit', 'delete']],
  ['approved featured', ['verify', 'unfeature', 'setBadges', 'takeBadges', 'hide', 'edit', 'delete']],
  ['approved hidden', ['verify', 'feature', 'setBadges', 'takeBadges', 'unhide', 'edit', 'delete']],
  ['approved verified featured', ['unverify', 'unfeature', 'setBadges', 'takeBadges', 'hide', 'edit', 'delete']],
])('section 4: a company that is "%s" can be changed by %j', (flags, actions) => {
  expect(actionsOf(flags)).toEqual(actions);
});

test.each([
  ['', 'Pending Approval', false],
  ['verified featured', 'Pending Approval', false],
  ['approved', 'Approved', false],
  ['approved verified', 'Verified', false],
  ['approved featured', 'Approved', true],
  ['approved verified hidden', 'Hidden', false],
] as const)('section 4: a company that is "%s" is shown as %s, featured: %s', (flags, status, isFeatured) => {
  expect(companyStatus(company(flags))).toBe(status);
  expect(isShownAsFeatured(company(flags))).toBe(isFeatured);
});
