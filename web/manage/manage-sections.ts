import { paths } from '#domain/paths.ts';

/** The pages of a company that its members have, in the order of the navigation. */
export const MANAGE_SECTIONS = {
  people: { label: 'People', href: paths.managePeople },
} as const satisfies Record<string, { label: string; href: (id: number) => string }>;
export type ManageSection = keyof typeof MANAGE_SECTIONS;
