/** What three lines of a card on a phone have room for. */
const EXCERPT_LENGTH = 112;

/** A part of a text; what was searched for is to be marked. */
export type TextPart = { text: string; isFound: boolean };

/**
 * The beginning of a description, or the sentence where a word of the search stands. Cut at words, since the ellipsis of a
 * style may stand within one. `marks` are words in lower case without accents.
 */
export function excerpt(text: string, marks: readonly string[]): TextPart[] {
  const folded = marks.length === 0 ? '' : fold(text);
  // Folding may change the length of other scripts, where positions would be wrong.
  const found = folded.length === text.length ? positionsOf(folded, marks) : [];
  const [first] = found;
  const start = first === undefined || first.end <= EXCERPT_LENGTH ? 0 : sentenceStart(text, first.start);
  const end = cutAt(text, start);
  const parts: TextPart[] = [];
  let at = start;
  for (const one of found) {
    if (one.start < at || one.end > end) continue;
    if (one.start > at) parts.push({ text: text.slice(at, one.start), isFound: false });
    parts.push({ text: text.slice(one.start, one.end), isFound: true });
    at = one.end;
  }
  const rest = text.slice(at, end);
  const isCut = end < text.length;
  const last = isCut ? `${rest.replace(/[\s,;:.–-]+$/, '')}…` : rest;
  if (last !== '') parts.push({ text: last, isFound: false });
  return start === 0 ? parts : [{ text: '…', isFound: false }, ...parts];
}

/** Where whole words of the text are among the marks, in order. */
function positionsOf(folded: string, marks: readonly string[]): { start: number; end: number }[] {
  const wanted = new Set(marks);
  const found = [];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (wanted.has(word)) found.push({ start: index, end: index + word.length });
  }
  return found;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function sentenceStart(text: string, before: number): number {
  const from = Math.max(text.lastIndexOf('. ', before) + 2, before - EXCERPT_LENGTH / 2);
  return text[from - 1] === ' ' ? from : text.indexOf(' ', from) + 1;
}

function cutAt(text: string, start: number): number {
  if (text.length - start <= EXCERPT_LENGTH) return text.length;
  const cut = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  return cut > start ? cut : start + EXCERPT_LENGTH;
}
