import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { describeOnEachDatabase, describeOnEmbedded, type MakeApp, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { PersistentWriters } from '#tests/support/persistent-writers.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

const WRITERS = 4;
const KILLS = 2;
const WRITES_BEFORE_A_COPY = 20;

/** A database with three companies, which no process has open if it is the embedded one. */
async function prepare(makeApp: MakeApp): Promise<{ site: TestApp; writers: PersistentWriters }> {
  const site = await makeApp();
  const ids = await site.insert(['A', 'B', 'C'].map((name) => company({ name, email: `${name}@works.example` })));
  if (site.database.kind === 'embedded') await site.database.close();
  return { site, writers: new PersistentWriters(ids, WRITERS) };
}

async function untilAnswered(writers: PersistentWriters, count: number): Promise<void> {
  while (writers.answered < count) await sleep(5);
}

async function compare(writers: PersistentWriters, at: Pick<TestDatabase, 'dataDirectory' | 'databaseUrl'>) {
  const { dataDirectory, databaseUrl } = at;
  const database = await openDatabase({ dataDirectory, databaseUrl, onError: () => undefined });
  try {
    return await writers.compareWith(database.pool);
  } finally {
    await database.close();
  }
}

describeOnEachDatabase('a server that is killed again and again', (makeApp) => {
  let site: TestApp;
  let writers: PersistentWriters;

  beforeAll(async () => {
    ({ site, writers } = await prepare(makeApp));
  });

  test('decision 25, hardening H41: requests that were answered are stored, those sent again are stored once', async () => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const { url, end } = await startServerProcess(site.database);
      const before = writers.answered;
      const writing = writers.write(url);
      // Then at any moment.
      await Promise.race([writing, untilAnswered(writers, before + 1)]);
      await sleep(Math.random() * 200);
      await end('SIGKILL');
      await writing;
    }
    const { answered, ...faults } = await compare(writers, site.database);
    expect(answered).toBeGreaterThanOrEqual(KILLS);
    expect(faults).toEqual({ lost: 0, doubled: 0 });
  });
});

describeOnEmbedded('the directory of the embedded database', (makeApp) => {
  test('hardening H41: a copy that is taken during writes has all that was answered before', async () => {
    const { site, writers } = await prepare(makeApp);
    const { dataDirectory } = site.database;
    const copy = `${dataDirectory}-copy`;
    const server = await startServerProcess(site.database);
    let isDone = false;
    const writing = writers.write(server.url, () => isDone);
    await Promise.race([writing, untilAnswered(writers, WRITES_BEFORE_A_COPY)]);
    const answered = writers.snapshot();
    cpSync(join(dataDirectory, 'database'), join(copy, 'database'), { recursive: true });
    isDone = true;
    await writing;
    await server.end('SIGKILL');
    expect(await compare(answered, { dataDirectory: copy, databaseUrl: undefined })).toMatchObject({
      answered: answered.answered,
      lost: 0,
      doubled: 0,
    });
    rmSync(copy, { recursive: true });
  });
});
