import { CERTIFICATIONS } from './certifications.ts';
import { EQUIPMENT_TYPES } from './equipment-types.ts';
import { INDUSTRIES } from './industries.ts';
import { INSPECTION_TYPES } from './inspection-types.ts';
import { LAB_TESTS } from './lab-tests.ts';
import { METHODS } from './methods.ts';
import type { SuggestionEntry } from './suggestions.ts';

/** The suggestions of the list fields in the registration form: "MPI" suggests magnetic particle testing. */
export const REGISTRATION_VOCABULARY = {
  specializations: [
    ...METHODS.map(({ name, code, aliases }) => entry(name, [...code.split('/'), ...aliases])),
    ...INSPECTION_TYPES.map(({ name }) => entry(name, [])),
    ...LAB_TESTS.map(({ name, aliases }) => entry(name, aliases)),
  ],
  certifications: CERTIFICATIONS.map(({ name, badge, aliases }) =>
    entry(name, [badge, ...aliases, ...(name.includes('/IEC') ? [name.replace('/IEC', '')] : [])]),
  ),
  industries: INDUSTRIES.map(({ name, aliases }) => entry(name, aliases)),
  equipmentTypes: EQUIPMENT_TYPES.map(({ name, aliases }) => entry(name, aliases)),
} as const satisfies Record<string, readonly SuggestionEntry[]>;

export type RegistrationList = keyof typeof REGISTRATION_VOCABULARY;

function entry(name: string, aliases: readonly string[]): SuggestionEntry {
  return [name, ...new Set(aliases)];
}
