import { useEffect } from 'react';
import { isKeySwitchOn } from './key-switch.ts';

const DIALOGS = 'dialog, [role=dialog]';

/**
 * Keys and what they do. A key that is typed into a field or a dialog, or with a modifier, does nothing here; Escape leaves a
 * field. An admin can turn all of them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !isKeySwitchOn()) return;
      if (event.target instanceof HTMLElement && event.target.closest(DIALOGS)) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      const run = shortcuts[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
