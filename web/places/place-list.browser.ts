import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';
import { normalForm } from '#domain/text/normal-form.ts';

const GAP = 4;
/** The cell of a search bar may be narrower than names of places. */
const MIN_WIDTH = 340;
/** Three options. */
const MIN_HEIGHT = 134;

type Owner = { field: HTMLInputElement; choose: (label: string) => void };

/** One list serves all fields of a page, because one field has the focus. As a popover it lies above dialogs. */
export const list = document.createElement('ul');
const status = document.createElement('p');
let owner: Owner | undefined;

Object.assign(list, {
  id: 'place-list',
  className: 'list-options plate place-list',
  role: 'listbox',
  ariaLabel: 'Places',
});
list.popover = 'manual';
Object.assign(status, { className: 'sr-only', role: 'status' });
// A press must not take the focus from the field, which would close the list before it is chosen from.
list.addEventListener('pointerdown', (event) => event.preventDefault());
list.addEventListener('click', ({ target }) => {
  const label = (target as Element).closest('li')?.dataset.label;
  if (label) owner?.choose(label);
});
addEventListener('resize', place);
addEventListener('scroll', place, { passive: true, capture: true });
// Back may take the field away, which tells nobody that it lost the focus.
addEventListener('popstate', hideList);

/** Beside the field's own content: all outside of an open modal dialog is out of reach, for screen readers, too. */
export function bringList(field: Element): void {
  const host = field.closest('dialog, main') ?? document.body;
  if (list.parentElement !== host) host.append(status, list);
}

export function say(text: string): void {
  status.textContent = text;
}

export function isListShown(): boolean {
  return list.matches(':popover-open');
}

export function showList(items: readonly PlaceSuggestion[], forField: Owner): void {
  owner = forField;
  list.replaceChildren(...items.map((item, index) => option(item, index, forField.field.value)));
  if (!isListShown()) list.showPopover();
  list.scrollTop = 0;
  place();
}

export function hideList(): void {
  if (isListShown()) list.hidePopover();
}

/** "Houston, Texas, United States": what was typed stands out, what tells where it is steps back. */
function option({ label, kind }: PlaceSuggestion, index: number, typed: string): HTMLLIElement {
  const matched = matchedLength(label, typed);
  const comma = kind === 'area' ? -1 : label.indexOf(',');
  const named = Math.max(matched, comma < 0 ? label.length : comma);
  const name = element('span', '');
  name.append(element('b', label.slice(0, matched)), label.slice(matched, named), element('span', label.slice(named)));
  const item = element('li', '');
  Object.assign(item, { id: `place-${index}`, role: 'option' });
  item.dataset.label = label;
  item.append(name);
  if (kind !== 'city') item.append(' ', element('small', kind));
  return item;
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

/** Under the field, or above it where there is more room: a keyboard on the screen takes half of it. */
function place(): void {
  const field = owner?.field;
  const isBox = field?.matches('.field');
  const box = isBox ? field : field?.parentElement;
  if (!box || !isListShown()) return;
  const { left, top, bottom, width } = box.getBoundingClientRect();
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const roomAbove = top - offsetTop - 2 * GAP;
  const roomBelow = offsetTop + height - bottom - 2 * GAP;
  const pageWidth = document.documentElement.clientWidth - 2 * GAP;
  const listWidth = isBox ? width : Math.max(width, Math.min(MIN_WIDTH, pageWidth));
  const { style } = list;
  style.width = `${listWidth}px`;
  style.left = `${Math.max(GAP, Math.min(left, pageWidth + GAP - listWidth))}px`;
  style.maxHeight = '';
  const isAbove = list.offsetHeight > roomBelow && roomAbove > roomBelow;
  style.maxHeight = `${Math.max(MIN_HEIGHT, isAbove ? roomAbove : roomBelow)}px`;
  style.top = `${scrollY + (isAbove ? top - GAP - list.offsetHeight : bottom + GAP)}px`;
}
