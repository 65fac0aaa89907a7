import type { Queryable } from '#server/db/database.ts';

type Follower = {
  table: string;
  /** By which its rows are distinguished. */
  key?: string;
  column?: string;
  /** Which rows `t` refer to companies, where others are in the same table. */
  only?: string;
  /** A row `o` of the target that is in the way of `t`, which then stays behind. */
  unless?: string;
};

/** Everything that refers to a company and goes along when it is merged into another. */
export const FOLLOWERS: readonly Follower[] = [
  {
    table: 'certificates',
    // A claim of which no more is known than its name would be listed twice.
    unless: `lower(o.name) = lower(t.name) and t.state = 'claimed' and t.number is null and o.state <> 'refused'`,
  },
  { table: 'doubts' },
  { table: 'company_history' },
  { table: 'request_recipients', unless: 'o.request_id = t.request_id' },
  { table: 'service_requests' },
  { table: 'service_requests', column: 'ordered_company_id' },
  { table: 'outbox' },
  { table: 'contact_messages' },
  { table: 'company_members', unless: 'o.user_id = t.user_id' },
  { table: 'sign_in_links', key: 'token_hash' },
  { table: 'company_claims', unless: `t.state = 'waiting' and o.state = 'waiting' and o.user_id = t.user_id` },
  { table: 'listing_changes', unless: `t.state = 'waiting' and o.state = 'waiting'` },
  { table: 'company_logos', key: 'hash', unless: 'o.hash = t.hash' },
  // Of two that pay, the subscription of the removed one ends with what is paid (server/billing/end-removed.ts).
  { table: 'billing_customers', unless: 'true' },
  { table: 'subscriptions', unless: 'o.ended_at is null and t.ended_at is null' },
  { table: 'checkouts', unless: `o.state = 'open' and t.state = 'open'` },
  { table: 'admin_notes', column: 'entity_id', only: `t.entity = 'company'` },
];

/** What went along: the keys of rows by table and column, and when the company was informed that it is listed. */
export type Moved = { rows: Record<string, string[]>; informedAt: string | null };

/** Makes all that refers to a company refer to another. Returns which rows did. */
export async function moveFollowers(client: Queryable, from: number, to: number): Promise<Moved> {
  const moved: Record<string, string[]> = {};
  for (const { table, key = 'id', column = 'company_id', only = 'true', unless } of FOLLOWERS) {
    const isFree =
      unless === undefined ? 'true' : `not exists (select 1 from ${table} o where o.${column} = $2 and ${unless})`;
    const { rows } = await client.query<{ key: string }>(
      `update ${table} t set ${column} = $2 where t.${column} = $1 and ${only} and ${isFree} returning t.${key}::text as key`,
      [from, to],
    );
    moved[`${table}.${column}`] = rows.map((row) => row.key);
  }
  return { rows: moved, informedAt: await inheritListingMail(client, from, to) };
}

/** Gives back what went along, unless it refers to a third company by now. */
export async function returnFollowers(client: Queryable, moved: Moved, from: number, to: number): Promise<void> {
  for (const { table, key = 'id', column = 'company_id' } of FOLLOWERS) {
    const keys = moved.rows[`${table}.${column}`] ?? [];
    if (keys.length === 0) continue;
    await client.query(`update ${table} set ${column} = $3 where ${column} = $2 and ${key}::text = any ($1)`, [
      keys,
      from,
      to,
    ]);
  }
  if (moved.informedAt !== null)
    await client.query('insert into listing_mails (company_id, queued_at) values ($1, $2)', [to, moved.informedAt]);
}

/** Each company is informed once: what the merged one had got counts for the target. */
async function inheritListingMail(client: Queryable, from: number, to: number): Promise<string | null> {
  const { rows } = await client.query<{ at: string }>(
    `select to_json(queued_at) #>> '{}' as at from listing_mails where company_id = $1`,
    [from],
  );
  const at = rows[0]?.at ?? null;
  if (at !== null)
    await client.query(
      'insert into listing_mails (company_id, queued_at) values ($1, $2) on conflict (company_id) do nothing',
      [to, at],
    );
  return at;
}
