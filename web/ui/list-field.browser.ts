import { MAX_LIST_ITEM_LENGTH, MAX_SUGGESTIONS } from '#domain/constants.ts';
import { cleanList, LIST_SEPARATOR, splitList } from '#domain/text/list-text.ts';
import { type SuggestionEntry, suggest } from '#domain/vocabulary/suggestions.ts';

/**
 * Turns a text field whose items are separated by a pipe into a list (specification section 2 "Register company"): add by
 * button or Enter, remove, choose from suggestions. The text field stays and holds the truth, so that sending, resetting
 * and keeping a draft need to know nothing of it.
 */
export function enhanceListField(source: HTMLTextAreaElement, entries: readonly SuggestionEntry[]): void {
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
  const options = element('ul', {
    className: 'list-options plate',
    id: `${id}-options`,
    role: 'listbox',
    ariaLabel: label,
  });
  const status = element('p', { className: 'sr-only', role: 'status' });
  const entry = element('div', { className: 'list-entry' });
  let active = -1;

  const read = () => splitList(source.value);
  const write = (list: string[], said: string) => {
    source.value = list.join(` ${LIST_SEPARATOR} `);
    source.dispatchEvent(new Event('input', { bubbles: true }));
    status.textContent = said;
    showItems();
  };
  const addText = (text: string) => {
    const before = read();
    const after = cleanList([...before, ...splitList(text)]);
    input.value = '';
    close();
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
  const open = () => {
    const found = suggest(entries, input.value, read(), MAX_SUGGESTIONS);
    options.replaceChildren(
      ...found.map(({ name, alias }, index) => {
        const option = element('li', { id: `${id}-option-${index}`, role: 'option', textContent: name });
        option.dataset.value = name;
        if (alias) option.append(' ', element('small', { textContent: alias }));
        return option;
      }),
    );
    options.hidden = found.length === 0;
    mark(-1);
  };
  const close = () => {
    options.hidden = true;
    mark(-1);
  };
  const mark = (index: number) => {
    active = index;
    input.setAttribute('aria-expanded', String(!options.hidden));
    for (const [position, option] of [...options.children].entries()) {
      option.setAttribute('aria-selected', String(position === index));
    }
    const chosen = options.children[index];
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const move = (step: number) => {
    if (options.hidden) open();
    const count = options.children.length;
    if (count > 0) mark(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
  };

  input.addEventListener('input', () => (input.value.trim() === '' ? close() : open()));
  input.addEventListener('click', open);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter')
      addText((options.children[active] as HTMLElement | undefined)?.dataset.value ?? input.value);
    else if (event.key === 'Escape' && !options.hidden) close();
    else return;
    event.preventDefault();
  });
  add.addEventListener('click', () => {
    addText(input.value);
    input.focus();
  });
  // A press must not take the focus from the text field, which would close the list before it is chosen from.
  options.addEventListener('pointerdown', (event) => event.preventDefault());
  options.addEventListener('click', (event) => {
    addText((event.target as Element).closest<HTMLElement>('[data-value]')?.dataset.value ?? '');
  });
  // What was typed and not added is meant, too. Runs before the form is read.
  source.form?.addEventListener('submit', () => addText(input.value), { capture: true });
  source.form?.addEventListener('reset', () => setTimeout(showItems));

  for (const name of ['aria-describedby', 'aria-required', 'aria-invalid'])
    input.setAttribute(name, source.getAttribute(name) ?? '');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': options.id,
  })) {
    input.setAttribute(name, value);
  }
  source.removeAttribute('id');
  source.hidden = true;
  input.id = id;
  const hint = field?.querySelector<HTMLElement>('[data-live]');
  if (hint?.dataset.live) hint.textContent = hint.dataset.live;
  close();
  showItems();
  entry.append(input, add, options);
  source.after(entry, items, status);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
