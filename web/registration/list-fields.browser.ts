import type { SuggestionEntry } from '#domain/vocabulary/suggestions.ts';
import { enhanceListField } from '#web/ui/list-field.browser.ts';

/** Where the page carries the words that its list fields suggest. */
export const VOCABULARY_ID = 'vocabulary';

export function enhanceListFields(): void {
  const vocabulary: Record<string, SuggestionEntry[]> = JSON.parse(
    document.getElementById(VOCABULARY_ID)?.textContent ?? '{}',
  );
  for (const source of document.querySelectorAll<HTMLTextAreaElement>('[data-list]')) {
    enhanceListField(source, vocabulary[source.name] ?? []);
  }
}
