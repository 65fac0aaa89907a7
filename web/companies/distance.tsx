import { distanceText } from '#domain/places/distance-text.ts';

/** Cached HTML is in miles for all visitors; `localize-distances.browser.ts` converts it to local units. */
export function Distance({ miles }: { miles: number }) {
  return <span data-miles={miles}>{distanceText(miles, 'en')}</span>;
}
