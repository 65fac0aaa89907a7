import type { WaitingValues } from '#domain/listings/listing.ts';
import type { ChangePage, ChangeQuery, ListingChange } from '#domain/listings/listing-change.ts';
import { statedChanges } from '#server/companies/stated-changes.ts';
import type { Queryable } from '#server/db/database.ts';

export type Values = Record<string, unknown>;
type Difference = { before: Values; after: Values };
type Row = Omit<ListingChange, 'fields' | 'createdAt' | 'decidedAt'> &
  Difference & { createdAt: Date; decidedAt: Date | null };

const COLUMNS = `l.id, l.company_id as "companyId", coalesce(c.name, '') as "companyName", l.state, l.author,
  l.created_at as "createdAt", l.before, l.after, l.decided_by as "decidedBy", l.decided_at as "decidedAt", l.reason`;
const TABLES = 'listing_changes l left join companies c on c.id = l.company_id';

/** Records what a company has changed of its public listing: the values that differ. */
export async function recordChange(
  client: Queryable,
  { id, before, after }: { id: number; before: object; after: object },
  author: { email: string },
): Promise<void> {
  const [old, current] = [before as Values, after as Values];
  const names = Object.keys(current).filter((name) => !isSame(old[name], current[name]));
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  await insert(client, id, 'public', { before: pick(old), after: pick(current) }, author);
}

/** Makes these values the ones that wait; none takes back what does. Returns whether something new waits. */
export async function replaceWaiting(
  client: Queryable,
  companyId: number,
  difference: Difference,
  author: { email: string },
): Promise<boolean> {
  const isEmpty = Object.keys(difference.after).length === 0;
  const { rows } = await client.query(
    `select 1 from listing_changes where company_id = $1 and state = 'waiting' and after = $2::jsonb`,
    [companyId, JSON.stringify(difference.after)],
  );
  if (rows.length > 0) return false;
  await client.query(
    `update listing_changes set state = 'replaced', decided_at = now(), decided_by = $2
     where company_id = $1 and state = 'waiting'`,
    [companyId, author.email],
  );
  if (!isEmpty) await insert(client, companyId, 'waiting', difference, author);
  return !isEmpty;
}

async function insert(
  client: Queryable,
  companyId: number,
  state: 'public' | 'waiting',
  { before, after }: Difference,
  author: { email: string },
): Promise<void> {
  await client.query(
    'insert into listing_changes (company_id, state, before, after, author) values ($1, $2, $3, $4, $5)',
    [companyId, state, JSON.stringify(before), JSON.stringify(after), author.email],
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Newest first. */
export async function listChanges(db: Queryable, { state, company, page, limit }: ChangeQuery): Promise<ChangePage> {
  const conditions = `($1::text is null or l.state = $1) and ($2::int is null or l.company_id = $2)`;
  const values = [state ?? null, company === undefined ? null : Number(company)];
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from ${TABLES} where ${conditions} order by l.id desc limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  const counts = await db.query<{ total: number; waiting: number }>(
    `select count(*) filter (where ${conditions})::int as total,
       count(*) filter (where l.state = 'waiting')::int as waiting from listing_changes l`,
    values,
  );
  return { items: rows.map(present), total: 0, waiting: 0, ...counts.rows[0] };
}

/** What of a company waits for an admin. */
export async function findWaiting(db: Queryable, companyId: number): Promise<WaitingValues | null> {
  const { rows } = await db.query<{ after: WaitingValues }>(
    `select after from listing_changes where company_id = $1 and state = 'waiting'`,
    [companyId],
  );
  return rows[0]?.after ?? null;
}

function present({ before, after, createdAt, decidedAt, ...row }: Row): ListingChange {
  return {
    ...row,
    fields: statedChanges(before, after),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
