import { findLandingPlace, placeSlug, type Town } from '#domain/landing/landing-place.ts';
import { countryOf } from '#domain/places/country-of.ts';
import type { Queryable } from '#server/db/database.ts';

/** A slug of a landing page has 80 characters at most, and the service needs some of them. */
const LONGEST_SLUG = 40;

/**
 * The towns in which approved companies are, those with most companies first. A location text begins with its town:
 * "Gebze, Kocaeli, Türkiye". Of several spellings the most used one is the name.
 */
export async function listTowns(db: Queryable): Promise<Town[]> {
  const { rows } = await db.query<{ location: string; companies: number }>({
    name: 'towns',
    text: 'select location, count(*)::int as companies from companies where approved group by location order by 2 desc, 1',
  });
  const towns = new Map<string, Town>();
  for (const { location, companies } of rows) {
    const name = (location.split(/[,;/(]/)[0] ?? '').trim();
    const slug = placeSlug(name);
    const known = towns.get(slug);
    if (known !== undefined) {
      known.companies += companies;
      known.country ??= countryOf(location) ?? null;
    } else if (slug !== '' && slug.length <= LONGEST_SLUG) {
      towns.set(slug, { slug, name, country: countryOf(location) ?? null, companies });
    }
  }
  return [...towns.values()].filter(isTown).sort((a, b) => b.companies - a.companies || a.slug.localeCompare(b.slug));
}

/** "Türkiye" alone is no town, and neither is "Middle East". */
function isTown({ slug }: Town): boolean {
  const place = findLandingPlace(slug);
  return place?.kind === 'town' || place?.kind === 'city';
}
