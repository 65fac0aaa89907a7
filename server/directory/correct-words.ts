import { editDistance } from '#domain/text/edit-distance.ts';
import {
  isForeignWord,
  isTradeWord,
  MAX_PHRASE_WORDS,
  meaningsInAnyOrder,
  meaningsOf,
  VOCABULARY_WORDS,
  wordsBeginningLike,
  wordsSoundingLike,
} from '#server/search/lexicon.ts';
import { isFiller, isOfMeasure, isWeak, type TypedWord } from '#server/search/search-words.ts';
import type { WordIndex } from '#server/search/word-index.ts';
import { isEnglishWord } from './english-words.ts';
import { isInAnotherLanguage } from './other-language.ts';
import { isEverydayWord } from './place-in-search.ts';

const MIN_LENGTH_FOR_TWO_MISTAKES = 6;
const LETTERS_PER_MISTAKE = 4;
const MIN_LENGTH_BY_SOUND = 5;
/** A shorter word that would mean nothing after the correction is one of its own: "belt" is not "best". */
const MIN_LENGTH_WITHOUT_MEANING = 5;
const MIN_LENGTH_OF_BEGINNING = 4;
const MAX_MISSING_LETTERS = 2;
/** A shorter word of a company may be like one of another language. */
const MIN_LENGTH_OF_NAME = 8;

/**
 * The text with each word corrected that nobody has and that is a mistake away from one that somebody has. A word of English is
 * only heard as another one that the words beside it ask for: "pressure vassal".
 */
export function correctedText(
  index: WordIndex,
  text: string,
  words: readonly TypedWord[],
  isRead: (position: number) => boolean,
): string {
  let corrected = text;
  const isForeign = isInAnotherLanguage(words, isRead);
  const unread = [...words.entries()].filter(([at, { word }]) => !isRead(at) && !isFiller(word) && !isWeak(word));
  for (const [position, { word, start, end }] of unread.reverse()) {
    if (isEverydayWord(word) || isOfMeasure(words, position)) continue;
    if (index.hasForm(word) || VOCABULARY_WORDS.has(word)) continue;
    const best = isEnglishWord(word)
      ? wordsHeardAs(word).find((known) => completesPhrase(words.map(sayingMore), position, known))
      : correctionOf(index, words, position, unread.length > 1);
    // "In der Nähe" is no NACE, and "ditta" no DWTT, but "Bressaneli" is Bressanelli.
    if (isForeign && best !== undefined && !isLikelyElsewhere(word, best)) continue;
    if (best !== undefined) corrected = corrected.slice(0, start) + best + corrected.slice(end);
  }
  return corrected;
}

/** "Inspection" asks for no word beside it. */
function sayingMore(typed: TypedWord): TypedWord {
  return isWeak(typed.word) || isFiller(typed.word) ? { ...typed, word: '?' } : typed;
}

/** "Solo" is no silo, and no word has a correction that means nothing, but the name of a company. */
function isLikelyElsewhere(word: string, correction: string): boolean {
  if (isForeignWord(correction)) return word.length > MIN_LENGTH_OF_BEGINNING;
  return correction.length >= MIN_LENGTH_OF_NAME && !isTradeWord(correction) && !isEverydayWord(correction);
}

function correctionOf(
  index: WordIndex,
  words: readonly TypedWord[],
  position: number,
  isBeside: boolean,
): string | undefined {
  const word = words[position]?.word ?? '';
  const completing = (candidate: string) => completesPhrase(words, position, candidate);
  const isMeant = (candidate: string) => meaningsOf([candidate]).length > 0;
  if (index.isWritten(word)) {
    const begun = wordsBegunWith(index, word);
    return begun.find(completing) ?? begun.find(isMeant);
  }
  // "Crain" is rather a crane than a train, but "norok" is norsok, and no word that nobody has.
  const heard = Map.groupBy(wordsHeardAs(word), (known) => index.isWritten(known));
  const likely = [...(heard.get(true) ?? []), ...candidatesOf(index, word), ...(heard.get(false) ?? [])];
  const completed = likely.find(completing);
  // "Calor" beside "trocaddor" is no misspelt colour, but "emision" beside "acoustic" is emission.
  if (completed !== undefined || (isBeside && isForeignWord(word))) return completed;
  return (
    likely.find((known) => isMeant(known) && (word.length > MIN_LENGTH_OF_BEGINNING || beginsLike(known, word))) ??
    wordsOfVocabularyLike(word).find(completing) ??
    // "Coils" beside a furnace are no foils: the first letter of a word is seldom wrong.
    (word.length < MIN_LENGTH_WITHOUT_MEANING ? undefined : likely.find((known) => beginsLike(known, word)))
  );
}

/** "Orafferty" is Rafferty, but "messen" is no Essen. */
function beginsLike(known: string, word: string): boolean {
  return known[0] === word[0] || (known === word.slice(1) && /^[dlo]/.test(word));
}

/** "Acces" begins "access": the word itself says more, and "rope" beside it. */
function wordsBegunWith(index: WordIndex, word: string): string[] {
  if (word.length < MIN_LENGTH_OF_BEGINNING) return [];
  return [...index.spelling.withPrefix(word)].filter((known) => known.length - word.length <= MAX_MISSING_LETTERS);
}

/** Digits are codes, where one more or less makes another code. */
export function candidatesOf(index: WordIndex, word: string): string[] {
  return /\d/.test(word) ? [] : index.spelling.candidates(word).filter((candidate) => candidate !== word);
}

/** Two mistakes are forgiven that leave the sound of a word. */
function wordsHeardAs(word: string): string[] {
  if (/\d/.test(word) || word.length < MIN_LENGTH_BY_SOUND) return [];
  return wordsSoundingLike(word)
    .map((known) => ({ known, mistakes: editDistance(word, known, 2) }))
    .filter(({ mistakes }) => mistakes === 1 || mistakes === 2)
    .sort((a, b) => a.mistakes - b.mistakes)
    .map(({ known }) => known);
}

/** Two mistakes are forgiven where the words beside it leave no doubt: "magnetic partical". */
function wordsOfVocabularyLike(word: string): string[] {
  if (/\d/.test(word) || word.length < MIN_LENGTH_FOR_TWO_MISTAKES) return [];
  const mistakesIn = (known: string) => editDistance(word, known, 2);
  // "Lashing" gear is no landing gear.
  const max = Math.min(2, Math.floor(word.length / LETTERS_PER_MISTAKE));
  const alike = wordsBeginningLike(word).filter((known) => mistakesIn(known) <= max);
  return alike.sort((a, b) => mistakesIn(a) - mistakesIn(b));
}

function completesPhrase(words: readonly TypedWord[], position: number, candidate: string): boolean {
  const forms = words.map(({ word }) => word).with(position, candidate);
  for (const from of [position - 1, position])
    if (from >= 0 && meaningsInAnyOrder(forms.slice(from, from + 2)).length > 0) return true;
  for (let from = Math.max(0, position - MAX_PHRASE_WORDS + 1); from <= position; from += 1) {
    for (let to = Math.max(position + 1, from + 2); to <= forms.length; to += 1) {
      if (meaningsOf(forms.slice(from, to)).length > 0) return true;
    }
  }
  return false;
}
