import { useEffect, useRef, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';

type Options = {
  /** Nothing is open, and nothing runs. */
  isFree: boolean;
  onUndo: () => void;
  onSelect: (company: AdminCompany) => void;
  onPress: (action: 'approve' | 'reject', company: AdminCompany) => void;
};

/** The number of the row that has the focus. */
function focusedRow(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]');
  return row === null || row === undefined ? undefined : Number(row.dataset.row);
}

function focusRow(id: number | undefined, target = '.admin-name'): void {
  const row = document.querySelector(`tr[data-row="${id}"]`);
  row?.querySelector<HTMLElement>(target)?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The row that keys act on: the one with the focus, at first the first. J and K move, X selects, A approves, R rejects,
 * Z takes back the last decision. When
 * it leaves the list, the focus moves to the row that takes its place.
 */
export function useCurrentRow(items: readonly AdminCompany[], { isFree, onUndo, onSelect, onPress }: Options) {
  const [focused, setFocused] = useState<number>();
  const before = useRef(items);
  const current = items.find(({ id }) => id === focused) ?? items[0];
  useEffect(() => {
    const onFocus = () => setFocused((last) => focusedRow() ?? last);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => id === focused);
    const hasLeft = place >= 0 && !items.some(({ id }) => id === focused);
    // The list changes before the action is over, and a dialog gives the focus back to a button that is gone.
    if (hasLeft && !isFree) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasLeft && isLost) {
      const next = before.current.slice(place).find(({ id }) => items.some((item) => item.id === id)) ?? items.at(-1);
      focusRow(next?.id, '.mini-main, .admin-name');
      if (next === undefined) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    }
    before.current = items;
  }, [items, focused, isFree]);
  const move = (step: number) => {
    const place = items.findIndex(({ id }) => id === focusedRow());
    focusRow(items[place < 0 ? 0 : Math.min(Math.max(place + step, 0), items.length - 1)]?.id);
  };
  const act = (work: (company: AdminCompany) => void) => () => {
    if (current !== undefined && isFree) work(current);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: act(onSelect),
    a: act((company) => onPress('approve', company)),
    z: onUndo,
    r: act((company) => onPress('reject', company)),
  });
  return { current: current?.id };
}
