import { findLandingPlace, placeSlug, type Town } from '#domain/landing/landing-place.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import type { Queryable } from '#server/db/database.ts';

/** A slug of a landing page has 80 characters at most, and the service needs some of them. */
const LONGEST_SLUG = 40;
const COUNTRY_NAMES = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

type Row = {
  city: string;
  region: string | null;
  country: string;
  latitude: number;
  longitude: number;
  companies: number;
};

/**
 * The towns in which approved companies are, those with most companies first. Of two with one name the larger has the
 * plain address, the other its region or country in it: "birmingham", "birmingham-alabama".
 */
export async function listTowns(db: Queryable): Promise<Town[]> {
  const { rows } = await db.query<Row>({
    name: 'towns',
    text: `select city, min(region) as region, country_code as country, avg(latitude) as latitude,
             avg(longitude) as longitude, count(*)::int as companies
           from companies
           where approved and place_precision = 'city' and city is not null and country_code is not null
           group by city, region_code, country_code order by companies desc, city, country_code, region_code`,
  });
  const towns = new Map<string, Town>();
  for (const row of rows) {
    const names = [row.region, COUNTRY_NAMES.get(row.country)].filter((name) => name !== undefined && name !== null);
    const slugs = ['', ...names].map((name) => placeSlug(`${row.city} ${name}`));
    const slug = slugs.find((candidate) => !towns.has(candidate) && isTown(candidate, row.country));
    if (slug === undefined) continue;
    const { city, region, country, latitude, longitude, companies } = row;
    const location = placeLabel(city, region, COUNTRY_NAMES.get(country));
    towns.set(slug, { slug, name: city, region, country, location, latitude, longitude, companies });
  }
  return [...towns.values()];
}

/** "Türkiye" alone is no town, "Middle East" neither, and London in Ontario is not the one that has a page of its own. */
function isTown(slug: string, country: string): boolean {
  if (slug === '' || slug.length > LONGEST_SLUG) return false;
  const place = findLandingPlace(slug);
  return place?.kind === 'town' || (place?.kind === 'city' && place.country === country);
}
