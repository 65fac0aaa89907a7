import type { FormOutcome } from '#domain/listings/listing.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { loadManaged } from '#web/manage/load-managed.ts';
import type { ManageFrameProps } from '#web/manage/manage-frame.tsx';
import type { ManageSection } from '#web/manage/manage-sections.ts';
import type { PageRequest } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import type { ListingAccess } from './listing-access.ts';

type Redirect = { status: 303; location: string };
type Listed = { frame: ManageFrameProps; listing: ListingAccess };

/** The frame of a page and the listing behind it. One that was deleted has its first page alone, where it is restored. */
export async function loadListing(
  { params: [id], visitor }: Pick<PageRequest, 'params' | 'visitor'>,
  site: Site,
  page: { current: ManageSection; address: (id: number) => string },
): Promise<Listed | Redirect> {
  const managed = await loadManaged(visitor, site, { id, ...page });
  if ('location' in managed) return managed;
  const { company } = managed.frame;
  if (company.state === 'removed') return { status: 303, location: paths.manageCompany(company.id) };
  return { frame: managed.frame, listing: await visitor.listing(company.id) };
}

/** What a page shows after one of its forms was sent. */
export type Notice = { done: string | null; conflict: string | null };

/** Leads to the page again, which says that it was done; undefined if something is to be corrected. */
export function afterForm(
  { issues, conflict }: FormOutcome,
  data: PageData,
  address: string,
  did: string,
): Redirect | undefined {
  if (issues.length > 0 || conflict !== null) return undefined;
  return { status: 303, location: `${data.sentAddress(address)}&did=${did}#done` };
}

/** What was done a moment ago, in the words of the page. */
export function doneOn(
  address: string,
  { query, form }: Pick<PageRequest, 'query' | 'form'>,
  data: PageData,
  texts: Record<string, string>,
): string | null {
  if (form !== undefined || !data.isSent(address, query)) return null;
  const did = query.get('did') ?? '';
  return Object.hasOwn(texts, did) ? (texts[did] ?? null) : null;
}

export function statusOf(outcome: FormOutcome | undefined): 200 | 400 | 409 {
  if (outcome === undefined) return 200;
  return outcome.conflict === null ? 400 : 409;
}
