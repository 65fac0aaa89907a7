import type { SuggestionEntry } from '#domain/vocabulary/suggestions.ts';
import { enlivenListField } from '#web/ui/list-field.browser.ts';

/** Where the page carries the words that its list fields suggest. */
export const VOCABULARY_ID = 'vocabulary';

export function enlivenLists(): void {
  const vocabulary: Record<string, SuggestionEntry[]> = JSON.parse(
    document.getElementById(VOCABULARY_ID)?.textContent ?? '{}',
  );
  for (const source of document.querySelectorAll<HTMLTextAreaElement>('[data-list]')) {
    enlivenListField(source, vocabulary[source.name] ?? []);
  }
}
