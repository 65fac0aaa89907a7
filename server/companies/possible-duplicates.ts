import { domainToUnicode } from 'node:url';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { Queryable } from '#server/db/database.ts';

export const MAX_DUPLICATES = 5;
/** Fewer digits are an extension or a placeholder. */
export const MIN_PHONE_DIGITS = 6;
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
/** Hosts on which unrelated companies have their pages. */
const SHARED_HOSTS = ['facebook.com', 'linkedin.com', 'instagram.com', 'sites.google.com', 'linktr.ee'];

export type Duplicates = AdminCompany['duplicates'];
export type SameKind = Duplicates[number]['same'][number];

const textList = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');
/** What of a key says something. */
const isUsed: Record<SameKind, (alias: string) => string> = {
  name: () => 'true',
  website: (alias) => `${alias}.website_host not in (${textList(SHARED_HOSTS)})`,
  phone: (alias) => `length(${alias}.phone_key) >= ${MIN_PHONE_DIGITS}`,
  'email domain': (alias) => `${alias}.email_domain <> '' and ${alias}.email_domain not in (${textList(FREE_MAIL)})`,
};
export const KEYS = {
  name: 'name_core',
  website: 'website_host',
  phone: 'phone_key',
  'email domain': 'email_domain',
} as const;
export const SAME_KINDS = Object.keys(KEYS) as SameKind[];

/** The key of a row, or null if it says nothing. */
export function usedKey(kind: SameKind, alias: string): string {
  return `case when ${isUsed[kind](alias)} then ${alias}.${KEYS[kind]} end`;
}

/**
 * Whether two rows have something in common by which one company listed twice is recognised. What a key says is asked of the
 * first: the row that others are looked for, so that nobody looks for all companies without a phone number.
 */
export function hasSame(kind: SameKind, one: string, other: string): string {
  const key = KEYS[kind];
  return `${one}.${key} = ${other}.${key} and ${isUsed[kind](one)}`;
}

/**
 * Whether a row has a key that is not its alone. Keys are counted in their index, and as an array they are looked up there,
 * too: few companies of many share one.
 */
export function hasSharedKey(kind: SameKind, alias: string): string {
  const key = KEYS[kind];
  return `${alias}.${key} = any (array(
    select k.${key} from companies k where k.${key} <> '' and ${isUsed[kind]('k')} group by 1 having count(*) > 1))`;
}

/** What speaks against it: offices of one group in other cities, and pairs that an admin has looked at. */
export function areDistinct(one: string, other: string): string {
  const isElsewhere = `(${one}.city, ${one}.country_code) <> (${other}.city, ${other}.country_code)`;
  return `(coalesce(${isElsewhere}, false) and (
      coalesce(${hasSame('website', one, other)}, false) or ${hasSame('email domain', one, other)})
    or exists (select 1 from distinct_companies d
               where d.one_id = least(${one}.id, ${other}.id) and d.other_id = greatest(${one}.id, ${other}.id)))`;
}

/** Other companies with the same name, website host, phone number or email domain, by the id of the given company. */
export async function findPossibleDuplicates(db: Queryable, ids: readonly number[]): Promise<Map<number, Duplicates>> {
  if (ids.length === 0) return new Map();
  const hosts = await websiteHosts(db, ids);
  const found = (kind: SameKind, condition: string, given = 'companies w') =>
    `select w.id as given, c.*, '${kind}' as same
     from ${given} cross join lateral (
       select c.id, c.name, c.location, c.approved, c.hidden_at is not null as "isHidden"
       from companies c where ${condition} and c.id <> w.id and not ${areDistinct('w', 'c')} limit ${MAX_DUPLICATES}
     ) c
     where w.id = any ($1)`;
  // A host may be stored in two spellings, its letters or their transcription.
  const withHosts = 'companies w join unnest($2::int[], $3::text[]) as h (id, host) on h.id = w.id';
  const { rows } = await db.query<{ given: number } & Omit<Duplicates[number], 'same'> & { same: SameKind }>(
    `select * from (
       ${found('name', hasSame('name', 'w', 'c'))}
       union all ${found('website', `c.website_host = h.host and ${isUsed.website('c')}`, withHosts)}
       union all ${found('phone', hasSame('phone', 'w', 'c'))}
       union all ${found('email domain', hasSame('email domain', 'w', 'c'))}
     ) found order by given, same <> 'name', id, same`,
    [ids, hosts.map(({ id }) => id), hosts.map(({ host }) => host)],
  );
  const byGiven = new Map<number, Duplicates>();
  for (const { given, same, ...company } of rows) {
    const list = byGiven.get(given) ?? [];
    const known = list.find(({ id }) => id === company.id);
    if (known !== undefined) known.same.push(same);
    else if (list.length < MAX_DUPLICATES) list.push({ ...company, same: [same] });
    byGiven.set(given, list);
  }
  return byGiven;
}

async function websiteHosts(db: Queryable, ids: readonly number[]): Promise<{ id: number; host: string }[]> {
  const { rows } = await db.query<{ id: number; website: string }>(
    'select id, website from companies where id = any ($1) and website is not null',
    [ids],
  );
  return rows.flatMap(({ id, website }) => spellings(website).map((host) => ({ id, host })));
}

/** All spellings under which the database may have the host of a website. */
export function spellings(website: string): string[] {
  const host = URL.parse(website)?.hostname.replace(/^www\./, '');
  return host === undefined ? [] : [...new Set([host, domainToUnicode(host)])];
}

export function isSharedHost(host: string): boolean {
  return SHARED_HOSTS.includes(host);
}
