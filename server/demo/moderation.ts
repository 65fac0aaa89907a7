import type { ModerationState } from '#domain/companies/company-columns.ts';
import type { Random } from './random.ts';

const NOT_APPROVED = 0.04;
const VERIFIED_OF_APPROVED = 0.35;
const FEATURED_OF_APPROVED = 0.05;
const FEATURED_NOT_VERIFIED = 7;
const WITHOUT_REVIEWS = 0.55;
const OLDEST_DAYS = 900;
const MAX_WAIT_DAYS = 20;
const FIRST_CHECK_DAYS = 30;

/** The moderation state of each of `count` companies: exact shares, distributed at random. */
export function drawModerationStates(
  random: Random,
  count: number,
): (index: number) => ModerationState & { createdDaysAgo: number } {
  const shuffled = random.sample(
    Array.from({ length: count }, (_, index) => index),
    count,
  );
  const pending = Math.round(count * NOT_APPROVED);
  const approved = shuffled.slice(pending);
  const verified = new Set(approved.slice(0, Math.round(approved.length * VERIFIED_OF_APPROVED)));
  const featuredCount = Math.round(approved.length * FEATURED_OF_APPROVED);
  const featured = new Set([
    ...approved.slice(0, featuredCount - FEATURED_NOT_VERIFIED),
    ...approved.slice(-FEATURED_NOT_VERIFIED),
  ]);
  const unreviewed = Math.round(count * WITHOUT_REVIEWS) - pending;
  const reviewed = new Set(random.sample(approved, approved.length - unreviewed));
  const isApproved = new Set(approved);

  return (index) => ({
    approved: isApproved.has(index),
    verified: verified.has(index),
    featured: featured.has(index),
    rating: reviewed.has(index) ? Math.max(random.int(36, 50), random.int(36, 50)) / 10 : 0,
    reviewCount: reviewed.has(index) ? 1 + Math.round(83 * (random.int(0, 1000) / 1000) ** 2.4) : 0,
    createdDaysAgo: isApproved.has(index)
      ? random.int(verified.has(index) ? FIRST_CHECK_DAYS : 1, OLDEST_DAYS)
      : random.int(0, MAX_WAIT_DAYS),
  });
}
