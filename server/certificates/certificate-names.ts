import { COMPANY_COLUMNS, SEARCH_COLUMNS } from '#domain/companies/company-columns.ts';
import { columnList, selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { searchColumns } from '#server/search/tokens.ts';

const READ_COLUMNS = [
  'name',
  'email',
  'location',
  'description',
  'specializations',
  'equipmentTypes',
  'certifications',
  'industries',
] as const;
const WRITTEN_COLUMNS = ['certifications', ...SEARCH_COLUMNS] as const;
type Listed = Parameters<typeof searchColumns>[0];

/**
 * Makes the list of names of a company follow its records (decision 30): names keep their order, a new one comes last, and
 * one without a record that is shown is gone. What is computed from the names follows.
 */
export async function nameCertificates(client: Queryable, companyId: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from certificates where company_id = $1 and listed and state <> 'refused' order by id`,
    [companyId],
  );
  const found = await client.query<Listed>(
    `select ${selectList(READ_COLUMNS)} from companies where id = $1 for update`,
    [companyId],
  );
  const company = found.rows[0];
  if (company === undefined) return;
  const recorded = new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  const named = company.certifications.flatMap((name) => recorded.get(name.toLowerCase()) ?? []);
  const certifications = [...new Set([...named, ...recorded.values()])];
  const values = { certifications, ...searchColumns({ ...company, certifications }) };
  const parameters = WRITTEN_COLUMNS.map((_, index) => `$${index + 2}`).join(', ');
  await client.query(
    `update companies set (${columnList(WRITTEN_COLUMNS)}) = row (${parameters}), updated_at = now(), version = version + 1
     where id = $1 and ${COMPANY_COLUMNS.certifications.column} is distinct from $2`,
    [companyId, ...WRITTEN_COLUMNS.map((name) => values[name])],
  );
}
