import { useEffect } from 'react';

let holders = 0;

/** Whether something was typed that leaving the page would lose. */
export function hasUnsavedWork(): boolean {
  return holders > 0;
}

/** While it is unsaved, the browser asks before it leaves the page, and an ended session does not lead away from it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    holders += 1;
    addEventListener('beforeunload', ask);
    return () => {
      holders -= 1;
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
