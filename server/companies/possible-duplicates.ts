import type { AdminCompany } from '#domain/companies/company-admin.ts';
import type { Queryable } from '#server/db/database.ts';

const MAX_TOLD = 5;
/** Domains that say nothing about who writes. */
const FREE_MAIL = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'qq.com',
  '163.com',
];
const HOST = (column: string) => `lower(substring(${column} from '^[a-zA-Z]+://(?:www[.])?([^/:?#]+)'))`;
const DIGITS = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;
const DOMAIN = (column: string) => `lower(split_part(${column}, '@', 2))`;

type Duplicates = AdminCompany['duplicates'];

/** Other companies with the same name, website host, phone number or e-mail domain, by the id of the one that waits. */
export async function findPossibleDuplicates(db: Queryable, ids: readonly number[]): Promise<Map<number, Duplicates>> {
  if (ids.length === 0) return new Map();
  const same = (kind: string, condition: string) =>
    `select w.id as waiting, c.*, '${kind}' as same
     from companies w cross join lateral (
       select c.id, c.name, c.location, c.approved from companies c where ${condition} and c.id <> w.id limit ${MAX_TOLD}
     ) c
     where w.id = any ($1)`;
  const { rows } = await db.query<{ waiting: number } & Omit<Duplicates[number], 'same'> & { same: string }>(
    `select * from (
       ${same('name', 'c.name_key = w.name_key')}
       union all ${same('website', `w.website is not null and c.website is not null and ${HOST('c.website')} = ${HOST('w.website')}`)}
       union all ${same('phone', `${DIGITS('w.phone')} <> '' and c.phone <> '' and ${DIGITS('c.phone')} = ${DIGITS('w.phone')}`)}
       union all ${same('email domain', `w.email <> '' and c.email <> '' and ${DOMAIN('c.email')} = ${DOMAIN('w.email')} and ${DOMAIN('w.email')} <> all ($2)`)}
     ) found order by waiting, same <> 'name', id, same`,
    [ids, FREE_MAIL],
  );
  const byWaiting = new Map<number, Duplicates>();
  for (const { waiting, same, ...company } of rows) {
    const list = byWaiting.get(waiting) ?? [];
    const known = list.find(({ id }) => id === company.id);
    if (known !== undefined) known.same.push(same as Duplicates[number]['same'][number]);
    else if (list.length < MAX_TOLD) list.push({ ...company, same: [same as Duplicates[number]['same'][number]] });
    byWaiting.set(waiting, list);
  }
  return byWaiting;
}
