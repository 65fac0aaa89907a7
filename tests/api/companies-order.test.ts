import { beforeAll, expect, test } from 'vitest';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const TWINS = 11;

describeOnEachDatabase('order of GET /api/companies', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ name: 'Zulu plain', rating: 5, reviewCount: 2 }),
      company({ name: 'öz plain', rating: 4.9, reviewCount: 3 }),
      company({ name: 'Beta verified', verified: true, rating: 1, reviewCount: 1 }),
      company({ name: 'alpha verified', verified: true, rating: 1, reviewCount: 1 }),
      company({ name: 'Gamma verified', verified: true, rating: 1, reviewCount: 80 }),
      company({ name: 'Featured only', featured: true }),
      company({ name: 'Featured and verified', featured: true, verified: true }),
      company({ name: 'Özgür plain', rating: 4.9, reviewCount: 3 }),
    ]);
  });

  const names = async (sortBy: string) => (await site.list({ sortBy, limit: 100 })).items.map(({ name }) => name);

  test('decision 3: rating puts featured first, then verified, then rating, review count and name', async () => {
    const order = [
      'Featured and verified',
      'Featured only',
      'Gamma verified',
      'alpha verified',
      'Beta verified',
      'Zulu plain',
      'öz plain',
      'Özgür plain',
    ];
    expect(await names('rating')).toEqual(order);
    expect(await names('')).toEqual(order);
  });

  test('decision 3: reviews puts the review count first, then the default order', async () => {
    expect(await names('reviews')).toEqual([
      'Gamma verified',
      'öz plain',
      'Özgür plain',
      'Zulu plain',
      'alpha verified',
      'Beta verified',
      'Featured and verified',
      'Featured only',
    ]);
  });

  test('decision 3: name is alphabetical, case and accents ignored', async () => {
    expect(await names('name')).toEqual([
      'alpha verified',
      'Beta verified',
      'Featured and verified',
      'Featured only',
      'Gamma verified',
      'öz plain',
      'Özgür plain',
      'Zulu plain',
    ]);
  });

  test('decision 3: distance falls back to the default order, and the response says so', async () => {
    const usual = await site.list();
    expect(usual).toMatchObject({ sortBy: 'rating', notice: null });
    expect(await site.list({ sortBy: 'distance' })).toEqual({
      ...usual,
      sortBy: 'rating',
      notice: 'Enter a city to sort by distance. Showing the default order.',
    });
  });

  test('decision 4: the best match comes first among companies of the same rank', async () => {
    const [inText, inServices, inName] = await site.insert([
      company({ name: 'Sky', description: 'We also fly a zeppelin.' }),
      company({ name: 'Sea', specializations: ['Zeppelin hull survey'] }),
      company({ name: 'Zeppelin Survey' }),
    ]);
    const { items } = await site.list({ search: 'zeppelin' });
    expect(items.map(({ id }) => id)).toEqual([inName, inServices, inText]);
  });

  test('decision 3: featured companies come before better matches', async () => {
    const [featured] = await site.insert([company({ name: 'Sponsor', featured: true, description: 'One zeppelin.' })]);
    expect((await site.list({ search: 'zeppelin' })).items[0]?.id).toBe(featured);
  });

  test.each(['rating', 'name', 'reviews', 'distance'])(
    'decision 3: pages in the order %s never repeat or skip a company, equal names included',
    async (sortBy) => {
      const twin = company({ name: 'Twin Airship', specializations: ['Airship examination'] });
      if ((await site.list({ search: 'airship' })).total === 0)
        await site.insert(Array.from({ length: TWINS }, () => twin));
      for (const query of [{ sortBy }, { sortBy, search: 'airship' }]) {
        const { total } = await site.list(query);
        const ids = (await readPages(query)).map(({ id }) => id);
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
        expect((await readPages(query)).map(({ id }) => id)).toEqual(ids);
      }
    },
  );

  async function readPages(query: { sortBy: string; search?: string }): Promise<PublicCompany[]> {
    const items = [];
    for (let page = 1; ; page += 1) {
      const answer = await site.list({ ...query, page, limit: 3 });
      if (answer.items.length === 0) return items;
      items.push(...answer.items);
    }
  }
});
