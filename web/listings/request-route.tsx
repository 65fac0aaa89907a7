import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { LeadPage, type OpenLeadProps } from '#web/leads/lead-page.tsx';
import { leadTitle, loadLead } from '#web/leads/load-lead.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import type { ManageFrameProps } from '#web/manage/manage-frame.tsx';
import { companyHeader } from '#web/manage/manage-header.tsx';
import type { Page } from '#web/page.ts';
import { loadListing } from './load-listing.ts';

type Props = { frame: ManageFrameProps; request: OpenLeadProps };

/** One request, as the link in the mail opens it. */
export const listingRequestPage: Page<Props> = {
  pattern: patternToRegExp(pagePatterns.manageRequest),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'requests', address: (id) => paths.manageRequests(id) });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const [, recipient] = request.params;
    const lead = await loadLead(request, data, site, {
      address: paths.manageRequest(frame.company.id, Number(recipient)),
      open: (isOpening) => listing.openLead(recipient, isOpening),
      answer: (fields) => listing.answerLead(recipient, fields),
    });
    if (lead === undefined) return { status: 303, location: paths.manageRequests(frame.company.id) };
    if ('location' in lead) return lead;
    const props = { frame, request: lead.props };
    return { status: lead.status, props, head: manageHead(leadTitle(lead.props.lead), site) };
  },
  component: ({ frame, request }) => (
    <>
      <p className="container-page listing-back">
        <a href={paths.manageRequests(frame.company.id)} className="link">
          All requests
        </a>
      </p>
      <LeadPage {...request} />
    </>
  ),
  header: companyHeader,
};
