import { normalForm } from '#domain/text/normal-form.ts';
import { NAMES_IN_OTHER_LANGUAGES, PARTS_OF_COMPOUNDS } from '#domain/vocabulary/names-in-other-languages.ts';
import type { SearchConcept } from '#domain/vocabulary/search-concept.ts';
import { SEARCH_CONCEPTS } from '#domain/vocabulary/search-concepts.ts';
import { spellingsOfSection, spellingsOfStandard } from '#domain/vocabulary/standards.ts';
import { joinKeys, type KeyedEntries, type LexiconFile } from './lexicon-file.ts';
import {
  foreignKeyOf,
  joinedKeyOf,
  keyInAnyOrder,
  keyOf,
  MAX_JOINED_WORDS,
  MAX_WORDS_IN_ANY_ORDER,
  MIN_BEGIN_OF_COMPOUND,
  MIN_END_OF_COMPOUND,
  MIN_FOREIGN,
  MIN_JOINED,
} from './phrase-keys.ts';
import { singularOf, soundOf, stemOf } from './word-forms.ts';

const PREPOSITIONS: ReadonlySet<string> = new Set('by from in of on using with without'.split(' '));
const FOREIGN_PHRASES: ReadonlySet<string> = new Set(Object.values(NAMES_IN_OTHER_LANGUAGES).flat());
const POSITIONS = new Map(SEARCH_CONCEPTS.map((concept, position) => [concept, position]));

type Entry = LexiconFile['entries'][number];

/** The lexicon of the whole vocabulary, for scripts/build-lexicon.ts. */
export function buildLexicon(): LexiconFile {
  const lexicon = new LexiconBuilder();
  for (const concept of SEARCH_CONCEPTS) for (const phrase of concept.phrases) lexicon.add(phrase, concept);
  for (const concept of SEARCH_CONCEPTS) for (const phrase of concept.aliases) lexicon.add(phrase, concept, true);
  // "Emisión" is no word that "emision" is corrected to, but a form of "emission".
  const englishSounds = new Set([...lexicon.words].map(soundOf));
  const foreignForms = [...new Set([...FOREIGN_PHRASES].map(normalForm))];
  const foreignWords = new Set(foreignForms.flatMap((form) => form.split(' ')));
  for (const word of foreignWords) if (!englishSounds.has(soundOf(word))) lexicon.words.add(word);
  // API 510 is a certificate, which says more than that it is about vessels.
  const names = new Set(lexicon.byKey.keys());
  for (const concept of equipmentFirst()) {
    for (const phrase of (concept.standards ?? []).flatMap(spellingsOfStandard))
      if (!names.has(keyOf(normalForm(phrase).split(' ')))) lexicon.add(phrase, concept, true);
  }
  // What is built by a section is rather the first kind of equipment that it is for.
  for (const concept of SEARCH_CONCEPTS) {
    for (const phrase of (concept.standards ?? []).flatMap(spellingsOfSection))
      if (!lexicon.has(phrase)) lexicon.add(phrase, concept, true);
  }
  const words = [...lexicon.words];
  // Their forms are not stems.
  const foreignNames = foreignForms
    .filter((word) => word.length >= MIN_FOREIGN && /^[a-z]+$/.test(word) && lexicon.has(word))
    .toSorted((x, y) => y.length - x.length);
  const beginnings = new Set(foreignNames.filter((word) => word.length >= MIN_BEGIN_OF_COMPOUND));
  const ends = PARTS_OF_COMPOUNDS.map(normalForm).filter(
    (word) => word.length >= MIN_END_OF_COMPOUND && beginnings.has(word),
  );
  return {
    ...lexicon.keyed(),
    words: words.join(' '),
    sounds: words.map(soundOf).join(' '),
    foreignWords: [...foreignWords].join(' '),
    foreignNames: foreignNames.join(' '),
    beginningsOfCompounds: [...beginnings].join(' '),
    endsOfCompounds: [...new Set(ends)].join(' '),
    serviceStems: [...serviceStems()].join(' '),
  };
}

const equipmentFirst = () =>
  SEARCH_CONCEPTS.toSorted((a, b) => Number(b.kind === 'equipment') - Number(a.kind === 'equipment'));

/** Certificates have the names of places in theirs. */
function serviceStems(): Set<string> {
  const phrases = SEARCH_CONCEPTS.filter(({ kind }) => kind !== 'certificate')
    .flatMap(({ phrases, aliases }) => [...phrases, ...aliases])
    .filter((phrase) => !FOREIGN_PHRASES.has(phrase));
  return new Set(phrases.flatMap((phrase) => normalForm(phrase).split(' ').map(stemOf)));
}

class LexiconBuilder {
  readonly byKey = new Map<string, Entry>();
  readonly words = new Set<string>();
  readonly #joined = new Map<string, Entry>();
  readonly #foreign = new Map<string, Entry>();
  readonly #inAnyOrder = new Map<string, Entry>();
  readonly #asWritten = new Map<string, number[]>();

  has(phrase: string): boolean {
    return this.byKey.has(keyOf(normalForm(phrase).split(' ')));
  }

  add(phrase: string, of: SearchConcept, isAlias = false): void {
    const concept = POSITIONS.get(of) ?? 0;
    const isForeign = FOREIGN_PHRASES.has(phrase);
    const words = normalForm(phrase).split(' ');
    if (!isForeign) for (const word of words) this.words.add(word);
    const key = isNameOfThing(words, of) ? singularOf(words[0] ?? '') : keyOf(words);
    const entry = this.byKey.get(key) ?? { meanings: [], wordCount: words.length };
    this.byKey.set(key, entry);
    if (!entry.meanings.some((meaning) => meaning.concept === concept)) entry.meanings.push({ concept, isAlias });
    if (words.length > 1) {
      const written = words.join(' ');
      this.#asWritten.set(written, [...(this.#asWritten.get(written) ?? []), concept]);
    }
    const joined = joinedKeyOf(words);
    if (words.length <= MAX_JOINED_WORDS && joined.length >= MIN_JOINED && !this.#joined.has(joined))
      this.#joined.set(joined, entry);
    const foreignKey = isForeign ? foreignKeyOf(words) : undefined;
    if (foreignKey !== undefined && !this.#foreign.has(foreignKey)) this.#foreign.set(foreignKey, entry);
    // "On ropes" is no rope on something.
    if (words.length > 1 && words.length <= MAX_WORDS_IN_ANY_ORDER && !words.some((word) => PREPOSITIONS.has(word)))
      this.#inAnyOrder.set(keyInAnyOrder(words), entry);
  }

  keyed(): Pick<LexiconFile, 'entries' | 'byKey' | 'joined' | 'foreign' | 'inAnyOrder' | 'asWritten'> {
    const entries = [...this.byKey.values()];
    const positions = new Map(entries.map((entry, position) => [entry, position]));
    const keyed = (map: ReadonlyMap<string, Entry>): KeyedEntries => ({
      keys: joinKeys(map.keys()),
      entries: [...map.values()].map((entry) => positions.get(entry) ?? 0),
    });
    return {
      entries,
      byKey: keyed(this.byKey),
      joined: keyed(this.#joined),
      foreign: keyed(this.#foreign),
      inAnyOrder: keyed(this.#inAnyOrder),
      asWritten: { phrases: joinKeys(this.#asWritten.keys()), concepts: [...this.#asWritten.values()] },
    };
  }
}

/** A separator is a vessel, but what is separate is none: such words only have a plural. */
function isNameOfThing(words: readonly string[], { kind }: SearchConcept): boolean {
  return kind === 'equipment' && words.length === 1 && /(?:ator|ite)$/.test(words[0] ?? '');
}
