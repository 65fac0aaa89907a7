import { paths } from '#domain/paths.ts';

/** The pages of a company that its members have, in the order of the navigation. */
export const MANAGE_SECTIONS = {
  overview: { label: 'Overview', href: paths.manageCompany },
  profile: { label: 'Profile', href: paths.manageProfile },
  certificates: { label: 'Certificates', href: paths.manageCertificates },
  requests: { label: 'Requests', href: (id) => paths.manageRequests(id) },
  people: { label: 'People', href: paths.managePeople },
  subscription: { label: 'Subscription', href: paths.manageSubscription },
  settings: { label: 'Settings', href: paths.manageSettings },
} as const satisfies Record<string, { label: string; href: (id: number) => string }>;
export type ManageSection = keyof typeof MANAGE_SECTIONS;
