import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '#server/auth/passwords.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { nodeBinary } from '../node-binary.mjs';
import { nodeFlags } from '../node-flags.mjs';
import { projectRoot } from '../project-root.mjs';
import { believableCompanies, toCsv } from './believable-companies.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { secondsSince, signInAdmin, visitorsDuring } from './during.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { type RunningServer, serverEnvironment } from './server-process.ts';

const ADMINS = 10;
const ADMIN_SECONDS = 20;
const PASSWORD = 'a long pass phrase';
const LISTS = [
  'page=1',
  'page=7&sortBy=name',
  'sortBy=location&order=desc',
  'search=crane',
  'status=pending',
  'search=istanbul',
];

type Options = { companies: number; rate: number; databaseUrl: string };

/** What visitors notice of an import, of the approval of all that it brought, and of ten busy admins. */
export async function measureDisturbances(
  environment: BenchEnvironment,
  server: RunningServer,
  { companies, rate, databaseUrl }: Options,
): Promise<Result[]> {
  const during = visitorsDuring(server, { companies, rate });
  const database = await openDatabase({ databaseUrl, dataDirectory: environment.directory, onError: () => undefined });
  environment.onEnd(database.close);
  const file = join(environment.directory, 'disturbing.csv');
  const imported = believableCompanies(companies).map((company) => ({ ...company, name: `${company.name} Second` }));
  writeFileSync(file, toCsv(imported));
  return [
    await during(`an import of ${companies}`, () => importFile(file, databaseUrl)),
    await during(`the approval of ${companies}`, () => approveAll(database, server, databaseUrl)),
    await during(`${ADMINS} admins`, () => lists(database, server)),
  ];
}

async function importFile(file: string, databaseUrl: string): Promise<string> {
  const started = performance.now();
  const code = await runProgram('server/operations/import-command.ts', [file], databaseUrl);
  return `the import ended with ${code} after ${secondsSince(started)}`;
}

/** All that were imported, and then until the last one is found. */
async function approveAll({ pool }: Database, server: RunningServer, databaseUrl: string): Promise<string> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from companies where not approved',
  );
  const count = rows[0]?.count ?? 0;
  const wanted = (await server.metric('inspectory_index_companies')) + count;
  const code = await runProgram('scripts/bench/approve-process.ts', [], databaseUrl);
  const started = performance.now();
  while ((await server.metric('inspectory_index_companies')) < wanted) await sleep(50);
  return `the approval ended with ${code}; ${count} were public ${secondsSince(started)} after it`;
}

async function runProgram(program: string, args: string[], databaseUrl: string): Promise<number> {
  const child = spawn(
    nodeBinary(),
    [...nodeFlags({ DATABASE_URL: databaseUrl }), join(projectRoot, program), ...args],
    {
      env: serverEnvironment(0, { DATABASE_URL: databaseUrl }),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  return Number(code);
}

/** Admins who call one list after the other. */
async function lists({ pool }: Database, server: RunningServer): Promise<string> {
  const email = 'bench@directory.example';
  const hash = await hashPassword(PASSWORD);
  await pool.query('insert into users (email, is_admin, password_hash) values ($1, true, $2)', [email, hash]);
  const cookie = await signInAdmin(server, email, PASSWORD);
  const until = performance.now() + ADMIN_SECONDS * 1_000;
  const times: number[] = [];
  let failed = 0;
  const callOne = async (first: number) => {
    for (let turn = first; performance.now() < until; turn += 1) {
      const started = performance.now();
      const list = await fetch(`${server.url}/api/admin/companies?${LISTS[turn % LISTS.length]}`, {
        headers: { cookie },
      });
      await list.arrayBuffer();
      if (!list.ok) failed += 1;
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: ADMINS }, (_, number) => callOne(number)));
  return `lists p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${failed} of ${times.length} failed`;
}
