import { messages } from '#web/messages.ts';
import { showToast } from './toaster.browser.ts';

/** Copies a text that a page shows. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(messages.copied);
  } catch {
    showToast(messages.notCopied);
  }
}

/** Copies the whole address of a link of this site. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    showToast(messages.linkCopied);
  } catch {
    showToast(messages.linkNotCopied);
  }
}
