import { MAX_SUGGESTIONS } from '#domain/constants.ts';
import { type SuggestionEntry, suggest } from '#domain/vocabulary/suggestions.ts';
import { enhanceListField } from '#web/ui/list-field.browser.ts';

/** The list fields suggest words of the trade, which the page carries (registration-page.tsx). */
export function enhanceListFields(): void {
  const vocabulary: Record<string, SuggestionEntry[]> = JSON.parse(
    document.getElementById('vocabulary')?.textContent ?? '{}',
  );
  for (const source of document.querySelectorAll<HTMLTextAreaElement>('[data-list]')) {
    const entries = vocabulary[source.name] ?? [];
    enhanceListField(source, (text, chosen) =>
      suggest(entries, text, chosen, MAX_SUGGESTIONS).map(({ name, alias }) => ({
        value: name,
        content: alias ? [name, ' ', small(alias)] : [name],
      })),
    );
  }
}

function small(text: string): HTMLElement {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}
