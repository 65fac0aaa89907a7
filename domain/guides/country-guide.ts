import type { Source, Sourced } from '#domain/sources/sourced.ts';

/** What the law asks of one group of equipment: who may inspect it, and how often. */
export type EquipmentRules = {
  equipment: 'Pressure vessels' | 'Boilers' | 'Lifting equipment' | 'Storage tanks';
  law: string;
  who: string;
  intervals: readonly { what: string; interval: string }[];
};

/** One country for a buyer of inspection. */
export type CountryGuide = Sourced & {
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
  language: string;
  /** What owners ask for before a crew may enter. */
  access: string;
  traps: readonly string[];
};

export const every = (what: string, interval: string) => ({ what, interval });
export const from = (name: string, url: string): Source => ({ name, url });
export const REVIEWED = '2026-11';
