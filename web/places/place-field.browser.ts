import { MAX_PLACE_QUERY_LENGTH } from '#domain/constants.ts';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';
import { callApi } from '#web/api/call-api.ts';
import { bringList, hideList, isListShown, list, say, showList } from './place-list.browser.ts';

/** Between two letters of somebody who types. */
const DEBOUNCE_MILLISECONDS = 120;
/** They move within the text, and leave the list. */
const CARET_KEYS = /^(ArrowLeft|ArrowRight|Home|End)$/;
const MAX_KEPT = 100;
const kept = new Map<string, readonly PlaceSuggestion[]>();

/** Where the mark is when the list opens. */
type Start = 'none' | 'first' | 'last';

/**
 * Makes a text field suggest places while somebody types. What is chosen is text like any other, and any other text may
 * be sent, so that the field works without suggestions, too.
 */
export function enhancePlaceField(field: HTMLInputElement): void {
  bringList(field);
  if (field.role === 'combobox') return;
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const ask = (start: Start) => {
    stop();
    const text = field.value.trim();
    const known = kept.get(text);
    if (text === '' || text.length > MAX_PLACE_QUERY_LENGTH) close();
    else if (known !== undefined) open(known, start);
    else timer = setTimeout(fetchPlaces, DEBOUNCE_MILLISECONDS, text, start);
  };
  const fetchPlaces = async (text: string, start: Start) => {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const { items } = await callApi('GET', '/api/places', { query: { q: text }, signal });
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(text, items);
      if (!signal.aborted) open(items, start);
    } catch {
      // Suggestions are a help; who gets none types on.
      if (!signal.aborted) close();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    mark(-1);
  };
  const open = (items: readonly PlaceSuggestion[], start: Start) => {
    if (items.length === 0 || (items.length === 1 && items[0]?.label === field.value)) return close();
    showList(items, { field, choose });
    say(`${items.length} ${items.length === 1 ? 'place' : 'places'} found. Choose with the arrow keys.`);
    mark(start === 'none' ? -1 : start === 'first' ? 0 : items.length - 1);
  };
  const close = () => {
    stop();
    hideList();
    say('');
    mark(-1);
  };
  const mark = (index: number) => {
    active = index;
    field.ariaExpanded = String(isListShown());
    for (const [position, option] of [...list.children].entries()) option.ariaSelected = String(position === index);
    const option = list.children[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const move = (step: 1 | -1) => {
    const count = list.children.length;
    if (!isListShown()) ask(step > 0 ? 'first' : 'last');
    else mark(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
  };
  const choose = (label: string) => {
    field.value = label;
    // A draft that is kept hears of it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    close();
  };
  const chooseMarked = () => {
    const option = list.children[active];
    if (option instanceof HTMLElement) choose(option.dataset.label ?? '');
  };

  field.addEventListener('input', () => ask('none'));
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape' && isListShown()) close();
    else if (key === 'Enter' && active >= 0) chooseMarked();
    else {
      if (key === 'Tab') chooseMarked();
      else if (key === 'Enter') close();
      else if (CARET_KEYS.test(key)) mark(-1);
      return;
    }
    event.preventDefault();
  });

  field.spellcheck = false;
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', list.id);
  // Somebody may have typed before this was there.
  if (field.value !== field.defaultValue) ask('none');
}
