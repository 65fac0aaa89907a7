import { installUnitSwitch } from '#web/companies/distance-unit.browser.ts';
import { installTooltips } from '#web/ui/tooltips.browser.ts';

/** What follows when the browser is idle. Each page loads the modules that its own parts need. */
installTooltips();
const finder = document.getElementById('finder');
if (finder !== null) void import('./home/finder.browser.ts').then(({ enhanceFinder }) => enhanceFinder(finder));
const dashboard = document.getElementById('admin-dashboard');
if (dashboard !== null) void import('./admin/mount-admin.browser.tsx').then(({ mountAdmin }) => mountAdmin(dashboard));
if (document.querySelector('[data-access-denied]') !== null)
  void import('./admin/access-denied.browser.ts').then(({ leaveForSignIn }) => leaveForSignIn());
void enhanceForms();
installUnitSwitch();
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
  const { enhanceForm } = await import('./enhance-form.browser.ts');
  for (const form of forms) enhanceForm(form);
  // After the forms: a draft that was saved is in the fields by then.
  if (document.querySelector('[data-list]') !== null)
    (await import('./registration/list-fields.browser.ts')).enhanceListFields();
}

async function enhancePlaceField(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLInputElement) || target.dataset.suggest !== 'places') return;
  (await import('./places/place-field.browser.ts')).enhancePlaceField(target);
}
