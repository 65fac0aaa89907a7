import type { ListingCompany } from '#domain/listings/listing.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import { ifDeletedText } from '#web/manage/subscription-texts.ts';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { afterForm, doneOn, loadListing, statusOf } from './load-listing.ts';
import { ListingSettingsPage, type SettingsProps } from './settings-page.tsx';

const DONE = { saved: 'Saved.' };

/** Where requests go, languages, absence; the data of the listing, and its end. */
export const listingSettingsPage: Page<SettingsProps> = {
  pattern: patternToRegExp(pagePatterns.manageSettings),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'settings', address: paths.manageSettings });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const { form: sent, visitor } = request;
    const address = paths.manageSettings(frame.company.id);
    const isRemoval = sent?.action === 'remove';
    const outcome = sent && (await (isRemoval ? listing.remove(sent) : listing.saveSettings(sent)));
    if (outcome) {
      const next = afterForm(outcome, data, isRemoval ? paths.manageCompany(frame.company.id) : address, 'saved');
      if (next) return next;
    }
    const company = await listing.company();
    const isOwner = frame.company.role === 'owner';
    const payment = isOwner ? ifDeletedText(await visitor.payments.ofCompany(company.id)) : null;
    const stored = valuesOf(company);
    const issues = outcome?.issues ?? [];
    const props: SettingsProps = {
      frame,
      company,
      payment,
      notice: { done: doneOn(address, request, data, DONE), conflict: outcome?.conflict ?? null },
      form: {
        id: 'settings-form',
        issues: isRemoval ? [] : issues,
        values: sent && !isRemoval ? { ...textsOf(sent), version: stored.version ?? '' } : stored,
      },
      removal: { id: 'remove-form', issues: isRemoval ? issues : [], values: sent && isRemoval ? textsOf(sent) : {} },
    };
    return { status: statusOf(outcome), props, head: manageHead(`Settings of ${company.name}`, site) };
  },
  component: ListingSettingsPage,
  header: companyHeader,
};

function valuesOf({ languages, awayUntil, requestEmail, version }: ListingCompany): Record<string, string> {
  return {
    languages: languages.join(` ${LIST_SEPARATOR} `),
    awayUntil: awayUntil ?? '',
    requestEmail: requestEmail ?? '',
    version: String(version),
  };
}
