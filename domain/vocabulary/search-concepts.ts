import { NAMES_OF_ACCREDITATION_BODIES } from '#domain/places/accreditation-bodies.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { ASKED_AS } from './asked-as.ts';
import { CERTIFICATION_FAMILIES } from './certification-lookup.ts';
import { CERTIFICATIONS } from './certifications.ts';
import { EQUIPMENT_TYPES } from './equipment-types.ts';
import { INDUSTRIES } from './industries.ts';
import { INSPECTION_TYPES } from './inspection-types.ts';
import { ALIAS_GROUPS } from './method-aliases.ts';
import { NAMES_IN_OTHER_LANGUAGES } from './names-in-other-languages.ts';
import type { SearchConcept } from './search-concept.ts';
import { TRADE_SYNONYMS } from './trade-synonyms.ts';

/** "UKAS accredited" asks for one of them. */
const ACCREDITATIONS: ReadonlySet<string> = new Set(['ISO/IEC 17025', 'ISO/IEC 17020']);

/** All that words of a search can mean. One phrase may mean several things: "PSV" is a valve, and a kind of relief device. */
export const SEARCH_CONCEPTS: readonly SearchConcept[] = searchConcepts();

function searchConcepts(): SearchConcept[] {
  const concepts = namedConcepts().map((concept) => ({
    ...concept,
    aliases: [...concept.aliases, ...otherNames(concept.label)],
  }));
  const services = concepts.filter(({ kind }) => kind !== 'certificate');
  const names = new Set(services.flatMap(({ phrases, aliases }) => [...phrases, ...aliases]).map(normalForm));
  // Certificates of one kind are a family, such as those for lifting: who asks for lifting asks for the service.
  return [...concepts, ...familyConcepts().filter(({ label }) => !names.has(normalForm(label)))];
}

function familyConcepts(): SearchConcept[] {
  return CERTIFICATION_FAMILIES.map((family) => ({
    kind: 'certificate' as const,
    label: family,
    phrases: [family],
    aliases: ASKED_AS[family] ?? [],
    certification: family,
  }));
}

function otherNames(label: string): string[] {
  return [
    ...(ASKED_AS[label] ?? []),
    ...(NAMES_IN_OTHER_LANGUAGES[label] ?? []),
    ...(ACCREDITATIONS.has(label) ? NAMES_OF_ACCREDITATION_BODIES : []),
  ];
}

function namedConcepts(): SearchConcept[] {
  return [
    ...CERTIFICATIONS.map(({ name, fullName, aliases }) => ({
      kind: 'certificate' as const,
      label: name,
      phrases: [name],
      aliases: [fullName, name.replace('/IEC', ''), ...aliases],
      certification: name,
    })),
    ...ALIAS_GROUPS,
    ...INSPECTION_TYPES.map(({ name, aliases, partOf, isIntegrity = false }) => ({
      kind: 'method' as const,
      label: name,
      phrases: [name, ...aliases],
      aliases: [],
      kindsOf: isIntegrity ? ['Asset integrity'] : [],
      ...(partOf !== undefined && { techniqueOf: partOf }),
    })),
    ...EQUIPMENT_TYPES.map(({ name, aliases, codes }) => ({
      kind: 'equipment' as const,
      label: name,
      phrases: [name],
      aliases: withSynonyms(aliases),
      standards: codes,
    })),
    ...INDUSTRIES.map(({ name, aliases }) => ({ kind: 'industry' as const, label: name, phrases: [name], aliases })),
  ];
}

/** With "GRP" also "fibreglass". */
function withSynonyms(aliases: readonly string[]): string[] {
  const same = TRADE_SYNONYMS.filter(({ phrases }) => phrases.some((phrase) => aliases.includes(phrase)));
  return [...new Set([...aliases, ...same.flatMap(({ phrases }) => phrases)])];
}
