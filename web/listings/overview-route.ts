import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { loadManaged, manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import { deletedText, restoredText } from '#web/manage/subscription-texts.ts';
import type { Page } from '#web/page.ts';
import { afterForm, doneOn, statusOf } from './load-listing.ts';
import { OverviewPage, type OverviewProps } from './overview-page.tsx';

const DONE = { restored: 'Your listing is back as it was.' };

/** The first page of a listing: what needs the company. Of one that was deleted, how it is restored. */
export const listingOverviewPage: Page<OverviewProps> = {
  pattern: patternToRegExp(pagePatterns.manageCompany),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const { visitor, form: sent } = request;
    const managed = await loadManaged(visitor, site, {
      id: request.params[0],
      current: 'overview',
      address: paths.manageCompany,
    });
    if ('location' in managed) return managed;
    const { frame } = managed;
    const { company } = frame;
    const address = paths.manageCompany(company.id);
    const listing = await visitor.listing(company.id);
    const outcome = sent && (await listing.restore());
    if (outcome) {
      const next = afterForm(outcome, data, address, 'restored');
      if (next) return next;
    }
    const notice = { done: doneOn(address, request, data, DONE), conflict: outcome?.conflict ?? null };
    const head = manageHead(company.name, site);
    const isRemoved = company.state === 'removed';
    const subscription = isRemoved || notice.done !== null ? await visitor.payments.ofCompany(company.id) : null;
    const shown = isRemoved
      ? { overview: null, removal: await listing.removal(), payment: subscription && deletedText(subscription) }
      : { overview: await listing.overview(), payment: subscription && restoredText(subscription) };
    return { status: statusOf(outcome), props: { frame, notice, ...shown }, head };
  },
  component: OverviewPage,
  header: companyHeader,
};
