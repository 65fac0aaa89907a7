import { type FormEvent, useRef, useState } from 'react';
import { readStored, removeStored, store } from '#web/ui/browser-storage.browser.ts';

type Typed = Record<string, string | boolean>;

/** What was typed into a form and not sent yet, over what the form states by itself. */
export type FormDraft = {
  text: (name: string, stated: string | null) => string;
  isOn: (name: string, stated: boolean) => boolean;
  /** Whether one of the fields was changed. */
  has: (...names: string[]) => boolean;
  isTyped: boolean;
  /** Of the form. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** After it was sent. */
  clear: () => void;
};

/**
 * The fields of a form that an admin has changed. In this tab of the browser they survive leaving the form, a reload and a
 * session that has ended. A form reads them when it is drawn first.
 */
export function useFormDraft(name: string): FormDraft {
  const key = `admin-form: ${name}`;
  const typed = useRef<Typed | null>(null);
  typed.current ??= readTyped(key);
  const fields = typed.current;
  const [isTyped, setTyped] = useState(() => Object.keys(fields).length > 0);
  return {
    text: (field, stated) => String(fields[field] ?? stated ?? ''),
    isOn: (field, stated) => (field in fields ? fields[field] === true : stated),
    has: (...names) => names.some((field) => field in fields),
    isTyped,
    onInput: ({ target }) => {
      const { name: field, type, checked, value } = target as HTMLInputElement;
      fields[field] = type === 'checkbox' ? checked : value;
      store('sessionStorage', key, fields);
      setTyped(true);
    },
    clear: () => {
      typed.current = {};
      removeStored('sessionStorage', key);
      setTyped(false);
    },
  };
}

function readTyped(key: string): Typed {
  const stored = readStored('sessionStorage', key);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Typed) : {};
}
