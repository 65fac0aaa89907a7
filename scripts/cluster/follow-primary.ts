import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * Shows PgBouncer the primary: asks each Patroni every second whether its server is the primary, writes the address of that
 * server into the file which the configuration of PgBouncer includes, and has PgBouncer read it (docs/decisions/090-following-the-primary.md).
 * While none or several answer, everything stays as it is. Variables: MEMBERS lists `REST-URL=HOST:PORT`, separated by commas;
 * PRIMARY_FILE; PGBOUNCER_ADMIN_URL; DATABASE_NAME.
 */
const INTERVAL_MILLISECONDS = 1_000;
const TIMEOUT_MILLISECONDS = 2_000;

type Address = { host: string; port: string };

const { MEMBERS = '', PRIMARY_FILE = '', PGBOUNCER_ADMIN_URL = '', DATABASE_NAME = 'inspectory' } = process.env;
const members = MEMBERS.split(',').map(readMember);
if (PRIMARY_FILE === '' || PGBOUNCER_ADMIN_URL === '') throw new Error('Set PRIMARY_FILE and PGBOUNCER_ADMIN_URL.');

let written = '';
let isRead = false;
while (true) {
  const primaries = (await Promise.all(members.map(isPrimary))).flatMap((is, index) => (is ? [members[index]] : []));
  const [primary] = primaries;
  if (primary !== undefined && primaries.length === 1) await follow(primary.address);
  await sleep(INTERVAL_MILLISECONDS);
}

function readMember(text: string): { restUrl: string; address: Address } {
  const [, restUrl = '', host = '', port = ''] = /^(https?:\/\/[^=]+)=([^:]+):(\d+)$/.exec(text.trim()) ?? [];
  if (port === '') throw new Error(`MEMBERS: "${text}" is not like http://db1:8008=db1:5432`);
  return { restUrl, address: { host, port } };
}

function isPrimary({ restUrl }: { restUrl: string }): Promise<boolean> {
  return fetch(`${restUrl}/primary`, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function follow({ host, port }: Address): Promise<void> {
  const target = `host=${host} port=${port} dbname=${DATABASE_NAME}`;
  // The second one is for DATABASE_DIRECT_URL: a session belongs to one client, who may LISTEN.
  const direct = `${DATABASE_NAME}_direct = ${target} pool_mode=session pool_size=50`;
  const text = `[databases]\n${DATABASE_NAME} = ${target}\n${direct}\n`;
  if (text !== written) {
    writeFileSync(`${PRIMARY_FILE}.new`, text);
    renameSync(`${PRIMARY_FILE}.new`, PRIMARY_FILE);
    written = text;
    isRead = false;
    console.log(`The primary is ${host}:${port}.`);
  }
  // PgBouncer may start later, or be down at this moment.
  if (!isRead) isRead = await reload();
}

async function reload(): Promise<boolean> {
  const client = new Client({ connectionString: PGBOUNCER_ADMIN_URL, connectionTimeoutMillis: TIMEOUT_MILLISECONDS });
  // A connection that is lost is tried again in a second.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('reload');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
