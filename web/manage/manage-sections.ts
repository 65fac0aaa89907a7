import type { ManagedCompany } from '#domain/members/member.ts';
import { paths } from '#domain/paths.ts';

export type ManageSectionLink = {
  label: string;
  href: (id: number) => string;
  /** What stands beside the label; nothing if empty. */
  count?: (counts: ManagedCompany['counts']) => string;
};

/** The pages of a company that its members have, in the order of the navigation. */
export const MANAGE_SECTIONS = {
  overview: { label: 'Overview', href: paths.manageCompany },
  profile: { label: 'Profile', href: paths.manageProfile },
  certificates: {
    label: 'Certificates',
    href: paths.manageCertificates,
    count: ({ certificates }) => String(certificates),
  },
  requests: {
    label: 'Requests',
    href: (id) => paths.manageRequests(id),
    count: ({ newRequests }) => (newRequests === 0 ? '' : `${newRequests} new`),
  },
  people: { label: 'People', href: paths.managePeople, count: ({ people }) => String(people) },
  subscription: { label: 'Subscription', href: paths.manageSubscription },
  settings: { label: 'Settings', href: paths.manageSettings },
} as const satisfies Record<string, ManageSectionLink>;
export type ManageSection = keyof typeof MANAGE_SECTIONS;
