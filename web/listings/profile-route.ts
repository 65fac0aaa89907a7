import type { ListingCompany, WaitingValues } from '#domain/listings/listing.ts';
import { PROFILE_FIELDS, type ProfileField } from '#domain/listings/listing-profile.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { manageHead } from '#web/manage/load-managed.ts';
import { companyHeader } from '#web/manage/manage-header.tsx';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { afterForm, doneOn, loadListing, statusOf } from './load-listing.ts';
import { type Difference, ListingProfilePage, type ProfileProps } from './profile-page.tsx';

const DONE = {
  saved: 'Saved. Buyers see it now.',
  waiting: 'Saved. The name and the location wait for our check; all the rest is public now.',
  logo: 'Your logo is public now.',
  'remove-logo': 'The logo is removed.',
};
/** Of a listing that nobody sees at the moment. */
const DONE_UNSEEN = {
  ...DONE,
  saved: 'Saved.',
  waiting: 'Saved. The name and the location wait for our check.',
  logo: 'Your logo is saved.',
};

/** What a company states, in the fields of its registration; and its logo. */
export const listingProfilePage: Page<ProfileProps> = {
  pattern: patternToRegExp(pagePatterns.manageProfile),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const loaded = await loadListing(request, site, { current: 'profile', address: paths.manageProfile });
    if ('location' in loaded) return loaded;
    const { frame, listing } = loaded;
    const { form: sent } = request;
    const address = paths.manageProfile(frame.company.id);
    const isLogo = sent?.action === 'logo' || sent?.action === 'remove-logo';
    const outcome = sent && (await (isLogo ? listing.saveLogo(sent) : listing.saveProfile(sent)));
    const waiting = await listing.waiting();
    if (outcome) {
      const next = afterForm(outcome, data, address, isLogo ? String(sent?.action) : waiting ? 'waiting' : 'saved');
      if (next) return next;
    }
    const company = await listing.company();
    const stored = valuesOf(company, waiting);
    const typed = sent && !isLogo ? { ...textsOf(sent), version: stored.version ?? '' } : stored;
    const isConflict = outcome !== undefined && outcome.conflict !== null && !isLogo;
    const props: ProfileProps = {
      frame,
      company,
      waiting,
      notice: {
        done: doneOn(address, request, data, frame.company.state === 'public' ? DONE : DONE_UNSEEN),
        conflict: outcome?.conflict ?? null,
      },
      differences: isConflict ? differencesOf(typed, stored) : [],
      form: { id: 'profile-form', issues: isLogo ? [] : (outcome?.issues ?? []), values: typed },
      logoForm: { id: 'logo-form', issues: isLogo ? (outcome?.issues ?? []) : [], values: {} },
    };
    return { status: statusOf(outcome), props, head: manageHead(`Profile of ${company.name}`, site) };
  },
  component: ListingProfilePage,
  header: companyHeader,
};

/** As the form has them. What waits stands in its field: it is what the company wants to be called. */
function valuesOf(company: ListingCompany, waiting: WaitingValues | null): Record<string, string> {
  const stated = PROFILE_FIELDS.map((name) => [name, textOf(company[name])]);
  return { ...Object.fromEntries(stated), ...waiting, version: String(company.version) };
}

function textOf(value: ListingCompany[ProfileField]): string {
  if (Array.isArray(value)) return value.join(` ${LIST_SEPARATOR} `);
  return value === null ? '' : String(value);
}

function differencesOf(mine: Record<string, string>, theirs: Record<string, string>): Difference[] {
  return PROFILE_FIELDS.flatMap((name) => {
    const difference = { name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' };
    return difference.mine === difference.theirs ? [] : [difference];
  });
}
