import { distanceText } from '#domain/places/distance-text.ts';
import { VERIFICATION_FORM } from '#domain/verification/offer.ts';
import { installTooltips } from '#web/ui/tooltips.browser.ts';

/** What follows when the browser is idle: tooltips everywhere, and React where a part of the page changes by itself. */
installTooltips();
if (document.getElementById('finder') !== null)
  void import('./home/hydrate-finder.browser.tsx').then(({ hydrateFinder }) => hydrateFinder());
const dashboard = document.getElementById('admin-dashboard');
if (dashboard !== null) void import('./admin/mount-admin.browser.tsx').then(({ mountAdmin }) => mountAdmin(dashboard));
if (document.querySelector('[data-access-denied]') !== null)
  void import('./admin/access-denied.browser.ts').then(({ leaveForSignIn }) => leaveForSignIn());
void enhanceForms();
for (const place of document.querySelectorAll<HTMLElement>('[data-miles]')) {
  place.textContent = distanceText(Number(place.dataset.miles), navigator.language);
}
// What was reached for may be the field itself.
document.addEventListener('focusin', ({ target }) => void enhancePlaceField(target));
void enhancePlaceField(document.activeElement);
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./maps/live-map.browser.ts').then(({ enhanceMaps }) => enhanceMaps());
  },
  { rootMargin: '200px' },
);
for (const map of document.querySelectorAll('.map[data-address]')) near.observe(map);

async function enhanceForms(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-call]')];
  if (forms.length === 0) return;
  const { enhanceForm } = await import('./ui/live-form.browser.ts');
  for (const form of forms) {
    if (form.id !== VERIFICATION_FORM) enhanceForm(form);
    else enhanceForm(form, (await import('#domain/verification/verification-request.ts')).toContactMessage);
  }
  // After the forms: a draft that was kept is in the fields by then.
  if (document.querySelector('[data-list]') !== null)
    (await import('./registration/list-fields.browser.ts')).enhanceListFields();
}

async function enhancePlaceField(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLInputElement) || target.dataset.suggest !== 'places') return;
  (await import('./places/place-field.browser.ts')).enhancePlaceField(target);
}
