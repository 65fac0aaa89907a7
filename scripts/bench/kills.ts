import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { PersistentWriters } from '#tests/support/persistent-writers.ts';
import { type BenchEnvironment, milliseconds } from './bench-environment.ts';
import type { Result } from './report.ts';
import { get, startServer } from './server-process.ts';

const WRITERS = 4;
const RECIPIENTS = 3;
/** A server is killed at any moment of so many milliseconds. */
const MAX_LIFE_MILLISECONDS = 1_000;
const READY_SECONDS = 5;
const RATE_SECONDS = 10;

/** Four writers, and a server that is killed again and again: on the embedded database, and on PostgreSQL if it is there. */
export async function measureKills(environment: BenchEnvironment, kills: number): Promise<Result[]> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  return [
    { what: 'embedded: requests a second', value: await requestsPerSecond(environment, 'on'), unit: '/s' },
    { what: 'embedded: with EMBEDDED_SYNC=off', value: await requestsPerSecond(environment, 'off'), unit: '/s' },
    ...(await killAgainAndAgain(environment, undefined, kills)),
    ...(databaseUrl === undefined ? [] : await killAgainAndAgain(environment, databaseUrl, kills)),
  ];
}

async function killAgainAndAgain(
  environment: BenchEnvironment,
  databaseUrl: string | undefined,
  kills: number,
): Promise<Result[]> {
  const dataDirectory = environment.newDirectory();
  const variables = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
  const first = await startServer(variables);
  environment.onEnd(first.stop);
  const writers = new PersistentWriters(await readIds(first.url), WRITERS);
  await first.stop();

  const readyAfter: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    let server = first;
    readyAfter.push(
      await milliseconds(async () => {
        server = await startServer(variables);
      }),
    );
    environment.onEnd(server.stop);
    const writing = writers.write(server.url);
    await sleep(Math.random() * MAX_LIFE_MILLISECONDS);
    await server.kill();
    await writing;
  }

  const database = await openDatabase({ dataDirectory, databaseUrl, onError: () => undefined });
  const { answered, lost, doubled } = await writers.compareWith(database.pool);
  await database.close();
  const on = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const note = `${kills} kills, ${WRITERS} writers`;
  return [
    { what: `${on}: requests that were answered`, value: answered, unit: '', note },
    { what: `${on}: of those lost`, value: lost, unit: '', atMost: 0 },
    { what: `${on}: stored or mailed twice`, value: doubled, unit: '', atMost: 0 },
    { what: `${on}: ready again, median`, value: quantile(readyAfter, 0.5) / 1_000, unit: 's' },
    { what: `${on}: ready again, longest`, value: Math.max(...readyAfter) / 1_000, unit: 's', atMost: READY_SECONDS },
  ];
}

/** What waiting for the disk costs. */
async function requestsPerSecond(environment: BenchEnvironment, sync: 'on' | 'off'): Promise<number> {
  const server = await startServer({ DATA_DIR: environment.newDirectory(), EMBEDDED_SYNC: sync });
  environment.onEnd(server.stop);
  const writers = new PersistentWriters(await readIds(server.url), WRITERS);
  const end = performance.now() + RATE_SECONDS * 1_000;
  await writers.write(server.url, () => performance.now() > end);
  await server.stop();
  return writers.answered / RATE_SECONDS;
}

async function readIds(url: string): Promise<number[]> {
  const { body } = await get(`${url}/api/companies?limit=${RECIPIENTS}`);
  const { items } = JSON.parse(body.toString()) as { items: { id: number }[] };
  return items.map(({ id }) => id);
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
