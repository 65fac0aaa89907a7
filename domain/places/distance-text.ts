const KILOMETRES_PER_MILE = 1.609344;
/** English without a region is that of the site's own texts. */
const MILES_LANGUAGE = /^(en(-(us|gb|lr))?|my(-mm)?)$/i;

/** A distance of whole miles, in miles or in kilometres, as is usual for the language setting. */
export function distanceText(miles: number, language: string): string {
  const usesMiles = MILES_LANGUAGE.test(language);
  if (miles < 1) return usesMiles ? 'less than a mile' : 'less than 2 km';
  if (!usesMiles) return `${Math.round(miles * KILOMETRES_PER_MILE).toLocaleString('en')} km`;
  return miles === 1 ? '1 mile' : `${miles.toLocaleString('en')} miles`;
}
