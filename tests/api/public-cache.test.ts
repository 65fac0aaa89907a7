import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { recordChanges } from '#server/changes/change-feed.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { startSchedule } from '#server/operations/schedule.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const PATHS = [
  '/api/companies',
  '/api/companies/facets',
  '/api/companies/1',
  '/api/industries',
  '/',
  '/company/1',
  '/api/docs',
];

describeOnEachDatabase('public cache', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(
      Array.from({ length: 8 }, (_, index) => company({ name: `Caching ${index}`, industries: ['Nuclear'] })),
    );
  });

  /** Commits like another process, so that this one notices the change only through the database. */
  const commitElsewhere = (name: string) =>
    inTransaction(site.database.pool, async (client) => {
      await recordChanges(
        client,
        await insertCompanies(client, site.context.gazetteer, 'registration', [
          company({ name, industries: ['Aerospace'] }),
        ]),
      );
    });

  test('section 9: equal requests are rendered once', async () => {
    const hits = async () => Number(/cache_hits_total (\d+)/.exec((await site.call('GET', '/metrics')).text)?.[1]);
    await site.call('GET', '/api/companies?search=caching');
    const before = await hits();
    for (const query of [
      'search=caching',
      'search=caching&page=1',
      'limit=6&search=caching',
      'search=%20caching%20&utm=1',
    ]) {
      await site.call('GET', `/api/companies?${query}`);
    }
    expect(await hits()).toBe(before + 4);
  });

  test('decision 2: a change becomes visible everywhere at the same time', async () => {
    const before = await Promise.all(PATHS.map((path) => site.call('GET', path)));
    await commitElsewhere('Newcomer');
    const unchanged = await Promise.all(PATHS.map((path) => site.call('GET', path)));
    expect(unchanged.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    await site.context.changes.refresh();
    expect((await site.list({ search: 'newcomer' })).total).toBe(1);
    expect((await site.list()).total).toBe(9);
    expect((await site.call('GET', '/api/industries')).body).toEqual(expect.arrayContaining(['Aerospace']));
    expect((await site.call('GET', '/api/companies/facets')).text).toContain('"Aerospace","count":1');
    expect((await site.call('GET', '/')).text).toContain('9 companies');
  });

  test('decision 4: words of a new company are used to correct typing errors', async () => {
    expect((await site.list({ search: 'kryptnite' })).total).toBe(0);
    await site.insert([company({ name: 'Kryptonite Testing' })]);
    expect((await site.list({ search: 'kryptnite' })).total).toBe(1);
  });

  test('decision 2: a company that is no longer approved disappears at once', async () => {
    const [id = 0] = await site.insert([company({ name: 'Passing' })]);
    for (const path of [`/api/companies/${id}`, `/company/${id}`])
      expect((await site.call('GET', path)).status).toBe(200);
    await inTransaction(site.database.pool, async (client) => {
      await client.query('update companies set approved = false where id = $1', [id]);
      await recordChanges(client, [id]);
    });
    await site.context.changes.refresh();
    for (const path of [`/api/companies/${id}`, `/company/${id}`])
      expect((await site.call('GET', path)).status).toBe(404);
  });

  test('section 9: a refresh without a change keeps the cache', async () => {
    await site.list();
    const bytes = async () => Number(/cache_bytes (\d+)/.exec((await site.call('GET', '/metrics')).text)?.[1]);
    const before = await bytes();
    expect(before).toBeGreaterThan(0);
    await site.context.changes.refresh();
    expect(await bytes()).toBe(before);
  });

  test.each(PATHS)('GET %s with its ETag returns 304 with the ETag and without a body', async (path) => {
    const { headers, status } = await site.call('GET', path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toBe('accept-encoding');
    const etag = String(headers.etag);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.call('GET', path, undefined, { 'if-none-match': sent, 'accept-encoding': 'br' });
      expect({ status: again.status, text: again.text, etag: again.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
      expect(again.headers['x-content-type-options']).toBe('nosniff');
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    expect((await site.call('GET', path, undefined, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('the ETag changes with the content', async () => {
    const before = (await site.call('GET', '/api/companies')).headers.etag;
    await site.insert([company({ name: 'Other ETag' })]);
    expect((await site.call('GET', '/api/companies', undefined, { 'if-none-match': String(before) })).status).toBe(200);
  });

  test.each(PATHS)('GET %s has the same content with brotli, with gzip and uncompressed', async (path) => {
    const plain = await site.call('GET', path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const get = async (accept: string) =>
      (await site.inject({ url: path, headers: { 'accept-encoding': accept } })) as {
        headers: Record<string, unknown>;
        rawPayload: Buffer;
      };
    for (const accept of ['gzip, deflate, br, zstd', 'br', 'br;q=0.9, gzip;q=0.8', 'br;q=1.0']) {
      const { headers, rawPayload } = await get(accept);
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.text);
    }
    for (const accept of ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'br; q=0.000 , gzip;q=0.5']) {
      const { headers, rawPayload } = await get(accept);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag });
      expect(gunzipSync(rawPayload).toString()).toBe(plain.text);
    }
    for (const accept of ['identity', 'gzip;q=0, br;q=0', 'gzip;q=0.0,br;q=0.00', 'deflate', '']) {
      const { headers, rawPayload } = await get(accept);
      expect(headers['content-encoding']).toBeUndefined();
      expect(rawPayload.toString()).toBe(plain.text);
    }
  });

  test.each(['br', 'gzip'])('a page that is requested again gets smaller with %s', async (encoding) => {
    const url = '/?search=ultrasonic+smaller';
    const get = () => site.inject({ url, headers: { 'accept-encoding': encoding } });
    const first = await get();
    await expect.poll(async () => (await get()).rawPayload.length).toBeLessThan(first.rawPayload.length);
    const { rawPayload, headers } = await get();
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: first.headers.etag });
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(rawPayload)).toEqual(unpack(first.rawPayload));
  });

  test('a page that is requested again becomes as small as brotli makes it', async () => {
    const url = '/ultrasonic-testing-services';
    const size = async () => (await site.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
    const { text } = await site.call('GET', url);
    const best = brotliCompressSync(text).length;
    // Not before there is time for it.
    while ((await size()) > best);
    expect(await size()).toBe(best);
  });

  test.each(['/register', '/company/1/request', '/nowhere', '/admin'])(
    'GET %s, which is not cached, is compressed, too',
    async (url) => {
      const { headers, rawPayload } = await site.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-store' });
      expect(brotliDecompressSync(rawPayload).toString()).toContain('</html>');
    },
  );

  test.each([...PATHS, '/healthz', '/api/form-token', '/favicon.svg'])(
    'HEAD %s returns the headers of GET without a body',
    async (path) => {
      const get = await site.call('GET', path);
      const head = await site.call('HEAD', path);
      expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
      const { date: _date, ...expected } = get.headers;
      expect(head.headers).toMatchObject(expected);
    },
  );

  test('responses that depend on the visitor are not cached', async () => {
    for (const path of [
      '/api/form-token',
      '/company/1/request',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/companies/0',
      '/nowhere',
    ]) {
      expect((await site.call('GET', path)).headers['cache-control']).toBe('no-store');
    }
  });

  test('on a new day all answers are made again, because they say how many days are left', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const dated = await makeApp({ now: () => now });
    const isHit = async () => {
      const hits = async () => Number(/cache_hits_total (\d+)/.exec((await dated.call('GET', '/metrics')).text)?.[1]);
      const before = await hits();
      await dated.call('GET', '/api/companies');
      return (await hits()) > before;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = await startSchedule(dated.context);
    try {
      await dated.call('GET', '/api/companies');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await isHit()).toBe(true);
      now = new Date('2026-11-21T12:00:00Z');
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(isHit).toBe(false);
      expect(await isHit()).toBe(true);
    } finally {
      await stop();
      vi.useRealTimers();
    }
  });
});
