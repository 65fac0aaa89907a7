import { domainToUnicode } from 'node:url';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { Queryable } from '#server/db/database.ts';

export const MAX_DUPLICATES = 5;
/** Domains of free mail services, which unrelated companies share. */
export const FREE_MAIL = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'qq.com',
  '163.com',
];
/** The expression of the database index; `www.` in capitals stays in it. */
export const HOST = (column: string) => `lower(substring(${column} from '^[a-zA-Z]+://(?:www[.])?([^/:?#]+)'))`;
export const DIGITS = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;
export const DOMAIN = (column: string) => `lower(split_part(${column}, '@', 2))`;

export type Duplicates = AdminCompany['duplicates'];

/** Other companies with the same name, website host, phone number or email domain, by the id of the pending company. */
export async function findPossibleDuplicates(db: Queryable, ids: readonly number[]): Promise<Map<number, Duplicates>> {
  if (ids.length === 0) return new Map();
  const websites = await db.query<{ id: number; website: string }>(
    'select id, website from companies where id = any ($1) and website is not null',
    [ids],
  );
  const hosts = websites.rows.flatMap(({ id, website }) => spellings(website).map((host) => ({ id, host })));
  const same = (kind: string, condition: string, pending = 'companies w') =>
    `select w.id as pending, c.*, '${kind}' as same
     from ${pending} cross join lateral (
       select c.id, c.name, c.location, c.approved from companies c where ${condition} and c.id <> w.id limit ${MAX_DUPLICATES}
     ) c
     where w.id = any ($1)`;
  const { rows } = await db.query<{ pending: number } & Omit<Duplicates[number], 'same'> & { same: string }>(
    `select * from (
       ${same('name', 'c.name_key = w.name_key')}
       union all ${same('website', `c.website is not null and ${HOST('c.website')} = w.host`, 'unnest($3::int[], $4::text[]) as w (id, host)')}
       union all ${same('phone', `${DIGITS('w.phone')} <> '' and c.phone <> '' and ${DIGITS('c.phone')} = ${DIGITS('w.phone')}`)}
       union all ${same('email domain', `w.email <> '' and c.email <> '' and ${DOMAIN('c.email')} = ${DOMAIN('w.email')} and ${DOMAIN('w.email')} <> all ($2)`)}
     ) found order by pending, same <> 'name', id, same`,
    [ids, FREE_MAIL, hosts.map(({ id }) => id), hosts.map(({ host }) => host)],
  );
  const byPending = new Map<number, Duplicates>();
  for (const { pending, same, ...company } of rows) {
    const list = byPending.get(pending) ?? [];
    const known = list.find(({ id }) => id === company.id);
    if (known !== undefined) known.same.push(same as Duplicates[number]['same'][number]);
    else if (list.length < MAX_DUPLICATES)
      list.push({ ...company, same: [same as Duplicates[number]['same'][number]] });
    byPending.set(pending, list);
  }
  return byPending;
}

/** All spellings under which the index may have the host of a website. */
export function spellings(website: string): string[] {
  const host = URL.parse(website)?.hostname.replace(/^www\./, '');
  if (host === undefined) return [];
  return [...new Set([host, domainToUnicode(host)])].flatMap((name) => [name, `www.${name}`]);
}
