import { beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import { type CompanyMap, MAP_SIZES } from '#domain/maps/company-map.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEachDatabase('GET /api/companies/map', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ name: 'Ruhr Test', location: 'Essen, Germany', verified: true }),
      company({ name: 'Elbe Test', location: 'Hamburg, Germany' }),
      company({ name: 'Gulf Coast Test', location: 'Houston, Texas, United States' }),
      company({ name: 'Lost Test', location: 'Somewhere over the rainbow' }),
      company({ name: 'Hidden Test', location: 'Berlin, Germany', approved: false }),
    ]);
  });

  const map = async (query: Record<string, string> = {}) => {
    const { status, body } = await site.call<CompanyMap & ErrorReply>(
      'GET',
      `/api/companies/map?${new URLSearchParams(query)}`,
    );
    return { ...body, status };
  };
  const namesOf = ({ views: [view] }: CompanyMap) => view?.markers.flatMap(({ places }) => places);

  test('has all companies of a search, at each size', async () => {
    const world = await map();
    expect(world).toMatchObject({ status: 200, title: 'The world', isWorld: true, missing: 1, elsewhere: 0 });
    expect(world.views.map(({ size }) => size)).toEqual(MAP_SIZES);
    for (const { markers } of world.views) expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const germany = await map({ location: 'Germany', verified: 'true' });
    expect(germany.image).toMatch(/\/de\.svg#map$/);
    expect(germany.views[0]?.markers).toMatchObject([
      { count: 1, places: ['Essen'], target: { kind: 'company', name: 'Ruhr Test' } },
    ]);
  });

  test('a focus shows a part of the map', async () => {
    const whole = await map({ location: 'Germany' });
    expect(namesOf(whole)?.sort()).toEqual(['Essen', 'Hamburg']);
    const [essen] = (await map({ location: 'Germany', search: 'Ruhr' })).views[0]?.markers ?? [];
    const closer = await map({
      location: 'Germany',
      at: [essen?.x, essen?.y, 8].map((value) => Math.round(value ?? 0)).join(),
    });
    expect(namesOf(closer)).toEqual(['Essen']);
    expect(closer.views[0]?.full).toEqual(whole.views[0]?.full);
    expect(closer.views[0]?.window.width).toBeCloseTo((whole.views[0]?.full.width ?? 0) / 8);
  });

  test('decision 27: markers and the list of places lead to as many companies as they count', async () => {
    await site.insert([
      company({ name: 'Maas Test', location: 'Rotterdam, Netherlands' }),
      company({ name: 'Rijn Test', location: 'Utrecht, Netherlands' }),
      company({ name: 'Garonne Test', location: 'Toulouse, France' }),
      company({ name: 'Manzanares Test', location: 'Madrid, Spain' }),
      company({ name: 'Bosphorus Test', location: 'Istanbul, Türkiye' }),
    ]);
    const { views, places } = await map();
    expect(places).toEqual(
      expect.arrayContaining([
        { name: 'Germany', location: 'Germany', count: 2 },
        { name: 'Netherlands', location: 'Netherlands', count: 2 },
      ]),
    );
    const targets = views.flatMap(({ markers }) => markers);
    expect(targets.some(({ target }) => target.kind === 'closer')).toBe(true);
    const named = targets.flatMap(({ count, target }) =>
      target.kind === 'place' ? [{ count, location: target.location }] : [],
    );
    for (const { count, location } of [...named, ...places]) {
      const { body } = await site.call<CompanyPage>('GET', `/api/companies?${new URLSearchParams({ location })}`);
      expect({ location, count: body.inPlace }).toEqual({ location, count });
    }
  });

  test.each([
    [{ at: 'nowhere' }, 'at must be a map focus such as 512,230,4'],
    [{ verified: 'maybe' }, 'verified must be true or false'],
  ])('%o is a 400', async (query, sentence) => {
    const { status, issues } = await map(query);
    expect({ status, issues }).toMatchObject({ status: 400, issues: [{ message: sentence }] });
  });
});
