import { MAX_PLACE_QUERY_LENGTH } from '#domain/constants.ts';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';
import { isPostcode, POSTCODE_NOTICE } from '#domain/places/postcodes.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { callApi } from '#web/api/call-api.ts';
import { enhanceCombobox } from '#web/ui/combobox.browser.ts';
import { moveListTo, type Option } from '#web/ui/option-list.browser.ts';

/** Between two characters of somebody who types. */
const DEBOUNCE_MILLISECONDS = 120;
const MAX_CACHED = 100;
const cached = new Map<string, readonly PlaceSuggestion[]>();

/**
 * Makes a text field suggest places while somebody types. What is chosen is text like any other, and any other text may
 * be sent, so that the field works without suggestions, too.
 */
export function enhancePlaceField(field: HTMLInputElement): void {
  moveListTo(field);
  if (field.role === 'combobox') return;
  enhanceCombobox(field, {
    name: 'Places',
    count: (options) => `${options} ${options === 1 ? 'place' : 'places'} found`,
    suggest: async (text, signal) =>
      isPostcode(text)
        ? [{ value: '', content: [POSTCODE_NOTICE] }]
        : (await findPlaces(text, signal)).map((place) => toOption(place, text)),
    choose: (label) => {
      field.value = label;
      // A saved draft needs the event.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
}

async function findPlaces(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  if (text === '' || text.length > MAX_PLACE_QUERY_LENGTH) return [];
  const known = cached.get(text);
  if (known !== undefined) return known;
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MILLISECONDS));
  if (signal.aborted) return [];
  const { items } = await callApi('GET', '/api/places', { query: { q: text }, signal });
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(text, items);
  return items;
}

/** "Houston, Texas, United States": what was typed stands out, the region and country step back. */
function toOption({ label, kind }: PlaceSuggestion, typed: string): Option {
  const matched = matchedLength(label, typed);
  const comma = kind === 'area' ? -1 : label.indexOf(',');
  const named = Math.max(matched, comma < 0 ? label.length : comma);
  const name = element('span', '');
  name.append(element('b', label.slice(0, matched)), label.slice(matched, named), element('span', label.slice(named)));
  return { value: label, content: kind === 'city' ? [name] : [name, ' ', element('small', kind)] };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** How much of a label was typed, in whatever spelling; an alias is no part of it. */
function matchedLength(label: string, typed: string): number {
  const wanted = normalForm(typed);
  if (!normalForm(label).startsWith(wanted)) return 0;
  let length = 0;
  while (normalForm(label.slice(0, length)).length < wanted.length) length += 1;
  return length;
}
