import { distanceText } from '#domain/places/distance-text.ts';

/** The server's HTML is the same for everyone, in miles; `localize-distances.browser.ts` converts to the visitor's unit. */
export function Distance({ miles }: { miles: number }) {
  return <span data-miles={miles}>{distanceText(miles, 'en')}</span>;
}
