import type { SearchIn } from '#domain/companies/search-query.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { SearchConcept } from '#domain/vocabulary/search-concept.ts';
import { forEach } from './bitset.ts';
import type { Meaning } from './lexicon.ts';
import type { SearchIndex } from './search-index.ts';
import { isWeak } from './search-words.ts';
import { MAX_CODE_LENGTH, searchWords } from './tokens.ts';
import { partsOfCode } from './word-forms.ts';
import type { WordChoice } from './word-index.ts';

/** Words that are looked for together, with what they mean. An optional term only makes a company rank higher. */
export type SearchTerm = { words: readonly string[]; meanings: readonly Meaning[]; isOptional: boolean };

/** A certificate that was asked for is worth more than a service. */
const CERTIFICATE_SCORE = 12;
/** Of what is only meant in a wider sense: a company for pressure vessels, where a separator is wanted. */
const MAX_ALIAS_SCORE = 5;
const MAX_OPTIONAL_SCORE = 1;
const MAX_SCORE = 255;
/** What services and names reach, also in another form. */
const MIN_NAMED_SCORE = 9;
/** Codes that mean a service in the name of a company, too: "PT" does not, it is a legal form in Indonesia. */
const CODES_IN_NAMES: ReadonlySet<string> = new Set(['ndt', 'nde', 'ndi']);

/** The score of each company for a term, the best of all ways to understand it; 0 where it does not match. */
export function scoresOfTerm(index: SearchIndex, term: SearchTerm, searchIn: SearchIn, isAlone: boolean): Uint8Array {
  const scores = new Uint8Array(index.size);
  for (const choices of literalChoices(term, isAlone)) raise(scores, scoresOfAll(index, choices, searchIn), {});
  for (const { concept, isAlias } of term.meanings) {
    const { certification } = concept;
    if (certification !== undefined && searchIn === 'all')
      forEach(index.having('certification', certification), (slot) => {
        scores[slot] = Math.max(scores[slot] as number, CERTIFICATE_SCORE);
      });
    else
      for (const choices of synonymChoices(concept, term))
        raise(scores, scoresOfAll(index, choices, searchIn), {
          min: sayLittle(choices) ? MIN_NAMED_SCORE : 1,
          max: isAlias ? MAX_ALIAS_SCORE : MAX_SCORE,
        });
  }
  if (term.isOptional)
    for (let slot = 0; slot < scores.length; slot += 1)
      scores[slot] = Math.min(scores[slot] as number, MAX_OPTIONAL_SCORE);
  return scores;
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
      return { word, match: isShort ? 'forms' : 'beginnings', isInNames };
    });
  return parts.length === words.length ? [choicesOf(words)] : [choicesOf(words), choicesOf(parts)];
}

/** The other names of a concept. Codes match as whole words, and not in names, where they may mean anything. */
export function synonymChoices({ phrases }: SearchConcept, { words }: SearchTerm): WordChoice[][] {
  const typed = words.join(' ');
  return phrases
    .map((phrase) => normalForm(phrase))
    .filter((phrase) => phrase !== typed)
    .map((phrase) =>
      searchWords(phrase).map((word): WordChoice => {
        const isCode = word.length <= MAX_CODE_LENGTH;
        return {
          word,
          match: isCode ? 'whole' : 'forms',
          isInNames: !isCode || CODES_IN_NAMES.has(phrase) || phrase.includes(' '),
        };
      }),
    );
}

/** All words are required: the lowest score counts. */
function scoresOfAll(index: SearchIndex, choices: readonly WordChoice[], searchIn: SearchIn): Uint8Array {
  return choices
    .map((choice) => index.words.scoresOf(choice, searchIn))
    .reduce((all, scores) => {
      for (let slot = 0; slot < all.length; slot += 1) {
        if ((scores[slot] as number) < (all[slot] as number)) all[slot] = scores[slot] as number;
      }
      return all;
    });
}

/** Words of a description may stand anywhere in it: of "works inspection" that says nothing. */
function sayLittle(choices: readonly WordChoice[]): boolean {
  return choices.length > 1 && choices.filter(({ word }) => !isWeak(word)).length < 2;
}

function raise(scores: Uint8Array, others: Uint8Array, { min = 1, max = MAX_SCORE }): void {
  for (let slot = 0; slot < scores.length; slot += 1) {
    const other = others[slot] as number;
    if (other >= min && other > (scores[slot] as number))
      scores[slot] = Math.max(scores[slot] as number, Math.min(other, max));
  }
}
