import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MAX_LIST_ITEM_LENGTH, MAX_SUGGESTIONS } from '#domain/constants.ts';
import { cleanList } from '#domain/text/list-text.ts';
import { type SuggestionEntry, suggest } from '#domain/vocabulary/suggestions.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';

/** What separates the items of a pasted list. */
const SEPARATORS = /[|,;\t\r\n]+/;

type Props = {
  form: FormState;
  name: string;
  label: string;
  items: readonly string[];
  onItems: (items: string[]) => void;
  suggestions: readonly SuggestionEntry[];
};

/** A list whose items are added one by one, with words of the trade as suggestions, or pasted together. */
export function ChipsField({ form, name, label, items, onItems, suggestions }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const options = isOpen ? suggest(suggestions, text, items, MAX_SUGGESTIONS) : [];
  const hasOptions = options.length > 0;
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const add = (added: readonly string[]) => {
    const after = cleanList([...items, ...added.map((item) => item.replace(/\s+/g, ' '))]);
    setText('');
    close();
    if (after.length === items.length) return;
    setStatus(`Added ${after.slice(items.length).join(', ')}`);
    onItems(after);
  };
  const remove = (item: string) => {
    setStatus(`Removed ${item}`);
    onItems(items.filter((other) => other !== item));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = items.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter') {
      event.preventDefault();
      add([options[active]?.name ?? text]);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((current) =>
        current === -1 && step === -1 ? options.length - 1 : (current + step) % options.length || 0,
      );
    } else if (key === 'Escape' && hasOptions) close();
    else if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  return (
    <FormField form={form} name={name} label={label} hint="Press Enter after each. Lists can be pasted.">
      {({ defaultValue, autoFocus, ...control }) => (
        <>
          <div className="chips-entry">
            <input
              {...control}
              ref={input}
              name={undefined}
              value={text}
              autoComplete="off"
              maxLength={MAX_LIST_ITEM_LENGTH}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasOptions}
              aria-controls={listId}
              aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text').split(SEPARATORS);
                if (pasted.length < 2) return;
                event.preventDefault();
                add(pasted);
              }}
              // What was typed and not added is meant, too.
              onBlur={() => add([text])}
            />
            {/* A press must not take the focus from the field. */}
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              className="chips-options plate"
              hidden={!hasOptions}
              onPointerDown={(event) => event.preventDefault()}
            >
              {options.map(({ name: option, alias }, index) => (
                <div
                  key={option}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerUp={() => add([option])}
                >
                  {option} {alias && <small>{alias}</small>}
                </div>
              ))}
            </div>
          </div>
          {items.length > 0 && (
            <ul className="list-items" aria-label={label}>
              {items.map((item) => (
                <li key={item}>
                  {item}
                  <button type="button" aria-label={`Remove ${item}`} onClick={() => remove(item)}>
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="sr-only">
            {status || (hasOptions ? `${options.length} suggestions` : '')}
          </p>
        </>
      )}
    </FormField>
  );
}
