import { normalForm } from '#domain/text/normal-form.ts';
import { LAB_TESTS } from './lab-tests.ts';
import { METHODS } from './methods.ts';

/** Abbreviations that are also common words, places or names of other things. */
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
  'drone inspection',
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

/** Synonyms of equipment and services, in normal form. */
const OTHER_SYNONYMS: readonly (readonly string[])[] = [
  [
    'ndt',
    'nde',
    'ndi',
    'non destructive testing',
    'nondestructive testing',
    'non destructive examination',
    'nondestructive examination',
    'non destructive evaluation',
    'nondestructive evaluation',
    'non destructive inspection',
    'nondestructive inspection',
  ],
  [
    'psv',
    'prv',
    'pressure safety valve',
    'pressure relief valve',
    'safety relief valve',
    'safety valve',
    'relief valve',
  ],
  ['hrsg', 'heat recovery steam generator'],
  ['ast', 'aboveground storage tank', 'above ground storage tank'],
  ['air cooler', 'air cooled heat exchanger', 'fin fan'],
  ['mewp', 'mobile elevating work platform', 'mobile elevating platform', 'aerial work platform'],
  ['elevator', 'passenger lift'],
  ['bop', 'blowout preventer', 'blow out preventer'],
  ['octg', 'oil country tubular goods'],
  ['grp', 'frp', 'glass reinforced plastic', 'fibreglass', 'fiberglass'],
  ['rbi', 'risk based inspection'],
  ['cui', 'corrosion under insulation'],
  ['tpi', 'third party inspection'],
];

/**
 * Groups of phrases in normal form that are synonyms in a search (decision 4): MPI = MT = magnetic particle. A phrase
 * is in one group only; listed names and aliases take precedence over derived ones.
 */
export const ALIAS_GROUPS: readonly (readonly string[])[] = buildGroups()
  .map(({ phrases }) => phrases)
  .filter((phrases) => phrases.length > 1);

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

function buildGroups(): { phrases: string[]; isMethod: boolean }[] {
  const groups = [
    ...OTHER_SYNONYMS.map((phrases) => ({ phrases, endings: [], isMethod: false })),
    ...METHODS.map(({ code, name, aliases }) => ({
      phrases: [...code.split('/'), name, ...aliases],
      endings: ['testing', 'test', 'inspection', 'examination'],
      isMethod: true,
    })),
    ...LAB_TESTS.map(({ name, aliases }) => ({
      phrases: [name, ...aliases],
      endings: ['testing', 'test'],
      isMethod: false,
    })),
  ];
  const taken = new Set([...AMBIGUOUS, ...NOT_THE_SAME]);
  const written = groups.map(({ phrases }) => takeFree(phrases.map(normalForm), taken));
  const derived = groups.map(({ endings }, index) =>
    takeFree(
      (written[index] ?? []).flatMap((phrase) => otherEndings(phrase, endings)),
      taken,
    ),
  );
  return groups.map(({ isMethod }, index) => ({
    phrases: [...(written[index] ?? []), ...(derived[index] ?? [])],
    isMethod,
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
