import { beforeEach, expect, test } from 'vitest';
import { Changes, recordChanges } from '#server/changes/change-feed.ts';
import { IndexFeed } from '#server/changes/index-feed.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { company } from '#tests/support/company.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { CompanyCards } from './card-cache.ts';

describeOnEachDatabase('cards by id', ({ openDatabase }) => {
  let database: TestDatabase;
  let changes: Changes;
  let cards: CompanyCards;
  let ids: number[];

  beforeEach(async () => {
    database = await openDatabase();
    changes = new Changes(database.pool, new IndexFeed(database.pool));
    ids = await insertCompanies(
      database.pool,
      loadedGazetteer(),
      'import',
      ['One', 'Two', 'Three'].map((name) => company({ name })),
    );
    await recordChanges(database.pool, ids);
    await changes.load();
    cards = new CompanyCards(database.pool, changes);
  });

  const read = async (requested: number[]) => (await cards.read(requested)).map(({ name }) => name);

  test('they come in the order of the ids, cached or not', async () => {
    const [one = 0, two = 0, three = 0] = ids;
    expect(await read([two])).toEqual(['Two']);
    expect(await read([three, two, one])).toEqual(['Three', 'Two', 'One']);
  });

  test('cached cards may be dropped while the others are read, and none is lost', async () => {
    const [one = 0, two = 0, three = 0] = ids;
    await read([one, two]);
    await recordChanges(database.pool, [one]);
    const [names] = await Promise.all([read([one, two, three]), changes.refresh()]);
    expect(names).toEqual(['One', 'Two', 'Three']);
  });

  test('decision 2: one that is not public any more is left out at once', async () => {
    const [one = 0, two = 0] = ids;
    await read(ids);
    await database.pool.query('update companies set approved = false where id = $1', [one]);
    await recordChanges(database.pool, [one]);
    await changes.refresh();
    expect(await read([one, two])).toEqual(['Two']);
  });

  test('a change of one company drops no card of another', async () => {
    const [one = 0, two = 0] = ids;
    await read(ids);
    await database.pool.query(`update companies set name = 'Renamed' where id = any ($1)`, [[one, two]]);
    await recordChanges(database.pool, [one]);
    await changes.refresh();
    expect(await read([one, two])).toEqual(['Renamed', 'Two']);
    changes.renew();
    expect(await read([one, two])).toEqual(['Renamed', 'Renamed']);
  });
});
