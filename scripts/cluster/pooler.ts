import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import { nodeBinary } from '../node-binary.mjs';
import { projectRoot } from '../project-root.mjs';
import { deployed, makeDirectory, writeOwned } from './directories.ts';
import type { Member } from './patroni-member.ts';
import type { Processes } from './processes.ts';
import type { Programs } from './programs.ts';

/** Name and owner of the database, see deploy/cluster/create-database.sh. */
export const DATABASE = 'inspectory';
const START_SECONDS = 120;

/** PgBouncer in transaction mode, and what shows it the primary. Returns where it serves, without the database. */
export async function startPooler(
  processes: Processes,
  programs: Programs,
  { members, password }: { members: Member[]; password: string },
): Promise<string> {
  const directory = makeDirectory(processes, 'pgbouncer');
  const port = await freePort();
  const primaryFile = join(directory, 'primary.ini');
  const file = join(directory, 'pgbouncer.ini');
  const replacements = { '/etc/pgbouncer/': `${directory}/`, 'listen_port = 6432': `listen_port = ${port}` };
  writeOwned(processes, file, deployed('cluster/pgbouncer.ini', replacements));
  writeOwned(processes, join(directory, 'users.txt'), `"${DATABASE}" "${password}"\n`);
  const login = `postgres://${DATABASE}:${password}@127.0.0.1:${port}`;
  processes.start({
    name: 'follow-primary',
    file: nodeBinary(),
    args: [join(projectRoot, 'scripts/cluster/follow-primary.ts')],
    env: {
      MEMBERS: members.map((member) => `${member.restUrl}=127.0.0.1:${member.port}`).join(','),
      PRIMARY_FILE: primaryFile,
      PGBOUNCER_ADMIN_URL: `${login}/pgbouncer`,
      DATABASE_NAME: DATABASE,
    },
    asOwner: false,
  });
  const logs = ['follow-primary'];
  await processes.until('The primary is found', () => existsSync(primaryFile), { seconds: START_SECONDS, logs });
  processes.start({ name: 'pgbouncer', file: programs.pgbouncer, args: [file] });
  await processes.until('PgBouncer serves', () => accepts(`${login}/${DATABASE}`), {
    seconds: START_SECONDS,
    logs: ['pgbouncer'],
  });
  return login;
}

async function accepts(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
