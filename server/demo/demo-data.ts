import type { Pool } from 'pg';
import { addDays, addMonths, todayIn } from '#domain/certificates/local-date.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { addDemoDocuments } from './certificate-documents.ts';
import { fillDemoRecords } from './certificate-records.ts';
import { demoCompanies } from './companies.ts';
import { addDemoDoubts } from './doubts.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Since when and until when the featured ones are. */
const PLACED_DAYS_AGO = 40;
const PLACED_MONTHS = 10;

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
    const today = todayIn(null, now);
    const companies = demoCompanies().map(({ createdDaysAgo, ...company }) => {
      const createdAt = new Date(now.getTime() - createdDaysAgo * DAY_MILLISECONDS);
      return {
        ...company,
        createdAt,
        companyCheckedAt: company.verified ? new Date(createdAt.getTime() + DAY_MILLISECONDS).toISOString() : null,
        featuredFrom: company.featured ? addDays(today, -PLACED_DAYS_AGO) : null,
        featuredUntil: company.featured ? addMonths(today, PLACED_MONTHS) : null,
      };
    });
    const ids = await insertCompanies(client, gazetteer, 'demo', companies);
    const records = companies.map((company, index) => ({ ...company, id: ids[index] ?? 0 }));
    await fillDemoRecords(client, records, today);
    await addDemoDocuments(client);
    await addDemoDoubts(client, now);
    await recordChanges(client, ids);
    return companies.length;
  });
}

/** Removes the demonstration companies and returns their number. Requests sent to them stay. */
export async function clearDemoData(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(`delete from companies where source = 'demo' returning id`);
    const removed = rows.map(({ id }) => id);
    await client.query('delete from certificates where company_id = any ($1)', [removed]);
    await client.query('delete from company_history where company_id = any ($1)', [removed]);
    await client.query('delete from doubts where company_id = any ($1)', [removed]);
    await client.query(`insert into settings (name, value) values ('demo-cleared', 'yes') on conflict do nothing`);
    await recordChanges(client, removed);
    return removed.length;
  });
}
