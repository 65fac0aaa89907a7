import { distanceText } from '#domain/places/distance-text.ts';

/** Converts the distances of the server's HTML to the unit of the visitor's language. */
export function localizeDistances(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-miles]')) {
    element.textContent = distanceText(Number(element.dataset.miles), navigator.language);
  }
}
