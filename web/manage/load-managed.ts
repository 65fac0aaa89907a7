import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import type { Visitor } from '#web/page-data.ts';
import type { ManageFrameProps } from './manage-frame.tsx';
import type { ManageSection } from './manage-sections.ts';

export function manageHead(title: string, site: Site): Head {
  return {
    title: `${title} | ${site.name}`,
    description: 'For the people of listed companies.',
    canonical: null,
    noIndex: true,
  };
}

/** Leads to the sign-in, and from there back. */
export function signInFirst(returnTo: string): { status: 303; location: string } {
  return { status: 303, location: `${paths.manage}?${new URLSearchParams({ returnTo })}` };
}

/** The frame of a page of one company, or where to sign in. Rejects for a company that is not the user's: 404. */
export async function loadManaged(
  visitor: Visitor,
  site: Site,
  given: { id: string | undefined; current: ManageSection; address: (id: number) => string },
): Promise<{ frame: ManageFrameProps } | { status: 303; location: string }> {
  const user = await visitor.user();
  if (user === null) return signInFirst(given.address(Number(given.id)));
  const company = await visitor.members.company(given.id);
  const others = (await visitor.members.companies()).filter(({ id }) => id !== company.id);
  return { frame: { siteName: site.name, email: user.email, company, others, current: given.current } };
}
