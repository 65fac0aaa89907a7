const KILOMETRES_PER_MILE = 1.609344;
/** English without a region is that of the site's own texts. */
const MILES_LANGUAGE = /^(en(-(us|gb|lr))?|my(-mm)?)$/i;

export const DISTANCE_UNITS = ['miles', 'km'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** What readers of a language are used to. */
export function usualUnit(language: string): DistanceUnit {
  return MILES_LANGUAGE.test(language) ? 'miles' : 'km';
}

/** A distance of whole miles in words. */
export function distanceText(miles: number, unit: DistanceUnit): string {
  if (miles < 1) return unit === 'miles' ? 'less than a mile' : 'less than 2 km';
  if (unit === 'km') return `${Math.round(miles * KILOMETRES_PER_MILE).toLocaleString('en')} km`;
  return miles === 1 ? '1 mile' : `${miles.toLocaleString('en')} miles`;
}
