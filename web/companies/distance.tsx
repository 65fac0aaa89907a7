import { distanceText } from '#domain/places/distance-text.ts';

/** The server's HTML is the same for everyone, in miles; `enliven.ts` puts it into the visitor's unit. */
export function Distance({ miles }: { miles: number }) {
  const language = typeof document === 'undefined' ? 'en' : navigator.language;
  return <span data-miles={miles}>{distanceText(miles, language)}</span>;
}
