import { NEAR_MILES, NEARBY_PLACES } from '#domain/constants.ts';
import { CITY_CONTENT } from '#domain/landing/content/city-content.ts';
import { type LabCertification, type LocationLanding, landingPath } from '#domain/landing/landing-path.ts';
import {
  findLandingPlace,
  type LandingPlace,
  placeInText,
  placeOfCountry,
  regionPlace,
  type Town,
} from '#domain/landing/landing-place.ts';
import { findLandingService } from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import { milesBetween } from '#domain/places/coordinates.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { findRegion, type Region } from '#domain/places/regions.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { toSlug } from '#domain/text/slug.ts';
import type { PageData } from '#web/page-data.ts';
import type { Crumb } from '#web/seo/structured-data.ts';
import type { Link } from './landing-sections.tsx';
import type { LocationContent } from './location-page.tsx';

const LAB_REGIONS = ['europe', 'asia', 'middle-east'];

export function locationTitle({ place, certification }: LocationLanding): string {
  const what =
    certification === null
      ? 'Inspection Companies'
      : certification === 'ASME'
        ? 'ASME Certified Labs'
        : 'ISO 17025 Labs';
  return `${what} in ${placeInText(place)}`;
}

/** Directory, region, country, place. The crumbs of larger places link to pages of the same kind. */
export function locationCrumbs(landing: LocationLanding): Crumb[] {
  const { place, certification } = landing;
  const region = regionOf(place);
  const country = place.country === null ? undefined : placeOfCountry(place.country);
  const above = [region, country].filter((larger) => larger !== undefined && larger.slug !== place.slug);
  return [
    { name: 'Directory', path: paths.home() },
    ...above.map((larger) => ({
      name: larger?.name ?? '',
      path: larger === undefined ? paths.home() : pageOf(larger, certification),
    })),
    { name: locationTitle(landing), path: landingPath(landing) },
  ];
}

/** For a city its nearest towns with companies, for a country or part of one its towns, for a region its countries. */
export function nearbyPlaces(
  { place }: LocationLanding,
  centre: Coordinates | null,
  towns: readonly Town[],
  countries: ReadonlyMap<string, number>,
  countIn: PageData['countIn'],
): LocationContent['nearby'] {
  const known = new Set(towns.map(({ slug }) => slug));
  const where = placeInText(place);
  if (place.kind === 'region') {
    return {
      title: `Countries in ${where} with companies`,
      places: [],
      links: countryLinks(findRegion(place.slug), countries),
    };
  }
  const places = (CITY_CONTENT[place.slug]?.nearby ?? []).map(({ label, text }) => {
    const near = findLandingPlace(toSlug(label));
    const isKnown = near !== undefined && (near.kind !== 'town' || known.has(near.slug));
    return { label, text, ...(isKnown && { href: pageOf(near, null) }) };
  });
  const shown = new Set([place.slug, ...places.map(({ label }) => toSlug(label))]);
  const others = towns.filter(({ slug }) => !shown.has(slug));
  const isCity = place.kind === 'city' || place.kind === 'town';
  const links = isCity && centre !== null ? nearest(centre, others) : largest(place, others, countIn);
  return { title: isCity ? `Cities near ${where}` : `Cities in ${where}`, places, links };
}

function nearest(centre: Coordinates, towns: readonly Town[]): Link[] {
  return towns
    .map((town) => ({ ...town, miles: Math.round(milesBetween(centre, town)) }))
    .filter(({ miles }) => miles > 0 && miles <= NEAR_MILES)
    .sort((a, b) => a.miles - b.miles || b.companies - a.companies)
    .slice(0, NEARBY_PLACES)
    .map(({ slug, name, miles }) => ({ label: name, href: pageOf({ slug }, null), miles }));
}

function largest({ kind, name, country }: LandingPlace, towns: readonly Town[], countIn: PageData['countIn']): Link[] {
  // The place "New York State" is the region New York.
  const regions = [name, name.replace(/ [A-Z][a-z]+$/, '')];
  return towns
    .filter((town) => town.country === country && (kind !== 'part' || regions.includes(town.region ?? '')))
    .slice(0, NEARBY_PLACES)
    .map((town) => ({ ...town, companies: countIn(town.location) }))
    .filter(({ companies }) => companies > 0)
    .sort((a, b) => b.companies - a.companies)
    .map(({ slug, name, companies }) => ({ label: name, href: pageOf({ slug }, null), note: String(companies) }));
}

function countryLinks(region: Region | undefined, countries: ReadonlyMap<string, number>): Link[] {
  return [...countries]
    .filter(([code]) => region?.countries.includes(code))
    .sort(([, a], [, b]) => b - a)
    .flatMap(([code, count]) => {
      const place = placeOfCountry(code);
      return place === undefined ? [] : [{ label: place.name, href: pageOf(place, null), note: String(count) }];
    });
}

/** Links to the larger places that contain the place, to its parts, and to other pages about it. */
export function locationCoverage(
  landing: LocationLanding,
  towns: readonly Town[],
  parts: readonly LandingPlace[],
): LocationContent['coverage'] {
  const { place, certification } = landing;
  const where = placeInText(place);
  const region = regionOf(place);
  const country = place.country === null ? undefined : placeOfCountry(place.country);
  const own = CITY_CONTENT[place.slug]?.coverage;
  const ndt = findLandingService('ndt');
  const around = [country, region].filter((larger) => larger !== undefined && larger.slug !== place.slug);
  const labPlace = country ?? place;
  const links: Link[] = [
    ...around.map((larger) =>
      larger === undefined
        ? { label: '', href: paths.home() }
        : { label: `All of ${placeInText(larger)}`, href: pageOf(larger, null) },
    ),
    ...parts.map((part) => ({ label: `All of ${placeInText(part)}`, href: pageOf(part, null) })),
    ...(certification === null ? [] : [{ label: `Inspection companies in ${where}`, href: pageOf(place, null) }]),
    ...(certification === 'ASME'
      ? []
      : [{ label: `ASME labs in ${placeInText(labPlace)}`, href: pageOf(labPlace, 'ASME') }]),
    ...(certification === 'ISO 17025'
      ? []
      : [{ label: `ISO 17025 labs in ${placeInText(labPlace)}`, href: pageOf(labPlace, 'ISO 17025') }]),
    ...(ndt === undefined
      ? []
      : [{ label: `NDT in ${where}`, href: landingPath({ kind: 'service', service: ndt, place }) }]),
    ...(certification === null
      ? []
      : LAB_REGIONS.filter((slug) => slug !== place.slug).flatMap((slug) => {
          const other = findLandingPlace(slug);
          return other === undefined
            ? []
            : [{ label: `${certification} labs in ${placeInText(other)}`, href: pageOf(other, certification) }];
        })),
  ];
  const count = towns.filter((town) => town.country === place.country).length;
  const generic =
    place.kind === 'region'
      ? `A company is listed under ${where} when it is based ${findServiceArea(place.name) === undefined ? 'in one of its countries' : 'there or lists it as its service area'}. An inspector from a neighbouring country may still be the nearest one: search by city, and compare travel and standby costs in the quotes.`
      : `A company may serve a wider area than the location of its office suggests. ${
          country === undefined || count === 0
            ? ''
            : `The directory lists companies in ${count === 1 ? '1 city or town' : `${count} cities and towns`} in ${placeInText(country)}. `
        }Ask ${place.kind === 'country' ? 'which city the crew would travel from' : `how far the crew would travel to ${where}`}, what travel costs and how soon work can begin.`;
  return { title: 'Regional coverage', paragraphs: own ?? [generic], links };
}

function regionOf(place: LandingPlace): LandingPlace | undefined {
  if (place.kind === 'region') return undefined;
  const area = COUNTRIES.find(({ code }) => code === place.country)?.serviceArea;
  const region = findRegion(area ?? '');
  return region === undefined ? undefined : regionPlace(region);
}

function pageOf({ slug }: Pick<LandingPlace, 'slug'>, certification: LabCertification | null): string {
  return landingPath({
    kind: 'location',
    place: { kind: 'town', slug, name: slug, location: slug, country: null },
    certification,
  });
}
