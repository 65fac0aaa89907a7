import type { ImportedCompany } from '#domain/companies/company-import.ts';
import type { KnownCompany } from '#domain/companies/import-result.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { hasSame, SAME_KINDS } from '#server/companies/possible-duplicates.ts';
import type { Queryable } from '#server/db/database.ts';

const MAX_SIMILAR = 3;

/** Offices of one group have the same website and mail domain, in other towns. */
const IN_ONE_TOWN = `lower(split_part(w.location, ',', 1)) in (lower(c.city), lower(split_part(c.location, ',', 1)))`;

type Row = { row: number; company: ImportedCompany };

/** Listed companies that may be the same as those of a preview, by the row. */
export async function findSimilarToRows(db: Queryable, rows: readonly Row[]): Promise<Map<number, KnownCompany[]>> {
  if (rows.length === 0) return new Map();
  const given = rows.map(({ row, company: { name, website, phone, email, location } }) => ({
    row,
    name: normalForm(name),
    website,
    phone,
    email,
    location,
  }));
  const matches = SAME_KINDS.map((kind) => {
    const isOffice = kind === 'website' || kind === 'email domain';
    return `select w.row, c.* from w cross join lateral (
      select c.id, c.name, c.location, c.approved from companies c
      where ${hasSame(kind, 'c', 'w')}${isOffice ? ` and ${IN_ONE_TOWN}` : ''} order by c.id limit ${MAX_SIMILAR}) c`;
  });
  const found = await db.query<KnownCompany & { row: number }>(
    `with w as materialized (
       select row, location, company_name_core(name) as name_core, phone_key(phone) as phone_key,
              lower(split_part(email, '@', 2)) as email_domain,
              lower(substring(website from '^[a-zA-Z]+://(?:[wW]{3}[.])?([^/:?#]+)')) as website_host
       from jsonb_to_recordset($1::jsonb) as given (row int, name text, website text, phone text, email text, location text))
     select distinct on (row, id) * from (${matches.join(' union all ')}) found order by row, id`,
    [JSON.stringify(given)],
  );
  const byRow = new Map<number, KnownCompany[]>();
  for (const { row, ...company } of found.rows) {
    const list = byRow.get(row) ?? [];
    if (list.length < MAX_SIMILAR) list.push(company);
    byRow.set(row, list);
  }
  return byRow;
}
