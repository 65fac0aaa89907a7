import { distanceText } from '#domain/places/distance-text.ts';

/** Cached HTML is the same for all visitors, so it is in miles; `enhance.browser.ts` converts it to local units. */
export function Distance({ miles }: { miles: number }) {
  const language = typeof document === 'undefined' ? 'en' : navigator.language;
  return <span data-miles={miles}>{distanceText(miles, language)}</span>;
}
