import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { insertCompanies } from '#server/companies/store.ts';
import type { Queryable } from '#server/db/database.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { has, slotsOf } from '#server/search/bitset.ts';
import { company } from '#tests/support/company.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { Changes, recordChanges } from './change-feed.ts';
import { IndexFeed } from './index-feed.ts';
import { IndexSnapshot } from './index-snapshot.ts';

describeOnEachDatabase('hardening H47: a start reads the stored index and what changed since', ({ openDatabase }) => {
  let database: TestDatabase;
  let ids: number[] = [];

  const insert = async (...names: string[]) => {
    const companies = names.map((name) => company({ name, certifications: ['ISO 9001'] }));
    const inserted = await insertCompanies(database.pool, loadedGazetteer(), 'import', companies);
    await recordChanges(database.pool, inserted);
    return inserted;
  };

  /** A server as far as its index goes: `read` are the statements by which it read companies. */
  const start = async ({ secret = 'secret', now = () => new Date() } = {}) => {
    const read: string[] = [];
    const db = {
      query: (text: string, values: unknown[]) => {
        if (text.includes('is_public')) read.push(text.includes('any ($1)') ? 'changed' : 'all');
        return database.pool.query(text, values);
      },
    } as unknown as Queryable;
    const feed = new IndexFeed(db, now, new IndexSnapshot(database.dataDirectory, async () => secret));
    const changes = new Changes(database.pool, feed);
    await changes.load();
    const found = (word: string) => {
      const scores = feed.index.words.scoresOf({ word, match: 'whole', isInNames: true }, 'all');
      return [...scores.keys()].filter((slot) => (scores[slot] ?? 0) > 0 && has(feed.index.live, slot)).length;
    };
    return { feed, changes, found, read: () => [...new Set(read)] };
  };

  const file = () => join(database.dataDirectory, 'search-index');

  beforeEach(async () => {
    database = await openDatabase();
    ids = await insert('Crane Lab', 'Boiler Lab');
    const { changes } = await start();
    await changes.store();
  });

  test('nothing has changed: no company is read', async () => {
    const { feed, found, read } = await start();
    expect(read()).toEqual([]);
    expect([feed.index.count, found('crane'), found('hoist')]).toEqual([2, 1, 0]);
  });

  test('what came, changed and went since is as the database has it, and later changes follow', async () => {
    await insert('Hoist Lab');
    await database.pool.query('update companies set approved = false where id = $1', [ids[0]]);
    await recordChanges(database.pool, ids.slice(0, 1));
    const { feed, changes, found, read } = await start();
    expect(read()).toEqual(['changed']);
    expect([feed.index.count, found('crane'), found('boiler'), found('hoist')]).toEqual([2, 0, 1, 1]);
    await insert('Winch Lab');
    await changes.refresh();
    expect([feed.index.count, found('winch'), found('lab')]).toEqual([3, 1, 3]);
    await changes.store();
    const next = await start();
    expect([next.read(), next.feed.index.count, next.found('lab')]).toEqual([[], 3, 3]);
  });

  test('one that was restored is stored again only after a change', async () => {
    const { changes } = await start();
    writeFileSync(file(), 'replaced');
    await changes.store();
    expect(readFileSync(file(), 'utf8')).toBe('replaced');
    await insert('Hoist Lab');
    await changes.refresh();
    await changes.store();
    expect((await start()).read()).toEqual([]);
  });

  test.each<[what: string, damage: (content: Buffer) => void]>([
    ['is empty', () => truncateSync(file(), 0)],
    ['ends in its header', () => truncateSync(file(), 1_000)],
    ['is cut off', (content) => truncateSync(file(), content.length - 1)],
    ['has a wrong byte', (content) => writeFileSync(file(), content.with(9_000, content.readUInt8(9_000) ^ 1))],
    ['is something else', () => writeFileSync(file(), 'x'.repeat(20_000))],
  ])('a file that %s is not used', async (_what, damage) => {
    damage(readFileSync(file()));
    const { feed, read } = await start();
    expect([read(), feed.index.count]).toEqual([['all'], 2]);
  });

  test('one of another database is not used', async () => {
    const { feed, read } = await start({ secret: 'that of another one' });
    expect([read(), feed.index.count]).toEqual([['all'], 2]);
  });

  test('one of a later state is not used, when the database was put back and has gone another way', async () => {
    const later = await insert('Hoist Lab');
    const { changes } = await start();
    await changes.store();
    await database.pool.query('delete from companies where id = any ($1)', [later]);
    await database.pool.query('delete from company_changes where company_id = any ($1)', [later]);
    const putBack = await start();
    expect([putBack.read(), putBack.feed.index.count]).toEqual([['all'], 2]);
    await database.pool.query("select setval('company_changes_id_seq', max(id)) from company_changes");
    await insert('Winch Lab', 'Davit Lab');
    const { feed, found, read } = await start();
    expect([read(), feed.index.count, found('hoist'), found('davit')]).toEqual([['all'], 4, 0, 1]);
  });

  test('a certificate that ended meanwhile has ended in the index, too', async () => {
    const [id = 0] = await insert('Welding Lab');
    await database.pool.query(`update certificates set expires = '2031-05-10' where company_id = $1`, [id]);
    const before = await start({ now: () => new Date('2031-05-09T12:00:00Z') });
    await before.changes.store();
    const { feed, read } = await start({ now: () => new Date('2031-05-20T12:00:00Z') });
    expect(read()).toEqual(['changed']);
    const expired = feed.index.proofs.having('expired', [], feed.index.live, feed.index.size);
    expect([...slotsOf(expired)].map((slot) => feed.index.companies.idAt(slot))).toEqual([id]);
  });
});
