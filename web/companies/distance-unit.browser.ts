import { DISTANCE_UNITS, type DistanceUnit, distanceText, usualUnit } from '#domain/places/distance-text.ts';
import { readStored, store } from '#web/ui/browser-storage.browser.ts';

const STORED_AS = 'distance-unit';

/** Converts the distances of the server's HTML to the visitor's unit: what was chosen, else what is usual. */
export function localizeDistances(root: ParentNode): void {
  const unit = chosenUnit();
  for (const element of root.querySelectorAll<HTMLElement>('[data-miles]')) {
    element.textContent = distanceText(Number(element.dataset.miles), unit);
  }
}

/** The switch of the footer: one choice for all distances of all pages. */
export function installUnitSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-unit]')];
  const show = () => {
    for (const button of buttons) button.ariaPressed = String(button.dataset.unit === chosenUnit());
    localizeDistances(document);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      store('localStorage', STORED_AS, button.dataset.unit);
      show();
    });
  }
  show();
}

function chosenUnit(): DistanceUnit {
  const chosen = readStored('localStorage', STORED_AS);
  return DISTANCE_UNITS.find((unit) => unit === chosen) ?? usualUnit(navigator.language);
}
