import { paths } from '#domain/paths.ts';
import { fetchOk } from '#web/api/call-api.ts';
import { enhanceForm } from '#web/enhance-form.browser.ts';
import { openModal } from '#web/ui/modal.browser.ts';

/**
 * Opens the service request dialog in place of the page with that form. On success it closes; its form is empty the next time (specification
 * section 4).
 */
export async function openRequestDialog(page: string): Promise<void> {
  // What was searched for need not be typed again.
  const response = await fetchOk(paths.requestFragment(page) + location.search);
  const dialog = openModal(await response.text());
  const form = dialog.querySelector('form');
  if (form) enhanceForm(form, () => dialog.close());
}
