import type { PublicState } from '#domain/certificates/certificate-status.ts';

/** Of the badge for the website of a company, in pixels. */
export const BADGE_SIZE = { width: 224, height: 64 } as const;

export type BadgeText = {
  /** Whether a certificate is checked and current; only then it is green. */
  isProven: boolean;
  title: string;
  line: string;
};

/** What the badge says: never more than is true today. */
export function badgeText({ verified, states }: { verified: boolean; states: readonly PublicState[] }): BadgeText {
  const checked = states.filter((state) => state === 'checked').length;
  const certificates = `${checked} certificate${checked === 1 ? '' : 's'} checked`;
  if (checked > 0) return { isProven: true, title: verified ? 'VERIFIED' : 'CHECKED', line: certificates };
  return {
    isProven: false,
    title: verified ? 'COMPANY CHECKED' : 'LISTED',
    line: 'No certificate checked',
  };
}
