import { companyKey, type DuplicateKeys, isSameText } from '#domain/companies/company-identity.ts';
import { hasNumber, type ImportCells, type ImportedCompany } from '#domain/companies/company-import.ts';
import type { KnownCompany } from '#domain/companies/import-result.ts';
import { changesOf, UPDATED_COLUMNS, type UpdateChange, type UpdatedValues } from '#domain/companies/import-update.ts';
import { parseId } from '#domain/validation.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';

type Row = { row: number; cells: ImportCells; company: ImportedCompany; keys: DuplicateKeys };
type Listed = KnownCompany & UpdatedValues & { version: number; isManaged: boolean; keys: string[] };

/** What a row is to a company that is listed already. */
export type Match =
  | { kind: 'update'; company: KnownCompany; version: number; change: UpdateChange }
  /** An earlier call has stored it: the chunk is sent again. */
  | { kind: 'done'; company: KnownCompany; version: number; change: UpdateChange }
  /** Nothing changes; `note` says why, where the row states something else. */
  | { kind: 'same'; company: KnownCompany; note?: string }
  /** Another row of the import has updated the company. */
  | { kind: 'repeated'; row: number }
  | { kind: 'problem'; field: string; reason: string };
type Options = {
  importId: number | null;
  isStoring: boolean;
  /** The row of the file in which a key first occurs; grows with each company that is updated. */
  firstRow: Map<string, number>;
};

const MANAGED = 'not updated, because its own people manage it';

/** What each row is to a listed company, by the row; those without one are new. Where updates are stored, it is locked. */
export async function findUpdated(db: Queryable, rows: readonly Row[], options: Options): Promise<Map<number, Match>> {
  const { importId, firstRow } = options;
  const listed = await findListed(db, rows, options);
  const merged = await findMerged(db, rows);
  const earlier = await findEarlier(db, rows, importId, [...listed.keys()]);
  const matches = new Map<number, Match>();
  for (const row of rows) {
    const match = earlier.byRow.get(row.row) ?? matchOf(row, listed, merged);
    if (match === undefined) continue;
    matches.set(row.row, match);
    if (match.kind !== 'update') continue;
    const key = companyKey(match.company.id);
    const by = firstRow.get(key) ?? earlier.byCompany.get(match.company.id);
    if (by === undefined) firstRow.set(key, row.row);
    else matches.set(row.row, { kind: 'repeated', row: by });
  }
  return matches;
}

function matchOf(row: Row, listed: Map<number, Listed>, merged: Map<number, number>): Match | undefined {
  const problem = (reason: string): Match => ({ kind: 'problem', field: 'id', reason });
  const alike = [...listed.values()].filter(({ keys }) => keys.includes(row.keys.own));
  if (!hasNumber(row.cells)) {
    const [found] = alike;
    if (alike.length > 1)
      return problem(`Companies ${numbersOf(alike)} are listed with this name. Please state the number of one`);
    return found && compare(found, row);
  }
  const number = numberOf(row.cells.id);
  if (number === undefined) return problem('This is not the number of a company');
  const found = listed.get(number);
  const target = merged.get(number);
  if (found === undefined && target !== undefined)
    return problem(`Company ${number} was merged into company ${target}. Please use that number`);
  if (found === undefined) return problem(`There is no company ${number}. Leave the number empty for a new one`);
  const its = `Company ${number} is “${found.name}”`;
  if (alike.length > 0 && !alike.includes(found))
    return problem(`${its}, but this row is the same as company ${numbersOf(alike)}`);
  if (!isAlike(found, row.company)) return problem(`${its}: its name, email, phone and website all differ`);
  return compare(found, row);
}

function compare(found: Listed, { cells, company }: Row): Match {
  const { id, name, location, approved, version } = found;
  if (cells.version !== undefined && cells.version !== version) {
    const reason = `Company ${id} was changed since the preview. Please check the file again`;
    return { kind: 'problem', field: 'id', reason };
  }
  const known = { id, name, location, approved };
  const change = changesOf(found, company, hasNumber(cells));
  if (Object.keys(change.after).length === 0) return { kind: 'same', company: known };
  if (found.isManaged) return { kind: 'same', company: known, note: MANAGED };
  return { kind: 'update', company: known, version, change };
}

function numberOf(cell: unknown): number | undefined {
  return parseId(String(cell ?? '').trim());
}

function statedIds(rows: readonly Row[]): number[] {
  return rows.flatMap(({ cells: { id } }) => numberOf(id) ?? []);
}

function numbersOf(companies: readonly KnownCompany[]): string {
  return companies.map(({ id }) => id).join(', ');
}

/** Files of others number their rows as well: a number alone does not say that a row is about this company. */
function isAlike(listed: UpdatedValues, company: ImportedCompany): boolean {
  return (['name', 'email', 'phone', 'website'] as const).some((field) => {
    const text = String(company[field] ?? '');
    return text !== '' && isSameText(String(listed[field] ?? ''), text);
  });
}

/** Those with a number or a key of the rows, by their ids. What the import itself has created is not among them. */
async function findListed(
  db: Queryable,
  rows: readonly Row[],
  { importId, isStoring }: Options,
): Promise<Map<number, Listed>> {
  const keys = (kind: string) =>
    rows.flatMap(({ keys: { own } }) => (own.startsWith(kind) ? [own.slice(kind.length)] : []));
  const found = await db.query<Listed>(
    `select id, approved, version, ${selectList(UPDATED_COLUMNS)},
       array_remove(array['email ' || email_key, 'place ' || place_key], null) as keys,
       exists (select 1 from company_members m where m.company_id = companies.id) as "isManaged"
     from companies
     where (id = any ($1) or email_key = any ($2) or place_key = any ($3)) and ($4::int is null or batch_id is distinct from $4)
     order by id ${isStoring ? 'for update' : ''}`,
    [statedIds(rows), keys('email '), keys('place '), importId],
  );
  return new Map(found.rows.map((company) => [company.id, company]));
}

async function findMerged(db: Queryable, rows: readonly Row[]): Promise<Map<number, number>> {
  const { rows: merges } = await db.query<{ id: number; target: number }>(
    'select merged_id as id, target_id as target from company_merges where merged_id = any ($1) and undone_at is null order by id',
    [statedIds(rows)],
  );
  return new Map(merges.map(({ id, target }) => [id, target]));
}

/** What earlier calls of the same import have updated: the same rows, when a chunk is sent again, and the same companies. */
async function findEarlier(
  db: Queryable,
  rows: readonly Row[],
  importId: number | null,
  companyIds: readonly number[],
): Promise<{ byRow: Map<number, Match>; byCompany: Map<number, number> }> {
  const { rows: updates } =
    importId === null
      ? { rows: [] }
      : await db.query<UpdateChange & { row: number; company: KnownCompany & { version: number } }>(
          `select u.row, u.before, u.after, json_build_object('id', u.company_id, 'name', coalesce(c.name, ''),
             'location', coalesce(c.location, ''), 'approved', coalesce(c.approved, false), 'version', coalesce(c.version, 0)) as company
           from import_updates u left join companies c on c.id = u.company_id
           where u.import_id = $1 and (u.row = any ($2) or u.company_id = any ($3))`,
          [importId, rows.map(({ row }) => row), companyIds],
        );
  const done = updates.map(({ row, company, before, after }): [number, Match] => [
    row,
    { kind: 'done', company, version: company.version, change: { before, after } },
  ]);
  return { byRow: new Map(done), byCompany: new Map(updates.map(({ row, company }) => [company.id, row])) };
}
