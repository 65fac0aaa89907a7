import { PREFETCHED_HEADER } from '#domain/insights/prefetched.ts';
import { isAdminHere } from '#web/admin/admin-mark.browser.ts';
import { installUnitSwitch } from '#web/companies/distance-unit.browser.ts';
import { installTooltips } from '#web/ui/tooltips.browser.ts';

/** What follows when the browser is idle. Each page loads the modules that its own parts need. */
installTooltips();
const finder = document.getElementById('finder');
if (finder !== null) void import('./home/finder.browser.ts').then(({ enhanceFinder }) => enhanceFinder(finder));
const dashboard = document.getElementById('admin-dashboard');
if (dashboard !== null) void import('./admin/mount-admin.browser.tsx').then(({ mountAdmin }) => mountAdmin(dashboard));
const check = document.getElementById('certificate-check');
if (check !== null)
  void import('./admin/certificates/mount-check.browser.tsx').then(({ mountCheck }) => mountCheck(check));
const review = document.getElementById('company-review');
if (review !== null)
  void import('./admin/review/mount-review.browser.tsx').then(({ mountReview }) => mountReview(review));
const duplicates = document.getElementById('duplicate-companies');
if (duplicates !== null)
  void import('./admin/duplicates/mount-duplicates.browser.tsx').then(({ mountDuplicates }) =>
    mountDuplicates(duplicates),
  );
if (document.querySelector('[data-access-denied]') !== null)
  void import('./admin/access-denied.browser.ts').then(({ leaveForSignIn }) => leaveForSignIn());
const adminPage = document.querySelector<HTMLElement>('.admin-header ~ main:has(form[method=post])');
if (adminPage !== null)
  void import('./admin/page-drafts.browser.ts').then(({ savePageDrafts }) => savePageDrafts(adminPage));
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button.dataset.copy ?? ''));
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-text]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copyTexts(button.dataset.copyText ?? ''));
}
void enhanceForms();
// On a phone the pages of a company are more than fit beside each other.
const here = document.querySelector('.manage-nav [aria-current]');
if (here !== null && here.parentElement !== null) {
  const [item, row] = [here.getBoundingClientRect(), here.parentElement.getBoundingClientRect()];
  here.parentElement.scrollLeft += item.left + item.width / 2 - row.left - row.width / 2;
  // Browsers are content with a part of what the keyboard reaches.
  here.parentElement.addEventListener('focusin', ({ target }) =>
    (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}
if (dashboard === null && check === null && review === null && duplicates === null)
  void import('./shortlist/shortlist.browser.ts').then(({ followShortlist }) => followShortlist());
installUnitSwitch();
// What was reached for may be the field itself.
document.addEventListener('focusin', ({ target }) => void enhanceSuggestions(target));
void enhanceSuggestions(document.activeElement);
const backLink = document.querySelector<HTMLAnchorElement>('a[data-back]');
if (backLink !== null)
  void import('./companies/back-to-results.browser.ts').then(({ enhanceBackLink }) => enhanceBackLink(backLink));
const profileLinks = document.querySelector<HTMLElement>('.profile-links');
if (profileLinks !== null && isAdminHere())
  void import('./admin/review/review-link.browser.ts').then(({ addReviewLink }) => addReviewLink(profileLinks));
const comparison = document.querySelector<HTMLElement>('[data-compared]');
if (comparison !== null)
  void import('./compare/compare.browser.ts').then(({ enhanceComparison }) => enhanceComparison(comparison));
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./maps/live-map.browser.ts').then(({ enhanceMaps }) => enhanceMaps());
  },
  { rootMargin: '200px' },
);
for (const map of document.querySelectorAll('.map[data-address]')) near.observe(map);

// Nobody had seen the page when the browser loaded it ahead.
const [navigation] = performance.getEntriesByType('navigation');
if ((navigation as { deliveryType?: string } | undefined)?.deliveryType === 'navigational-prefetch')
  void fetch(location.href, { method: 'HEAD', headers: { [PREFETCHED_HEADER]: '1' } }).catch(() => undefined);

async function copy(path: string): Promise<void> {
  await (await import('./ui/copy-link.browser.ts')).copyLink(path);
}

async function copyTexts(text: string): Promise<void> {
  await (await import('./ui/copy-link.browser.ts')).copyText(text);
}

async function enhanceForms(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-call]')];
  if (forms.length > 0) {
    const { enhanceForm } = await import('./enhance-form.browser.ts');
    for (const form of forms) enhanceForm(form);
  }
  // After the forms: a draft that was saved is in the fields by then.
  if (document.querySelector('[data-list]') !== null)
    (await import('./registration/list-fields.browser.ts')).enhanceListFields();
}

async function enhanceSuggestions(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.dataset.suggest === 'places') (await import('./places/place-field.browser.ts')).enhancePlaceField(target);
  if (target.dataset.suggest === 'searches')
    (await import('./search/search-field.browser.ts')).enhanceSearchField(target);
}
