import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { type OwnCluster, startOwnCluster } from '#tests/support/own-cluster.ts';

describeOnPostgresql('replicas', (makeApp) => {
  let cluster: OwnCluster;
  let replica: Awaited<ReturnType<OwnCluster['follow']>>;
  let onReplica: Client | undefined;
  let site: TestApp;
  let cookie = '';
  let id = 0;
  const cleanups: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await startOwnCluster('replicated', (cleanup) => cleanups.unshift(cleanup));
    const direct = await makeApp({ database: await cluster.open() });
    [id = 0] = await direct.insert([company({ name: 'Zinnia 0', approved: true }), company({ name: 'Never Read' })]);
    replica = await cluster.follow('replica');
    onReplica = new Client({ connectionString: replica.databaseUrl });
    // It ends with its server.
    onReplica.on('error', () => undefined);
    await onReplica.connect();
    const database = await cluster.open({ replicaUrls: ['postgresql://nobody@127.0.0.1:1/none', replica.databaseUrl] });
    site = await makeApp({ database });
    ({ cookie } = await signedIn(site));
  });
  afterAll(async () => {
    await onReplica?.end();
    for (const cleanup of cleanups) await cleanup();
  });

  const asked = async () =>
    Number(/^inspectory_database_replicas (\d+)$/m.exec((await site.call('GET', '/metrics')).text)?.[1]);
  const untilAsked = async (count: number) => {
    while ((await asked()) !== count) await sleep(50);
  };
  const pause = () => onReplica?.query('select pg_wal_replay_pause()');
  const resume = () => onReplica?.query('select pg_wal_replay_resume()');
  const rename = async (name: string) => {
    const { status, text } = await site.call('PUT', `/api/admin/companies/${id}`, company({ name }), { cookie });
    expect(status, text).toBe(200);
  };
  const profile = async () => (await site.call('GET', `/company/${id}`)).text;

  test('hardening H41: who writes reads it at once, whether the replica has it yet or not', async () => {
    await untilAsked(1);
    await pause();
    await rename('Zinnia 1');
    expect(await profile()).toContain('>Zinnia 1<');
    expect((await site.list({ search: 'zinnia' })).items[0]?.name).toBe('Zinnia 1');
    // What it lacks is read from the primary.
    expect(await asked()).toBe(0);
    await resume();
    await untilAsked(1);
    await rename('Zinnia 2');
    expect(await profile()).toContain('>Zinnia 2<');
  });

  test('hardening H41: a replica that is more than five seconds behind is not asked', async () => {
    await untilAsked(1);
    await pause();
    // No change of a company: the index needs nothing of it.
    await site.database.pool.query(`insert into settings (name, value) values ('behind', 'x')`);
    expect(await asked()).toBe(1);
    await untilAsked(0);
    await resume();
    await untilAsked(1);
  });

  test('hardening H41: one that is up to date is asked while nobody writes', async () => {
    await untilAsked(1);
    await sleep(6_000);
    expect(await asked()).toBe(1);
  });

  test('hardening H41: while the primary is away, the replica is read', async () => {
    await untilAsked(1);
    await cluster.stop();
    expect((await site.call('GET', `/company/${id + 1}`)).text).toContain('>Never Read<');
    expect((await site.list({ search: 'never' })).items[0]?.name).toBe('Never Read');
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    await cluster.start();
    while ((await site.call('GET', '/readyz')).status !== 200) await sleep(50);
    await rename('Zinnia 3');
    expect(await profile()).toContain('>Zinnia 3<');
  });

  test('hardening H41: without the replica, the primary is read', async () => {
    await untilAsked(1);
    await replica.stop();
    expect((await site.call('GET', `/api/companies/${id}`)).body).toMatchObject({ name: 'Zinnia 3' });
    expect((await site.call('GET', '/api/industries')).status).toBe(200);
    await untilAsked(0);
  });
});
