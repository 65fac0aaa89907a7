import { beforeEach, expect, test, vi } from 'vitest';
import { insertCompanies } from '#server/companies/store.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { count, has } from '#server/search/bitset.ts';
import { company } from '#tests/support/company.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { Changes, recordChanges } from './change-feed.ts';
import { IndexFeed } from './index-feed.ts';

describeOnEachDatabase('the index follows the database', ({ openDatabase }) => {
  let database: TestDatabase;
  let feed: IndexFeed;
  let changes: Changes;

  beforeEach(async () => {
    database = await openDatabase();
    feed = new IndexFeed(database.pool);
    changes = new Changes(database.pool, feed);
    await insert('Crane Lab', 'Boiler Lab');
    await changes.load();
  });

  const insert = async (...names: string[]) => {
    const ids = await insertCompanies(
      database.pool,
      loadedGazetteer(),
      'import',
      names.map((name) => company({ name })),
    );
    await recordChanges(database.pool, ids);
    return ids;
  };
  const run = async (statement: string, ids: number[]) => {
    await database.pool.query(statement, [ids]);
    await recordChanges(database.pool, ids);
    await changes.refresh();
  };
  const found = (word: string) => {
    const { index } = feed;
    const scores = index.words.scoresOf({ word, match: 'whole', isInNames: true }, 'all');
    return scores.filter((score, slot) => score > 0 && has(index.live, slot)).length;
  };

  test('companies from the start, new ones, changed ones, removed ones', async () => {
    expect([feed.index.count, found('crane'), found('hoist')]).toEqual([2, 1, 0]);
    const [id = 0] = await insert('Hoist Lab');
    expect(found('hoist')).toBe(0);
    await changes.refresh();
    expect([feed.index.count, found('hoist')]).toEqual([3, 1]);
    await run(`update companies set search_words = 'winch|||' where id = any ($1)`, [id]);
    expect([feed.index.count, found('hoist'), found('winch')]).toEqual([3, 0, 1]);
    await run('update companies set approved = false where id = any ($1)', [id]);
    expect([feed.index.count, found('winch')]).toEqual([2, 0]);
    await run('update companies set approved = true where id = any ($1)', [id]);
    expect([feed.index.count, found('winch')]).toEqual([3, 1]);
    await run('delete from companies where id = any ($1)', [id]);
    expect([feed.index.count, found('winch')]).toEqual([2, 0]);
  });

  test('changes of others are read at most once a second, own ones at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await insert('Hoist Lab');
      await changes.refresh();
      await insert('Winch Lab');
      await changes.poll();
      expect([found('hoist'), found('winch')]).toEqual([1, 0]);
      vi.advanceTimersByTime(1_000);
      await changes.poll();
      expect(found('winch')).toBe(1);
      await insert('Davit Lab');
      await changes.refresh();
      expect(found('davit')).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('slots of changed companies are freed when there are many, and nothing that changes meanwhile is missed', async () => {
    const ids = await insert(...Array.from({ length: 400 }, (_, number) => `Lab ${number}`));
    for (let time = 0; time < 5; time += 1) (await feed.follow(ids))();
    expect(feed.index.size).toBeGreaterThan(2 * 402 + 1_000);
    const [first = 0] = ids;
    await run(`update companies set search_words = 'winch|||' where id = any ($1)`, [first]);
    const followOne = async () => {
      (await feed.follow([first + 1]))();
      return feed.index.size;
    };
    await expect.poll(followOne).toBeLessThan(2 * 402 + 1_000);
    expect(feed.index.count).toBe(402);
    expect([found('crane'), found('lab'), found('winch')]).toEqual([1, 401, 1]);
    expect(count(feed.index.live)).toBe(402);
  });

  test('a refresh during another one sees what was written before it', async () => {
    const seen: number[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      await insert(name);
      void changes.refresh().then(() => seen.push(feed.index.count));
    }
    await changes.refresh();
    expect(feed.index.count).toBe(5);
    expect(seen).toHaveLength(3);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
  });

  test('a database that was put back to an earlier state is read again', async () => {
    const ids = await insert('Later');
    await changes.refresh();
    expect(feed.index.count).toBe(3);
    await database.pool.query('delete from companies where id = any ($1)', [ids]);
    await database.pool.query('delete from company_changes where company_id = any ($1)', [ids]);
    await changes.refresh();
    expect(feed.index.count).toBe(2);
  });

  test('a failure is retried by the next refresh', async () => {
    await insert('Winch Lab');
    await database.pool.query('alter table companies rename to hidden');
    await expect(changes.refresh()).rejects.toThrow();
    expect(found('winch')).toBe(0);
    await database.pool.query('alter table hidden rename to companies');
    await changes.refresh();
    expect(found('winch')).toBe(1);
  });
});
