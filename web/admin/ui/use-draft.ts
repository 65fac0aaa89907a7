import { useState } from 'react';
import { readStored, removeStored, store } from '#web/ui/browser-storage.browser.ts';

const keyOf = (name: string) => `admin-draft: ${name}`;

/**
 * A text that is being typed. In this tab of the browser it survives a closed dialog, a reload and a session that has ended,
 * until it was sent or emptied.
 */
export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => {
    const stored = readStored('sessionStorage', keyOf(name));
    return typeof stored === 'string' ? stored : '';
  });
  const change = (next: string) => {
    setText(next);
    if (next === '') clearDraft(name);
    else store('sessionStorage', keyOf(name), next);
  };
  return [text, change];
}

/** After it was sent. */
export function clearDraft(name: string): void {
  removeStored('sessionStorage', keyOf(name));
}
