import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../../scripts/bench/find-program.ts';
import { freePort } from './free-port.ts';
import { acceptsConnections, unprivilegedOwner } from './postgresql.ts';

const program = findProgram('pgbouncer');
export const hasPgbouncer = program !== undefined;

/** Few, so that connections of clients share them. */
const SERVER_CONNECTIONS = 4;

/** Starts PgBouncer in transaction mode before a PostgreSQL that listens in `socketDirectory`. Returns its address and its end. */
export async function startPgbouncer(
  directory: string,
  { socketDirectory, database, user }: { socketDirectory: string; database: string; user: string },
): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const port = await freePort();
  mkdirSync(directory);
  const owner = unprivilegedOwner();
  if (owner !== undefined) chownSync(directory, owner.uid, owner.gid);
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${database} = host=${socketDirectory} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
  );
  const child = spawn(program ?? '', ['-q', file], { ...owner, cwd: directory, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const databaseUrl = `postgresql://${user}@127.0.0.1:${port}/${database}`;
  while (!(await acceptsConnections(databaseUrl))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    await sleep(50);
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  return { databaseUrl, stop };
}
