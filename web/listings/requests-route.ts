import type { LeadSummary } from '#domain/listings/listing.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import type { Page } from '#web/page.ts';
import { loadListing } from './load-listing.ts';
import { RequestsPage, type RequestsProps } from './requests-page.tsx';

const MAX_PAGE = 10_000;

/** The requests that a company was sent. */
export const listingRequestsPage: Page<RequestsProps> = {
  pattern: patternToRegExp(pagePatterns.manageRequests),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'requests', address: (id) => paths.manageRequests(id) });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const page = Number(/^[1-9]\d{0,4}$/.exec(request.query.get('page') ?? '')?.[0] ?? 1);
    const { items, total }: { items: LeadSummary[]; total: number } = await listing.leads(Math.min(page, MAX_PAGE));
    const props = { frame, leads: items, total, page, now: data.now() };
    return { status: 200, props, head: manageHead(`Requests to ${frame.company.name}`, site) };
  },
  component: RequestsPage,
  header: companyHeader,
};
