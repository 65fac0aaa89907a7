import { beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import type { PlaceSuggestion } from '#domain/places/place-suggestions.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';

describeOnEmbedded('places', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
  });

  const suggest = async (query: Record<string, string>) => {
    const path = `/api/places?${new URLSearchParams(query)}`;
    const { status, body } = await site.call<{ items: PlaceSuggestion[] }>('GET', path);
    expect(status).toBe(200);
    return body.items;
  };
  const nearest = (latitude: string, longitude: string) =>
    site.call<{ label: string } & ErrorReply>(
      'GET',
      `/api/places/nearest?${new URLSearchParams({ latitude, longitude })}`,
    );

  test.each([
    ['houst', { label: 'Houston, Texas, United States', kind: 'city' }],
    ['HOUSTON, t', { label: 'Houston, Texas, United States', kind: 'city' }],
    ['sao pau', { label: expect.stringMatching(/^São Paulo, .*Brazil$/), kind: 'city' }],
    ['germ', { label: 'Germany', kind: 'country' }],
    ['texa', { label: 'Texas, United States', kind: 'region' }],
    ['middle', { label: 'Middle East', kind: 'area' }],
  ])('section 7: "%s" suggests %o', async (q, place) => {
    expect((await suggest({ q }))[0]).toEqual(place);
  });

  test('section 7: areas come first, but leave room for places', async () => {
    const kinds = (await suggest({ q: 'middle', limit: '10' })).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['area', 'area']);
    expect(kinds[2]).not.toBe('area');
  });

  test('section 7: the limit applies, and no suggestion is repeated', async () => {
    expect(await suggest({ q: 'a' })).toHaveLength(6);
    expect(await suggest({ q: 'a', limit: '1' })).toHaveLength(1);
    const labels = (await suggest({ q: 'a', limit: '10' })).map(({ label }) => label);
    expect(new Set(labels).size).toBe(10);
  });

  test.each(['', ' ', '!?', 'zzzqqq'])('section 7: "%s" suggests nothing', async (q) => {
    expect(await suggest({ q })).toEqual([]);
  });

  test.each(['lo', 'per', 'san', 'al', 'geo', 'kin', 'mid', 'st', 'vic', 'sou'])(
    'section 7: every suggestion for "%s" resolves to itself as a location',
    async (q) => {
      for (const { label, kind } of await suggest({ q, limit: '10' })) {
        const { place } = await site.list({ location: label });
        expect(place?.label ?? null, label).toBe(kind === 'area' ? null : label);
      }
    },
  );

  test.each([
    ['q=a&limit=0', 'limit must be a whole number from 1 to 10'],
    ['q=a&limit=11', 'limit must be a whole number from 1 to 10'],
    ['q=a&limit=x', 'limit must be a whole number from 1 to 10'],
    ['q=a&q=b', 'Please give only one value'],
    [`q=${'a'.repeat(121)}`, 'Please use at most 120 characters'],
    ['q=%00', 'Please remove the control characters'],
  ])('section 7: %s is a 400: %s', async (query, message) => {
    expect(await site.call('GET', `/api/places?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  test('section 7: the nearest town of a point', async () => {
    expect(await nearest('29.76', '-95.37')).toMatchObject({
      status: 200,
      body: { label: 'Houston, Texas, United States' },
      headers: { 'cache-control': 'no-store' },
    });
    expect((await nearest('-40', '-130')).body).toEqual({
      message: 'We found no town within 100 miles of you. Please enter a location.',
    });
  });

  test.each([
    ['91', '0', 'latitude must be a number from -90 to 90'],
    ['0', '180.5', 'longitude must be a number from -180 to 180'],
    ['', '0', 'latitude must be a number from -90 to 90'],
    ['1e1', '0', 'latitude must be a number from -90 to 90'],
    ['NaN', '0', 'latitude must be a number from -90 to 90'],
  ])('section 7: %s, %s is an invalid point', async (latitude, longitude, message) => {
    expect(await nearest(latitude, longitude)).toMatchObject({ status: 400, body: { message } });
  });

  test('section 7: a point has both numbers', async () => {
    expect(await site.call('GET', '/api/places/nearest?latitude=1')).toMatchObject({
      status: 400,
      body: { message: 'longitude must be a number from -180 to 180' },
    });
  });

  test('section 7: browsers may cache suggestions', async () => {
    const { headers } = await site.call('GET', '/api/places?q=paris');
    expect(headers['cache-control']).toBe('public, max-age=600');
  });
});
