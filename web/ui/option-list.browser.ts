const GAP = 4;
/** The cell of a search bar may be narrower than its suggestions. */
const MIN_WIDTH = 340;
/** Three options. */
const MIN_HEIGHT = 134;

/** One without a value is a sentence, and cannot be chosen. */
export type Option = { value: string; content: readonly (Node | string)[] };
type Owner = { field: HTMLInputElement; name: string; choose: (value: string) => void };

/** One list serves all comboboxes of a page, because one field has the focus. As a popover it lies above dialogs. */
export const list = document.createElement('ul');
const status = document.createElement('p');
let owner: Owner | undefined;

Object.assign(list, { id: 'options', className: 'list-options plate', role: 'listbox' });
list.popover = 'manual';
Object.assign(status, { className: 'sr-only', role: 'status' });
// A press must not take the focus from the field, which would close the list before it is chosen from.
list.addEventListener('pointerdown', (event) => event.preventDefault());
list.addEventListener('click', ({ target }) => {
  const value = (target as Element).closest('li')?.dataset.value;
  if (value) owner?.choose(value);
});
addEventListener('resize', placeList);
addEventListener('scroll', placeList, { passive: true, capture: true });
// Back may take the field away without a blur event.
addEventListener('popstate', hideList);

/** Beside the field's own content: all outside of an open modal dialog is out of reach, for screen readers, too. */
export function moveListTo(field: Element): void {
  const host = field.closest('dialog, main') ?? document.body;
  if (list.parentElement !== host) host.append(status, list);
}

export function announce(text: string): void {
  status.textContent = text;
}

export function isListShown(): boolean {
  return list.matches(':popover-open');
}

export function showList(options: readonly Option[], nextOwner: Owner): void {
  owner = nextOwner;
  moveListTo(owner.field);
  list.ariaLabel = owner.name;
  list.replaceChildren(...options.map(toItem));
  if (!isListShown()) list.showPopover();
  list.scrollTop = 0;
  placeList();
}

export function hideList(): void {
  if (isListShown()) list.hidePopover();
}

function toItem({ value, content }: Option, index: number): HTMLLIElement {
  const item = document.createElement('li');
  Object.assign(item, { id: `option-${index}`, role: 'option' });
  item.dataset.value = value;
  if (value === '') item.ariaDisabled = 'true';
  item.append(...content);
  return item;
}

/** Under the field and those of its bar, or above them where there is more room: a keyboard on the screen takes half of it. */
function placeList(): void {
  const field = owner?.field;
  const isBox = field?.matches('.field');
  const box = isBox ? field : field?.parentElement;
  if (!box || !isListShown()) return;
  const { left, width } = box.getBoundingClientRect();
  const { top, bottom } = heightOf(box);
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

/** From the first to the last field that must stay in reach: all of a search bar, or the one alone. */
function heightOf(box: Element): { top: number; bottom: number } {
  const bar = box.closest('.search-bar');
  const cells = bar === null ? [box] : [...bar.querySelectorAll(':scope > div')];
  const shown = cells.map((cell) => cell.getBoundingClientRect()).filter(({ height }) => height > 0);
  return { top: Math.min(...shown.map(({ top }) => top)), bottom: Math.max(...shown.map(({ bottom }) => bottom)) };
}
