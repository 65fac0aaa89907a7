import { type LocationLanding, landingPath, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeOfCountry, type Town, townPlace } from '#domain/landing/landing-place.ts';
import { hasOwnText } from '#domain/landing/own-text.ts';

/**
 * The page that a location page repeats, because both list the same companies: of a country and its only town, the one
 * with a text of its own, else the country. Undefined where the companies differ.
 */
export function repeatedPage(landing: LocationLanding | ServiceLanding, towns: readonly Town[]): string | undefined {
  const country = landing.place?.country;
  if (landing.kind === 'service' || landing.certification !== null || country === null || country === undefined) return;
  const inCountry = towns.filter((town) => town.country === country);
  const [only] = inCountry;
  const whole = placeOfCountry(country);
  if (inCountry.length !== 1 || only === undefined || whole === undefined) return;
  const page = (place: LandingPlace) => ({ kind: 'location', place, certification: null }) as const;
  const candidates = [page(whole), page(townPlace(only))];
  const canonical = landingPath(candidates.find(hasOwnText) ?? page(whole));
  return canonical === landingPath(landing) ? undefined : canonical;
}
