import { normalForm } from '#domain/text/normal-form.ts';

/** A name of the vocabulary, then its aliases. */
export type SuggestionEntry = readonly [name: string, ...aliases: string[]];
/** `alias` is set where an alias matched the typed text, not the name. */
export type Suggestion = { name: string; alias?: string };

/** The minimum length of a match in the middle of a word. */
const MIN_INNER_LENGTH = 3;

/**
 * The best matches for the typed text that are not chosen yet: equal before prefix, prefix of the name before prefix of
 * a word, names before aliases, then short ones (specification section 2 "Register company").
 */
export function suggest(
  entries: readonly SuggestionEntry[],
  typed: string,
  chosen: readonly string[],
  max: number,
): Suggestion[] {
  const query = normalForm(typed);
  const taken = new Set(chosen.map(normalForm));
  const found: { rank: number; suggestion: Suggestion }[] = [];
  for (const [name, ...aliases] of entries) {
    if (taken.has(normalForm(name))) continue;
    let best = { rank: rankOf(name, query), suggestion: { name } as Suggestion };
    for (const alias of aliases) {
      const rank = rankOf(alias, query) + 0.5;
      if (rank < best.rank) best = { rank, suggestion: { name, alias } };
    }
    if (best.rank < Number.POSITIVE_INFINITY) found.push(best);
  }
  return found
    .sort((a, b) => a.rank - b.rank || (query === '' ? 0 : a.suggestion.name.length - b.suggestion.name.length))
    .slice(0, max)
    .map(({ suggestion }) => suggestion);
}

function rankOf(text: string, query: string): number {
  const form = normalForm(text);
  if (form === query) return 0;
  if (form.startsWith(query)) return 1;
  if (form.includes(` ${query}`)) return 2;
  return query.length >= MIN_INNER_LENGTH && form.includes(query) ? 3 : Number.POSITIVE_INFINITY;
}
