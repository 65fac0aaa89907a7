import { COUNTRIES } from '#domain/places/countries.ts';
import type { ServiceArea } from '#domain/places/service-areas.ts';
import { normalForm } from '#domain/text/normal-form.ts';

/**
 * A part of the world that buyers name, as two-letter country codes. Regions overlap on purpose: Türkiye has the
 * service area Europe, and buyers also look for it in the Middle East and in Asia.
 */
export type Region = { slug: string; name: string; aliases: readonly string[]; countries: readonly string[] };

const EUROPE = countriesOf('Europe');
const MIDDLE_EAST = [...countriesOf('Middle East'), ...codes('CY EG TR')];
const AFRICA = countriesOf('Africa');
const AUSTRALIA_NEW_ZEALAND = countriesOf('Australia & New Zealand');

export const REGIONS: readonly Region[] = [
  { slug: 'europe', name: 'Europe', aliases: [], countries: EUROPE },
  { slug: 'middle-east', name: 'Middle East', aliases: ['Near East'], countries: MIDDLE_EAST },
  {
    slug: 'asia',
    name: 'Asia',
    aliases: [],
    countries: codes(
      `AE AF BD BH BN BT CN HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG
       SY TH TJ TL TM TR TW UZ VN YE`,
    ),
  },
  {
    slug: 'asia-pacific',
    name: 'Asia-Pacific',
    aliases: ['APAC'],
    countries: countriesOf('Asia-Pacific'),
  },
  { slug: 'africa', name: 'Africa', aliases: [], countries: AFRICA },
  {
    slug: 'north-america',
    name: 'North America',
    aliases: [],
    countries: [...countriesOf('North America'), 'MX'],
  },
  {
    slug: 'latin-america',
    name: 'Latin America',
    aliases: ['LATAM'],
    countries: countriesOf('Latin America'),
  },
  {
    slug: 'south-america',
    name: 'South America',
    aliases: [],
    countries: codes('AR BO BR CL CO EC FK GF GY PE PY SR UY VE'),
  },
  {
    slug: 'australia-new-zealand',
    name: 'Australia & New Zealand',
    aliases: ['ANZ', 'Australasia'],
    countries: AUSTRALIA_NEW_ZEALAND,
  },
  {
    slug: 'oceania',
    name: 'Oceania',
    aliases: ['Pacific'],
    countries: [
      ...AUSTRALIA_NEW_ZEALAND,
      ...codes('AS CK FJ FM GU KI MH MP NC NR NU PF PG PN PW SB TK TO TV VU WF WS'),
    ],
  },
  {
    slug: 'gcc',
    name: 'Gulf (GCC)',
    aliases: ['Gulf', 'Persian Gulf', 'Arabian Gulf', 'Gulf states', 'Gulf countries'],
    countries: codes('AE BH KW OM QA SA'),
  },
  {
    slug: 'mena',
    name: 'Middle East and North Africa',
    aliases: [],
    countries: unique([...MIDDLE_EAST, ...codes('DZ LY MA SD TN')]),
  },
  {
    slug: 'middle-east-and-africa',
    name: 'Middle East and Africa',
    aliases: ['MEA'],
    countries: unique([...MIDDLE_EAST, ...AFRICA]),
  },
  {
    slug: 'emea',
    name: 'Europe, Middle East and Africa',
    aliases: [],
    countries: unique([...EUROPE, ...MIDDLE_EAST, ...AFRICA]),
  },
  {
    slug: 'european-union',
    name: 'European Union',
    aliases: ['EU'],
    countries: codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'),
  },
  region('Scandinavia', 'DK NO SE'),
  region('Nordic countries', 'AX DK FI FO IS NO SE', ['Nordics', 'Northern Europe']),
  region('Baltic states', 'EE LT LV', ['Baltics']),
  region('Benelux', 'BE LU NL', ['Low Countries']),
  region('DACH', 'AT CH DE'),
  region('Western Europe', 'AD AT BE CH DE FR GB GG IE IM JE LI LU MC NL'),
  region('Southern Europe', 'AD CY ES GI GR IT MT PT SM VA'),
  region('Iberia', 'AD ES GI PT', ['Iberian Peninsula']),
  region('Eastern Europe', 'BG BY CZ HU MD PL RO RU SK UA'),
  region('Balkans', 'AL BA BG GR HR ME MK RO RS SI XK'),
  region('Caucasus', 'AM AZ GE'),
  region('CIS', 'AM AZ BY KG KZ MD RU TJ TM UZ'),
  region('Central Asia', 'KG KZ TJ TM UZ'),
  region('South Asia', 'AF BD BT IN LK MV NP PK'),
  region('East Asia', 'CN HK JP KP KR MN MO TW', ['Far East']),
  region('Levant', 'CY IL JO LB PS SY'),
  region('North Africa', 'DZ EG LY MA SD TN', ['Maghreb']),
  region('West Africa', 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG'),
  region('Central Africa', 'AO CD CF CG CM GA GQ ST TD'),
  region('East Africa', 'BI DJ ER ET KE KM MG MU MW RW SC SO SS TZ UG'),
  region('Southern Africa', 'BW LS MZ NA SZ ZA ZM ZW'),
  region('Central America', 'BZ CR GT HN NI PA SV'),
  region('Caribbean', 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI', [
    'West Indies',
  ]),
  {
    slug: 'southeast-asia',
    name: 'South-East Asia',
    aliases: ['ASEAN', 'SE Asia'],
    countries: codes('BN ID KH LA MM MY PH SG TH TL VN'),
  },
];

const REGION_BY_FORM: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) =>
    [region.name, region.slug, ...region.aliases].map((text) => [regionForm(text), region] as const),
  ),
);

/** The region a text names; a country or a city is none. */
export function findRegion(text: string): Region | undefined {
  return REGION_BY_FORM.get(regionForm(text));
}

/**
 * The names of the regions, service areas among them, that begin with a text or have another name that does; first the one
 * that the text names in full.
 */
export function suggestRegions(text: string): string[] {
  const prefix = regionForm(text);
  if (prefix === '') return [];
  const named = findRegion(text);
  const found = REGIONS.filter(({ name, slug, aliases }) =>
    [name, slug, ...aliases].some((spelling) => regionForm(spelling).startsWith(prefix)),
  );
  return found.sort((a, b) => Number(b === named) - Number(a === named)).map(({ name }) => name);
}

/** One whose address is its name. */
function region(name: string, countries: string, aliases: string[] = []): Region {
  return { slug: name.toLowerCase().replaceAll(' ', '-'), name, aliases, countries: codes(countries) };
}

function countriesOf(area: ServiceArea): string[] {
  return COUNTRIES.filter((country) => country.serviceArea === area).map((country) => country.code);
}

function codes(text: string): string[] {
  return text.split(/\s+/);
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function regionForm(text: string): string {
  return normalForm(text).replace(/ and /g, ' ').replace(/^the /, '');
}
