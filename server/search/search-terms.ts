import type { SearchIn } from '#domain/companies/search-query.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { SearchConcept } from '#domain/vocabulary/search-concept.ts';
import type { Meaning } from './lexicon.ts';
import { ScoreLevels } from './score-levels.ts';
import type { SearchIndex } from './search-index.ts';
import { isFiller, isWeak } from './search-words.ts';
import { type Row, type SetRows, withRows } from './set-rows.ts';
import { SlotScores } from './slot-scores.ts';
import { MAX_CODE_LENGTH, searchWords } from './tokens.ts';
import { partsOfCode, stemOf } from './word-forms.ts';
import type { WordChoice } from './word-index.ts';

/** Words that are looked for together, with what they mean. An optional term only makes a company rank higher. */
export type SearchTerm = { words: readonly string[]; meanings: readonly Meaning[]; isOptional: boolean };

/** What names the certificate, the service or the equipment that was asked for, in whatever words, and in the typed ones. */
const NAMED_SCORE = 12;
const NAMED_AS_TYPED_SCORE = 13;
/** What only has its words, even in the name of the company. */
export const MAX_WORDS_SCORE = 10;
/** What is only meant in a wider sense: a company for pressure vessels, where a separator is wanted. */
const ALIAS_SCORE = 11;
const MAX_ALIAS_SCORE = 5;
const MAX_SCORE = 255;
/** What services and names reach, also in another form. */
export const MIN_NAMED_SCORE = 9;
const MIN_SCORE_IN_NAMES = 19;
const SHORT_WORD = /^[a-z]{1,3}$/;
/** Codes that mean a service in the name of a company, too: "PT" does not, it is a legal form in Indonesia. */
const CODES_IN_NAMES: ReadonlySet<string> = new Set(['ndt', 'nde', 'ndi']);

/** Who matches a term, and how well: the best of all ways to understand it. */
export function scoresOfTerm(index: SearchIndex, term: SearchTerm, searchIn: SearchIn, isAlone: boolean) {
  return withRows(index.live.length, (rows) => {
    const levels = new ScoreLevels(rows);
    const max = term.meanings.length === 0 ? MAX_SCORE : MAX_WORDS_SCORE;
    for (const choices of literalChoices(term, isAlone)) {
      const exact = choices.map((choice) => withoutBeginnings(index, choice));
      const min = term.meanings.length > 0 && sayLittle(choices) ? MIN_SCORE_IN_NAMES : 1;
      index.words.raiseScores(levels, exact, searchIn, { min, max });
    }
    for (const { concept, isAlias } of term.meanings) {
      const { certification } = concept;
      if (certification !== undefined) {
        const naming = rows.add(index.having('certification', certification));
        if (searchIn === 'all') raiseNamed(rows, levels, naming, NAMED_SCORE);
        continue;
      }
      for (const choices of synonymChoices(concept, term))
        index.words.raiseScores(levels, choices, searchIn, {
          min: sayLittle(choices) ? MIN_SCORE_IN_NAMES : 1,
          max: isAlias ? MAX_ALIAS_SCORE : MAX_WORDS_SCORE,
        });
    }
    const [named, namedTwice] = [rows.add(), rows.add()];
    for (const { concept, isAlias } of term.meanings) {
      if (concept.certification !== undefined || (searchIn === 'services' && concept.kind === 'industry')) continue;
      const having = rows.add(index.having('concept', concept.label));
      raiseNamed(rows, levels, having, isAlias ? ALIAS_SCORE : NAMED_SCORE);
      rows.addCommon(namedTwice, named, having);
      rows.addAll(named, having);
    }
    // Of "PSV" who tests safety valves, and has them among the equipment.
    if (rows.count(namedTwice) > 0) levels.increase(namedTwice);
    const { slots, scores } = levels.results();
    return { slots, scores: term.isOptional ? new SlotScores([slots]) : scores };
  });
}

/** Of two companies that name it, the one that writes it as it was typed ranks higher. */
function raiseNamed(rows: SetRows, levels: ScoreLevels, named: Row, score: number): void {
  if (score === NAMED_SCORE) {
    const asTyped = levels.atLeast(MAX_WORDS_SCORE);
    rows.removeAll(asTyped, levels.atLeast(MAX_WORDS_SCORE + 1));
    levels.raise(NAMED_AS_TYPED_SCORE, named, asTyped);
  }
  levels.raise(score, named);
}

/** "Air" is no beginning of "aircraft" where somebody has "air". */
function withoutBeginnings({ words }: SearchIndex, choice: WordChoice): WordChoice {
  const isWord = choice.match === 'beginnings' && SHORT_WORD.test(choice.word) && words.hasWord(choice.word);
  return isWord ? { ...choice, match: 'forms' } : choice;
}

/** The words as typed. A single character matches itself only; with a certificate it means nothing beside it. */
export function literalChoices({ words, meanings }: SearchTerm, isAlone: boolean): WordChoice[][] {
  const isCertificate = meanings.some(({ concept }) => concept.certification !== undefined);
  if (isCertificate && words.some((word) => word.length === 1)) return [];
  const isCode = meanings.length > 0 && words.length === 1;
  const parts = words.flatMap((word) => partsOfCode(word) ?? word);
  const choicesOf = (list: readonly string[]) =>
    list.map((word): WordChoice => {
      const isShort = word.length === 1 || (isCode && word.length <= MAX_CODE_LENGTH);
      // Two characters alone mean the method; with other words they may be part of a company's name.
      const isInNames = !isShort || CODES_IN_NAMES.has(word) || word.length > 2 || !isAlone;
      // "Access" of "rope access" begins no "lifting accessory".
      const isWhole = isShort || (meanings.length > 0 && words.length > 1);
      return { word, match: isWhole ? 'forms' : 'beginnings', isInNames };
    });
  return parts.length === words.length ? [choicesOf(words)] : [choicesOf(words), choicesOf(parts)];
}

/** The other names of a concept. Codes match as whole words, and not in names, where they may mean anything. */
export function synonymChoices(concept: SearchConcept, { words }: SearchTerm): WordChoice[][] {
  const stems = words.map(stemOf);
  return shortPhrases(concept).flatMap((phrase) => (includesAll(phrase.stems, stems) ? [] : [phrase.choices]));
}

type Phrase = { stems: readonly string[]; choices: WordChoice[] };

const phrasesOfConcepts = new WeakMap<SearchConcept, Phrase[]>();

/** The phrases that have no other one in them: who has "ultrasonic testing" has "ultrasonic". */
function shortPhrases(concept: SearchConcept): Phrase[] {
  const known = phrasesOfConcepts.get(concept);
  if (known !== undefined) return known;
  const short: Phrase[] = [];
  const all = concept.phrases.map((phrase) => searchWords(normalForm(phrase)));
  for (const words of all.toSorted((a, b) => a.length - b.length)) {
    const stems = words.map(stemOf);
    if (!short.some((other) => includesAll(stems, other.stems))) short.push({ stems, choices: words.map(toChoice) });
  }
  phrasesOfConcepts.set(concept, short);
  return short;
}

function toChoice(word: string, _index: number, phrase: readonly string[]): WordChoice {
  const isCode = word.length <= MAX_CODE_LENGTH;
  const isInNames = !isCode || phrase.length > 1 || CODES_IN_NAMES.has(word);
  return { word, match: isCode ? 'whole' : 'forms', isInNames };
}

function includesAll(stems: readonly string[], others: readonly string[]): boolean {
  return others.every((stem) => stems.includes(stem));
}

/** Such words may stand anywhere in a text or in different services: of "works inspection" that says nothing. */
function sayLittle(choices: readonly WordChoice[]): boolean {
  return choices.length > 1 && choices.filter(({ word }) => !isWeak(word) && !isFiller(word)).length < 2;
}
