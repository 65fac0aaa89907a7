import { Client } from 'pg';
import { fillDatabase } from '../bench/search-times.ts';

/** Fills the database with companies whose mails are sent. */
export async function fillDirectory(databaseUrl: string, companies: number, directory: string): Promise<void> {
  // Mails to .example are written to files; .internal is reserved too, and these mails stay on this machine.
  const reachable = (email: string) => email.replace(/\.example$/, '.internal');
  await fillDatabase({ dataDirectory: directory, databaseUrl }, companies, reachable);
}

type Stored = { email: string; requests: number; mails: number[] };

/** What is stored of each sender. */
export async function readStoredRequests(databaseUrl: string): Promise<Stored[]> {
  const { rows } = await query<Stored>(
    databaseUrl,
    `select r.customer_email as email, count(distinct r.id)::int as requests,
       coalesce(array_agg(o.id) filter (where o.id is not null), '{}') as mails
     from service_requests r left join outbox o on o.request_id = r.id group by r.customer_email`,
  );
  return rows;
}

export async function countWaitingMails(databaseUrl: string): Promise<number> {
  const { rows } = await query<{ count: number }>(
    databaseUrl,
    `select count(*)::int as count from outbox where status = 'waiting'`,
  );
  return rows[0]?.count ?? 0;
}

async function query<Row extends object>(databaseUrl: string, text: string): Promise<{ rows: Row[] }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}
