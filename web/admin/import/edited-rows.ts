import type { ImportCells } from '#domain/companies/company-import.ts';

/** The cells that were mended, by the position of their row: they outlive another choice of columns. */
export type Edits = ReadonlyMap<number, ImportCells>;

/** The edits with those of further rows. */
export function withEdits(edits: Edits, rows: readonly ImportCells[], mended: Edits): Edits {
  const all = new Map(edits);
  for (const [position, cells] of mended)
    all.set(position, { ...edits.get(position), ...changedCells(rows[position] ?? {}, cells) });
  return all;
}

export function editRows(rows: readonly ImportCells[], edits: Edits): ImportCells[] {
  return rows.map((cells, position) => ({ ...cells, ...edits.get(position) }));
}

function changedCells(before: ImportCells, after: ImportCells): ImportCells {
  const names = Object.keys({ ...before, ...after }) as (keyof ImportCells)[];
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]));
}
