import { readStored, removeStored, store } from '#web/ui/browser-storage.browser.ts';

const STORED_AS = 'admin';

/**
 * Remembers in this browser that an admin uses it. It is no secret and no right: public pages are the same for everybody, and
 * only their scripts add links to the dashboard.
 */
export function markAdmin(isAdmin: boolean): void {
  if (isAdmin) store('localStorage', STORED_AS, true);
  else removeStored('localStorage', STORED_AS);
}

export function isAdminHere(): boolean {
  return readStored('localStorage', STORED_AS) === true;
}
