import { cleanList, LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { columnsSetBy, type ImportColumn } from './company-columns.ts';
import { isSameText } from './company-identity.ts';
import type { ImportedCompany } from './company-import.ts';
import type { CompanyEdit } from './editable-fields.ts';

/** Badges are granted by what admins have checked, not by a file. */
type UpdatedColumn = Exclude<Extract<keyof CompanyEdit, ImportColumn>, 'verified' | 'featured'>;
export type UpdatedValues = { [Name in UpdatedColumn]: string | number | string[] | null };
/** The former and the new value of what changes. */
export type UpdateChange = { before: Partial<UpdatedValues>; after: Partial<UpdatedValues> };

const IMPORTED: readonly string[] = columnsSetBy('import');

/** What a row may change of a listed company (docs/decisions/080-imports-that-update.md). */
export const UPDATED_COLUMNS = columnsSetBy('edit').filter(
  (name): name is UpdatedColumn => IMPORTED.includes(name) && name !== 'verified' && name !== 'featured',
);

/**
 * What a row changes of a listed company. An empty cell changes nothing. Certifications are only added, because their
 * records are evidence. Where name, email or place have led to the company, their case and spaces change nothing.
 */
export function changesOf(current: UpdatedValues, row: ImportedCompany, isFoundById: boolean): UpdateChange {
  const changed = UPDATED_COLUMNS.flatMap((name) => {
    const before = current[name];
    const stated = row[name];
    if (stated === null || stated === '' || (Array.isArray(stated) && stated.length === 0)) return [];
    const after =
      name === 'certifications' ? cleanList([...listOf(current.certifications), ...row.certifications]) : stated;
    const isSame =
      isFoundById || !isIdentity(name) ? isEqual(before, after) : isSameText(String(before), String(after));
    return isSame ? [] : [{ name, before, after }];
  });
  return {
    before: Object.fromEntries(changed.map(({ name, before }) => [name, before])),
    after: Object.fromEntries(changed.map(({ name, after }) => [name, after])),
  };
}

/** The fields of a change as texts. */
export function changeTexts({ before, after }: UpdateChange): { field: string; before: string; after: string }[] {
  return (Object.keys(after) as UpdatedColumn[]).map((field) => ({
    field,
    before: textOf(before[field]),
    after: textOf(after[field]),
  }));
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function isIdentity(name: UpdatedColumn): boolean {
  return name === 'name' || name === 'email' || name === 'location';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: UpdatedValues[UpdatedColumn] | undefined): string {
  return Array.isArray(value) ? value.join(` ${LIST_SEPARATOR} `) : String(value ?? '');
}
