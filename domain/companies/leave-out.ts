import { MAX_DESCRIPTION_LENGTH, MAX_LIST_ITEMS } from '#domain/constants.ts';
import { cleanList, splitList } from '#domain/text/list-text.ts';
import type { ImportCells, ImportIssue } from './company-import.ts';
import type { FileTarget } from './import-column-names.ts';
import { LIST_TARGETS } from './import-table.ts';

/** What leaving something out of a row would do; nothing helps a row without a name or a location, or an empty cell. */
export function leaveOutLabel({ field, item }: ImportIssue, cells: ImportCells): string | undefined {
  if (field === '' || field === 'name' || field === 'location') return undefined;
  if (String((cells as Record<string, unknown>)[field] ?? '').trim() === '') return undefined;
  if (item !== undefined) return 'Leave this item out';
  if (LIST_TARGETS.includes(field as FileTarget)) return `Keep the first ${MAX_LIST_ITEMS} items`;
  if (field === 'description') return 'Shorten the text';
  return 'Leave this cell empty';
}

/** The row without what an issue is about. */
export function leaveOut(cells: ImportCells, { field, item }: ImportIssue): ImportCells {
  const cell = (cells as Record<string, unknown>)[field];
  if (item !== undefined || LIST_TARGETS.includes(field as FileTarget)) {
    const items = Array.isArray(cell) ? cleanList(cell.map(String)) : splitList(String(cell ?? ''));
    return { ...cells, [field]: items.filter((other) => other !== item).slice(0, MAX_LIST_ITEMS) };
  }
  return { ...cells, [field]: field === 'description' ? String(cell).slice(0, MAX_DESCRIPTION_LENGTH) : '' };
}
