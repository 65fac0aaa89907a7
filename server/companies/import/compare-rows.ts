import type { ImportedCompany } from '#domain/companies/company-import.ts';
import type { KnownCompany, RowTraits } from '#domain/companies/import-result.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { hasSame, SAME_KINDS, usedKey } from '#server/companies/possible-duplicates.ts';
import type { Queryable } from '#server/db/database.ts';

const MAX_SIMILAR = 3;

const IN_ONE_TOWN = "coalesce(w.town in (lower(c.city), lower(split_part(c.location, ',', 1))), false)";
/** Offices of one group have the same website and mail domain, in other towns. */
const IN_ONE_GROUP = `coalesce(${hasSame('website', 'w', 'c')}, false) or coalesce(${hasSame('email domain', 'w', 'c')}, false)`;

type Row = { row: number; company: ImportedCompany };
type Compared = { similar: KnownCompany[]; traits: RowTraits };

/** Listed companies that may be the same as those of a preview, and what other rows of the file are compared by; by the row. */
export async function compareRows(db: Queryable, rows: readonly Row[]): Promise<Map<number, Compared>> {
  if (rows.length === 0) return new Map();
  const given = rows.map(({ row, company: { name, website, phone, email, location } }) => ({
    row,
    name: normalForm(name),
    website,
    phone,
    email,
    location,
  }));
  const matches = SAME_KINDS.map(
    (kind) => `select w.row, c.* from w cross join lateral (
      select c.id, c.name, c.location, c.approved from companies c
      where ${hasSame(kind, 'w', 'c')} and (${IN_ONE_TOWN} or not (${IN_ONE_GROUP})) order by c.id limit ${MAX_SIMILAR}) c`,
  );
  const traits = (...kinds: (typeof SAME_KINDS)[number][]) =>
    `array_remove(array[${kinds.map((kind) => `'${kind} ' || ${usedKey(kind, 'w')}`).join(', ')}], null)`;
  const { rows: compared } = await db.query<RowTraits & { row: number; similar: KnownCompany[] }>(
    `with w as materialized (
       select row, lower(split_part(location, ',', 1)) as town,
              company_name_core(name) as name_core, phone_key(phone) as phone_key,
              lower(split_part(email, '@', 2)) as email_domain,
              lower(substring(website from '^[a-zA-Z]+://(?:[wW]{3}[.])?([^/:?#]+)')) as website_host
       from jsonb_to_recordset($1::jsonb) as given (row int, name text, website text, phone text, email text, location text)),
     found as (select distinct on (row, id) * from (${matches.join(' union all ')}) found order by row, id)
     select row, town, ${traits('name', 'phone')} as own, ${traits('website', 'email domain')} as "group", array(
       select json_build_object('id', id, 'name', name, 'location', location, 'approved', approved)
       from found where found.row = w.row order by id limit ${MAX_SIMILAR}) as similar
     from w`,
    [JSON.stringify(given)],
  );
  return new Map(compared.map(({ row, similar, ...traits }) => [row, { similar, traits }]));
}
