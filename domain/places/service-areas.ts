import { normalForm } from '#domain/text/normal-form.ts';

/** The seven service areas of the specification (section 3), in its order. */
export const SERVICE_AREAS = [
  'Europe',
  'Middle East',
  'Africa',
  'Asia-Pacific',
  'North America',
  'Latin America',
  'Australia & New Zealand',
] as const;

export type ServiceArea = (typeof SERVICE_AREAS)[number];

const ALIASES: readonly (readonly [alias: string, area: ServiceArea])[] = [
  ['APAC', 'Asia-Pacific'],
  ['AsiaPacific', 'Asia-Pacific'],
  ['LATAM', 'Latin America'],
  ['Australasia', 'Australia & New Zealand'],
  ['ANZ', 'Australia & New Zealand'],
];

const AREA_BY_FORM: ReadonlyMap<string, ServiceArea> = new Map([
  ...SERVICE_AREAS.map((area) => [areaForm(area), area] as const),
  ...ALIASES.map(([alias, area]) => [areaForm(alias), area] as const),
]);

/** The service area a text names in full; a country or a city is none. */
export function findServiceArea(text: string): ServiceArea | undefined {
  return AREA_BY_FORM.get(areaForm(text));
}

/** "Australia & New Zealand" and "Australia and New Zealand" are one spelling. */
function areaForm(text: string): string {
  return normalForm(text).replace(/ and /g, ' ');
}
