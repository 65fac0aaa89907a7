import { normalForm } from '#domain/text/normal-form.ts';
import { announce, hideList, isListShown, list, moveListTo, type Option, showList } from './option-list.browser.ts';

/** They move within the text, and leave the list. */
const CARET_KEYS = /^(ArrowLeft|ArrowRight|Home|End)$/;

type Settings = {
  /** The name of the list, for screen readers. */
  name: string;
  /** What a number of options is called: "5 places". */
  count: (options: number) => string;
  /** The options for what is typed. An aborted answer is not shown; where it fails, the field works without options. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  choose: (value: string) => void;
  /** Shows options before anything is typed, too. */
  opensOnClick?: boolean;
  /** Marks the first option at once where what is typed is its beginning, so that Enter takes it. */
  completes?: boolean;
};

/** Where the mark is when the list opens. */
type Start = 'none' | 'first' | 'last';

/**
 * Makes a text field a combobox: arrows mark an option, Enter and Tab take the marked one, Escape closes the list. Any text
 * may stay in the field.
 */
export function enhanceCombobox(field: HTMLInputElement, settings: Settings): { close: () => void } {
  const { name, count, suggest, opensOnClick = false, completes = false } = settings;
  let active = -1;
  /** Tab takes only what arrows have marked: leaving the field keeps what was typed. */
  let isMarkedByArrow = false;
  let asking = new AbortController();

  const ask = async (start: Start) => {
    stop();
    asking = new AbortController();
    const { signal } = asking;
    const options = await suggest(field.value.trim(), signal).catch(() => []);
    if (!signal.aborted) open(options, start);
  };
  const stop = () => {
    asking.abort();
    mark(-1);
  };
  const open = (options: readonly Option[], start: Start) => {
    // The form may have been sent, or closed, while the options were on their way.
    if (!field.isConnected || field !== document.activeElement) return close();
    if (options.length === 0 || (options.length === 1 && options[0]?.value === field.value)) return close();
    showList(options, { field, name, choose });
    const [first] = options;
    announce(first?.value === '' ? list.textContent : `${count(options.length)}. Choose with the arrow keys.`);
    isMarkedByArrow = start !== 'none';
    const typed = normalForm(field.value);
    const isBeginning = completes && typed !== '' && normalForm(list.children[0]?.textContent ?? '').startsWith(typed);
    mark(start === 'none' ? (isBeginning ? 0 : -1) : start === 'first' ? 0 : options.length - 1);
  };
  const close = () => {
    stop();
    hideList();
    announce('');
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
    const options = list.children.length;
    isMarkedByArrow = true;
    if (!isListShown()) void ask(step > 0 ? 'first' : 'last');
    else mark(active < 0 ? (step > 0 ? 0 : options - 1) : (active + step + options) % options);
  };
  const choose = (value: string) => {
    settings.choose(value);
    close();
  };
  /** The value of the marked option; a sentence has none. */
  const marked = () => {
    const option = list.children[active];
    return option instanceof HTMLElement ? (option.dataset.value ?? '') : '';
  };

  field.addEventListener('input', () => (field.value.trim() === '' ? close() : void ask('none')));
  if (opensOnClick) field.addEventListener('click', () => void ask('none'));
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape' && isListShown()) close();
    else if (key === 'Enter' && marked() !== '') choose(marked());
    else {
      if (key === 'Tab' && isMarkedByArrow && marked() !== '') choose(marked());
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
  moveListTo(field);
  // Somebody may have clicked or typed before this was there.
  const isWaiting = field.value === '' ? opensOnClick : field.value !== field.defaultValue;
  if (field === document.activeElement && isWaiting) void ask('none');
  return { close };
}
