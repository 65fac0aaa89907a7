import { normalForm } from '#domain/text/normal-form.ts';
import { LAB_TESTS } from './lab-tests.ts';
import { METHODS } from './methods.ts';
import type { SearchConcept } from './search-concept.ts';
import { TRADE_SYNONYMS } from './trade-synonyms.ts';

/** Abbreviations that are also common words, places or names of other things. In a text they mean nothing for sure. */
const AMBIGUOUS = 'ae at cr ct dr eds fmc gamma hb hv ir lm mrt nr pi pqr rtfi sem ssc st utm va vi'.split(' ');

/** Aliases that are narrower than their method or test: a search for one must not find the others. */
const NOT_THE_SAME = [
  'adhesion test',
  'coating thickness',
  'concrete scanning',
  'condition monitoring',
  'crack growth test',
  'crawler inspection',
  'crevice corrosion test',
  'cyclic corrosion test',
  'dft measurement',
  'fatigue crack growth',
  'holiday test',
  'holography',
  'laser profilometry',
  'laser tracker',
  'magnetic rope testing',
  'peel test',
  'pull off test',
  'shear test',
  'shearography',
  'sour service test',
];

/** Single words that name the method or test even without "testing". */
const DISTINCTIVE = new Set(['ultrasonic', 'radiographic', 'thermographic', 'tensile', 'hardness']);

/** What laboratories of each group of tests offer in general. */
const KINDS_OF_TESTS: Partial<Record<(typeof LAB_TESTS)[number]['group'], readonly string[]>> = {
  mechanical: ['Destructive testing', 'Material testing'],
  metallography: ['Material testing'],
  chemistry: ['Material testing'],
  corrosion: ['Material testing'],
};
/** Companies without a laboratory offer them, too. */
const DONE_ON_SITE: ReadonlySet<string> = new Set(['Hardness test', 'Positive material identification']);

/**
 * Groups of phrases in normal form that are synonyms in a search (decision 4): MPI = MT = magnetic particle. A phrase
 * is in one group only; listed names and aliases take precedence over derived ones.
 */
export const ALIAS_GROUPS: readonly SearchConcept[] = buildGroups();

/** The word for all methods together. A search for one of its synonyms also looks for this word. */
export const METHOD_FAMILY = 'ndt';
const METHOD_PHRASES = new Set(buildGroups().flatMap(({ phrases, isMethod }) => (isMethod ? phrases : [])));
const MAX_METHOD_PHRASE_WORDS = Math.max(...[...METHOD_PHRASES].map((phrase) => phrase.split(' ').length));

/** Whether a service, given as words in normal form, names a method of non-destructive testing. */
export function namesMethod(words: readonly string[]): boolean {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= MAX_METHOD_PHRASE_WORDS; length += 1) {
      if (METHOD_PHRASES.has(words.slice(start, start + length).join(' '))) return true;
    }
  }
  return false;
}

function buildGroups(): (SearchConcept & { isMethod: boolean })[] {
  const groups = [
    ...TRADE_SYNONYMS.map((synonyms) => ({
      ...synonyms,
      standards: [],
      endings: [],
      kindsOf: [],
      isMethod: false,
      techniqueOf: undefined,
    })),
    ...METHODS.map(({ code, name, parent, aliases, standards }) => ({
      standards,
      techniqueOf: METHODS.find((method) => method.code === parent)?.name,
      kindsOf: ['Non-destructive testing'],
      kind: 'method' as const,
      label: name,
      phrases: [...code.split('/'), name, ...aliases],
      endings: ['testing', 'test', 'inspection', 'examination'],
      isMethod: true,
    })),
    ...LAB_TESTS.map(({ name, group, aliases, standards, partOf }) => ({
      standards,
      kindsOf: DONE_ON_SITE.has(name) ? [] : (KINDS_OF_TESTS[group] ?? []),
      techniqueOf: partOf,
      kind: 'method' as const,
      label: name,
      phrases: [name, ...aliases],
      endings: ['testing', 'test'],
      isMethod: false,
    })),
  ];
  const excluded = new Set([...AMBIGUOUS, ...NOT_THE_SAME]);
  const taken = new Set(excluded);
  const written = groups.map(({ phrases }) => takeFree(phrases.map(normalForm), taken));
  const derived = groups.map(({ endings }, index) =>
    takeFree(
      (written[index] ?? []).flatMap((phrase) => otherEndings(phrase, endings)),
      taken,
    ),
  );
  return groups.map(({ kind, label, phrases, standards, kindsOf, techniqueOf, endings, isMethod }, index) => ({
    kind,
    label,
    isMethod,
    standards,
    kindsOf,
    ...(techniqueOf !== undefined && { techniqueOf }),
    phrases: [...(written[index] ?? []), ...(derived[index] ?? [])],
    aliases: phrases
      .map(normalForm)
      .filter((phrase) => excluded.has(phrase))
      .flatMap((phrase) => [phrase, ...otherEndings(phrase, endings)]),
  }));
}

/** Removes the phrases that another group has taken, and marks the others as taken. */
function takeFree(phrases: readonly string[], taken: Set<string>): string[] {
  const free = [...new Set(phrases)].filter((phrase) => !taken.has(phrase));
  for (const phrase of free) taken.add(phrase);
  return free;
}

/** "magnetic particle testing" also gives "magnetic particle"; "leak testing" does not give "leak". */
function otherEndings(phrase: string, endings: readonly string[]): string[] {
  const ending = endings.find((word) => phrase.endsWith(` ${word}`));
  if (ending === undefined) return [];
  const stem = phrase.slice(0, -ending.length - 1);
  const isDistinctive = stem.includes(' ') || DISTINCTIVE.has(stem);
  return [...endings.map((word) => `${stem} ${word}`), ...(isDistinctive ? [stem] : [])];
}
