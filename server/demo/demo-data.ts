import type { Pool } from 'pg';
import { recordChanges } from '#server/changes/change-feed.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { demoCompanies } from './companies.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Loads the demonstration companies into an empty directory. Returns their number; 0 if it is not empty. */
export async function loadDemoData(pool: Pool, gazetteer: Gazetteer, now: Date): Promise<number> {
  return inTransaction(pool, async (client) => {
    // Two processes that start at the same time on an empty database must load the companies only once.
    await lock(client, 'demoData');
    // An operator who removed the demonstration companies does not want them back.
    const { rows } = await client.query(
      `select 1 from companies union all select 1 from settings where name = 'demo-cleared' limit 1`,
    );
    if (rows.length > 0) return 0;
    const companies = demoCompanies().map(({ createdDaysAgo, ...company }) => ({
      ...company,
      createdAt: new Date(now.getTime() - createdDaysAgo * DAY_MILLISECONDS),
    }));
    await recordChanges(client, await insertCompanies(client, gazetteer, 'demo', companies));
    return companies.length;
  });
}

/** Removes the demonstration companies and returns their number. Requests sent to them stay. */
export async function clearDemoData(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(`delete from companies where source = 'demo' returning id`);
    await client.query(`insert into settings (name, value) values ('demo-cleared', 'yes') on conflict do nothing`);
    await recordChanges(
      client,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}
