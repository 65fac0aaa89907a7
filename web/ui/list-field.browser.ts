import { MAX_LIST_ITEM_LENGTH } from '#domain/constants.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { enhanceCombobox } from './combobox.browser.ts';
import type { Option } from './option-list.browser.ts';

/** What may be added to a list, for what is typed. */
export type SuggestItems = (text: string, chosen: string[]) => Option[];

/**
 * Turns a text field whose items are separated by a pipe into a list (specification section 2 "Register company"): add by
 * button or Enter, remove, choose from suggestions. The text field stays and has the value, so that sending, resetting
 * and saving a draft need to know nothing of it.
 */
export function enhanceListField(source: HTMLTextAreaElement, suggest: SuggestItems): void {
  const { id } = source;
  const field = source.closest('.form-field');
  const label = field?.querySelector('label')?.firstChild?.textContent ?? '';
  const items = element('ul', { className: 'list-items', ariaLabel: label });
  const input = element('input', {
    className: 'field',
    type: 'text',
    autocomplete: 'off',
    maxLength: MAX_LIST_ITEM_LENGTH,
  });
  const add = element('button', { className: 'button button-line', type: 'button', textContent: 'Add' });
  const status = element('p', { className: 'sr-only', role: 'status' });
  const entry = element('div', { className: 'list-entry' });

  const read = () => splitList(source.value);
  const write = (list: string[], announcement: string) => {
    source.value = list.join(` ${LIST_SEPARATOR} `);
    source.dispatchEvent(new Event('input', { bubbles: true }));
    status.textContent = announcement;
    showItems();
  };
  const addText = (text: string) => {
    const before = read();
    const after = cleanList([...before, ...splitList(text)]);
    input.value = '';
    combobox.close();
    if (after.length > before.length) write(after, `Added ${after.slice(before.length).join(', ')}`);
  };
  const showItems = () => {
    items.replaceChildren(...read().map(item));
    items.hidden = items.children.length === 0;
  };
  const item = (text: string) => {
    const remove = element('button', { type: 'button', ariaLabel: `Remove ${text}`, textContent: '×' });
    remove.addEventListener('click', () => {
      write(
        read().filter((other) => other !== text),
        `Removed ${text}`,
      );
      input.focus();
    });
    const line = element('li', { textContent: text });
    line.append(remove);
    return line;
  };
  const combobox = enhanceCombobox(input, {
    name: label,
    count: (options) => `${options} ${options === 1 ? 'suggestion' : 'suggestions'}`,
    suggest: async (text) => suggest(text, read()),
    choose: addText,
    opensOnClick: true,
    completes: true,
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    addText(input.value);
  });
  add.addEventListener('click', () => {
    addText(input.value);
    input.focus();
  });
  // What was typed and not added is meant, too. Runs before the form is read.
  source.form?.addEventListener('submit', () => addText(input.value), { capture: true });
  source.form?.addEventListener('reset', () => setTimeout(showItems));

  for (const name of ['aria-describedby', 'aria-required', 'aria-invalid'])
    input.setAttribute(name, source.getAttribute(name) ?? '');
  source.removeAttribute('id');
  source.hidden = true;
  input.id = id;
  const hint = field?.querySelector<HTMLElement>('[data-live]');
  if (hint?.dataset.live) hint.textContent = hint.dataset.live;
  showItems();
  entry.append(input, add);
  source.after(entry, items, status);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
