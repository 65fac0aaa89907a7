import { useState } from 'react';
import { readStored, store } from '#web/ui/browser-storage.browser.ts';

const NAME = 'admin-hidden-columns';

/** The columns that an admin does not want to see in this browser. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const stored = readStored('localStorage', NAME);
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  });
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
    setHidden(next);
    store('localStorage', NAME, next);
  };
  return { hidden, toggle };
}
