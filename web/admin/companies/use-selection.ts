import { useState } from 'react';

/**
 * The rows that are selected on one page of a list, named by its query; another page starts with none. A row that another
 * admin has removed from the list stays selected, so that the outcome of the next action reports it.
 */
export function useSelection(query: string) {
  const [selection, setSelection] = useState<{ query: string; ids: readonly number[] }>({ query, ids: [] });
  const idsOf = ({ query: selectedOn, ids }: typeof selection) => (selectedOn === query ? ids : []);
  const change = (next: (ids: readonly number[]) => readonly number[]) =>
    setSelection((before) => ({ query, ids: next(idsOf(before)) }));
  return {
    ids: new Set(idsOf(selection)),
    replace: (ids: readonly number[]) => change(() => ids),
    add: (id: number) => change((ids) => [...ids, id]),
    remove: (removed: readonly number[]) => change((ids) => ids.filter((id) => !removed.includes(id))),
  };
}
