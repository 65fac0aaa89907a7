import { ACCESS_DENIED_MILLISECONDS } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { messages } from '#web/messages.ts';
import { showToast } from '#web/ui/toaster.browser.ts';

/** Specification section 4: a notice, and after two seconds the sign-in. */
export function leaveForSignIn(): void {
  showToast(messages.accessDenied);
  const returnTo = location.pathname + location.search + location.hash;
  const address = `${plainRoutes.beginSignIn.path}?${new URLSearchParams({ returnTo })}`;
  setTimeout(() => location.assign(address), ACCESS_DENIED_MILLISECONDS);
}
