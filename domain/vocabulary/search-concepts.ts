import { CERTIFICATION_FAMILIES } from './certification-lookup.ts';
import { CERTIFICATIONS } from './certifications.ts';
import { EQUIPMENT_TYPES } from './equipment-types.ts';
import { INDUSTRIES } from './industries.ts';
import { INSPECTION_TYPES } from './inspection-types.ts';
import { ALIAS_GROUPS } from './method-aliases.ts';
import type { SearchConcept } from './search-concept.ts';

/** What buyers type for a certificate, and what would be no certificate in the list of a company. */
const ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  'PED Notified Body': ['PED', 'pressure equipment directive', '2014/68/EU'],
  'TPED Notified Body': ['TPED'],
  'SPVD Notified Body': ['SPVD', 'simple pressure vessels directive'],
  'ATEX Notified Body': ['ATEX'],
  'MED Notified Body': ['marine equipment directive', 'wheelmark'],
  'CPR Notified Body': ['construction products regulation'],
  'UK Approved Body': ['UKCA'],
  'National Board R Stamp': ['NBIC', 'R certificate'],
  'Class-approved service supplier': ['class approved', 'class approval'],
  AS9100: ['9100'],
  'ISO 3834': ['3834'],
  'EN 1090': ['1090'],
  'NAS 410 / EN 4179': ['4179'],
  'SNT-TC-1A': ['TC-1A', 'SNT'],
};

/** All that words of a search can mean. One phrase may mean several things: "PSV" is a valve, and a kind of relief device. */
export const SEARCH_CONCEPTS: readonly SearchConcept[] = [
  ...CERTIFICATIONS.map(({ name, fullName, aliases }) => ({
    kind: 'certificate' as const,
    label: name,
    phrases: [name],
    aliases: [fullName, name.replace('/IEC', ''), ...aliases, ...(ASKED_AS[name] ?? [])],
    certification: name,
  })),
  ...ALIAS_GROUPS,
  ...INSPECTION_TYPES.map(({ name, aliases }) => ({
    kind: 'method' as const,
    label: name,
    phrases: [name, ...aliases],
    aliases: [],
  })),
  ...EQUIPMENT_TYPES.map(({ name, aliases, codes }) => ({
    kind: 'equipment' as const,
    label: name,
    phrases: [name],
    aliases,
    standards: codes,
  })),
  ...INDUSTRIES.map(({ name, aliases }) => ({ kind: 'industry' as const, label: name, phrases: [name], aliases })),
  ...CERTIFICATION_FAMILIES.map((family) => ({
    kind: 'certificate' as const,
    label: family,
    phrases: [family],
    aliases: [],
    certification: family,
  })),
];
