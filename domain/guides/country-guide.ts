import type { Source } from '#domain/landing/content/sources.ts';

/** What the law asks of one group of equipment: who may inspect it, and how often. */
type EquipmentRules = {
  equipment: 'Pressure vessels' | 'Boilers' | 'Lifting equipment' | 'Storage tanks';
  law: string;
  who: string;
  intervals: readonly { what: string; interval: string }[];
};

/** One country for a buyer of inspection. */
export type CountryGuide = {
  /** ISO 3166 code. */
  code: string;
  slug: string;
  name: string;
  lead: string;
  rules: readonly EquipmentRules[];
  newEquipment: string;
  radiography: string;
  people: string;
  accreditation: { name: string; url: string };
  /** The certificates of the vocabulary whose registers show who may work there. */
  registers: readonly string[];
  language: string;
  /** What owners ask for before a crew may enter. */
  access: string;
  traps: readonly string[];
  sources: readonly Source[];
};

export const every = (what: string, interval: string) => ({ what, interval });
