import { CallError, callApi } from '#web/api/call-api.ts';
import { messages, type Toast, texts } from '#web/messages.ts';
import { announce, moveListTo } from '#web/ui/option-list.browser.ts';

/** About a kilometre: enough for a town, and no address. */
const DECIMALS = 2;
const POSITION_OPTIONS = { maximumAge: 600_000, timeout: 20_000 };

/** Asks the browser where it is, and puts the nearest town into the field beside the button. Nothing is stored. */
export async function fillInMyLocation(button: HTMLElement): Promise<void> {
  const field = button.parentElement?.querySelector('input');
  if (!field || button.ariaBusy === 'true') return;
  // A place for bad news must be there before they come.
  const toaster = import('#web/ui/toaster.browser.ts');
  moveListTo(field);
  button.ariaBusy = 'true';
  announce(texts.locating);
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, POSITION_OPTIONS),
    );
    const query = { latitude: coords.latitude.toFixed(DECIMALS), longitude: coords.longitude.toFixed(DECIMALS) };
    const { label } = await callApi('GET', '/api/places/nearest', { query });
    field.value = label;
    announce(`Location set to ${label}.`);
  } catch (error) {
    announce('');
    (await toaster).showToast(noticeOf(error));
  }
  button.ariaBusy = 'false';
}

function noticeOf(error: unknown): Toast {
  if (error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED)
    return messages.locationRefused;
  if (error instanceof CallError && error.reason !== '') return { ...messages.locationFailed, text: error.reason };
  return messages.locationFailed;
}
