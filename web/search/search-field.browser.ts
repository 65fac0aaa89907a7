import { MAX_PLACE_QUERY_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { SearchSuggestion } from '#domain/search/search-suggestions.ts';
import { callApi } from '#web/api/call-api.ts';
import { companies } from '#web/landing/count-words.ts';
import { enhanceCombobox } from '#web/ui/combobox.browser.ts';
import { moveListTo, type Option } from '#web/ui/option-list.browser.ts';
import { clearSearches, recentSearches } from './recent-searches.browser.ts';

/** Between two characters of somebody who types. */
const DEBOUNCE_MILLISECONDS = 120;
const MAX_CACHED = 100;
const cached = new Map<string, readonly SearchSuggestion[]>();
/** What an option for something else than words has as value. */
const CLEAR = '/clear';

/**
 * Makes the first field of the search bar suggest services, equipment, certificates and companies, and before anything is
 * typed what was searched for last. A company that is chosen leads to its profile.
 */
export function enhanceSearchField(field: HTMLInputElement): void {
  moveListTo(field);
  if (field.role === 'combobox') return;
  enhanceCombobox(field, {
    name: 'Searches',
    count: (options) => `${options} ${options === 1 ? 'suggestion' : 'suggestions'}`,
    opensOnClick: true,
    suggest: async (text, signal) =>
      text === ''
        ? recentOptions()
        : (await findSearches(text, signal)).map((suggestion) => toOption(suggestion, text)),
    choose: (value) => {
      if (value === CLEAR) return clearSearches();
      if (value.startsWith('/')) return location.assign(value);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
}

async function findSearches(text: string, signal: AbortSignal): Promise<readonly SearchSuggestion[]> {
  if (text.length > MAX_PLACE_QUERY_LENGTH) return [];
  const known = cached.get(text);
  if (known !== undefined) return known;
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MILLISECONDS));
  if (signal.aborted) return [];
  const { items } = await callApi('GET', '/api/suggestions', { query: { q: text }, signal });
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(text, items);
  return items;
}

function recentOptions(): Option[] {
  const recent = recentSearches();
  if (recent.length === 0) return [];
  return [
    ...recent.map((search) => ({ value: search, content: [search, ' ', small('searched before')] })),
    { value: CLEAR, content: [small('Forget these searches')] },
  ];
}

/** "Ultrasonic testing · UT — service, 47 companies" */
function toOption({ kind, label, alias, count, company }: SearchSuggestion, typed: string): Option {
  const name = document.createElement('span');
  const begins = label.toLowerCase().startsWith(typed.toLowerCase());
  const found = document.createElement('b');
  found.textContent = begins ? label.slice(0, typed.length) : '';
  name.append(found, label.slice(begins ? typed.length : 0));
  if (alias !== null) name.append(quiet(`, also ${alias}`));
  if (company?.location) name.append(quiet(`, ${company.location}`));
  return {
    value: company === null ? label : paths.company({ id: company.id, name: label }),
    content: [name, ' ', small(company === null ? `${kind}, ${companies(count)}` : kind)],
  };
}

function small(text: string): HTMLElement {
  const made = document.createElement('small');
  made.textContent = text;
  return made;
}

function quiet(text: string): HTMLElement {
  const made = document.createElement('span');
  made.textContent = text;
  return made;
}
