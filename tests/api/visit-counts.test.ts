import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COUNT_MONTHS } from '#domain/constants.ts';
import { companyStatistics } from '#server/insights/company-statistics.ts';
import { OTHER_WORDS } from '#server/insights/visits.ts';
import { writeCounts } from '#server/insights/write-counts.ts';
import { purgeExpired } from '#server/operations/retention.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'accept-language': 'en',
};
const DAY = 24 * 60 * 60_000;

type Day = { company_id: number; views: number; appearances: number };
type Search = {
  words: string;
  place: string;
  country_code: string;
  method: string;
  searches: number;
  without_results: number;
  nobody_there: number;
};

describeOnEachDatabase('counts of visits', (makeApp) => {
  let site: TestApp;
  let [aberdeen, houston]: number[] = [];
  let time = new Date('2026-11-22T12:00:00Z');

  beforeAll(async () => {
    site = await makeApp({ now: () => time });
    [aberdeen, houston] = await site.insert([
      company({
        name: 'Granite Coast NDT',
        location: 'Aberdeen, United Kingdom',
        specializations: ['Ultrasonic testing'],
      }),
      company({ name: 'Bayou Weld Testing', location: 'Houston, Texas', specializations: ['Radiographic testing'] }),
    ]);
  });
  beforeEach(async () => {
    time = new Date('2026-11-22T12:00:00Z');
    site.context.visits.take();
    await site.database.pool.query('truncate company_days, group_days, search_days, company_searches, rare_searches');
  });

  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await site.call('GET', path, undefined, { ...BROWSER, ...headers });
    expect(status).toBe(200);
  };
  const profile = () => `/company/${aberdeen}/granite-coast-ndt`;
  const rows = async <Row>(sql: string) => {
    await writeCounts(site.context);
    return (await site.database.pool.query(sql)).rows as Row[];
  };
  const days = () => rows<Day>('select company_id, views, appearances from company_days order by company_id');
  const searches = () => rows<Search>('select * from search_days order by words, place');

  test('section 2.109: each visit of a profile counts, whether its page is made or comes from the cache', async () => {
    for (let index = 0; index < 3; index += 1) await visit(profile());
    await visit(`${profile()}?from=Houston`);
    expect(await days()).toEqual([{ company_id: aberdeen, views: 4, appearances: 0 }]);
    await visit(profile());
    expect(await days()).toEqual([{ company_id: aberdeen, views: 5, appearances: 0 }]);
    const { months } = await companyStatistics(site.database.pool, aberdeen ?? 0, time);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ month: '2026-11', views: 5, appearances: 0, requests: 0, answers: 0 });
    expect(months[0]?.month).toBe('2025-12');
  });

  test.each([
    ['a program without a language', { 'accept-language': undefined }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['a script', { 'user-agent': 'curl/8.9' }],
    ['a browser that loads ahead', { 'sec-purpose': 'prefetch' }],
    ['somebody with a session', { cookie: 'other=1; session=abc' }],
  ])('not counted: %s', async (_who, headers) => {
    const { ...sent } = { ...BROWSER, ...headers } as Record<string, string>;
    for (const name of Object.keys(sent)) if (sent[name] === undefined) delete sent[name];
    for (let index = 0; index < 2; index += 1) await site.call('GET', profile(), undefined, sent);
    expect(await days()).toEqual([]);
  });

  test('a page that was loaded ahead counts once it is opened', async () => {
    await visit(profile(), { 'sec-purpose': 'prefetch' });
    await site.call('HEAD', profile(), undefined, { ...BROWSER, 'x-prefetched': '1' });
    expect(await days()).toEqual([{ company_id: aberdeen, views: 1, appearances: 0 }]);
  });

  test('a search counts with what was understood, and as an appearance of what it lists', async () => {
    await visit('/?search=UT+inspectors+near+aberdeen');
    await visit('/api/companies/results?search=ultrasonic&location=Aberdeen%2C+UK');
    const aberdeenOfScotland = 'Aberdeen, Scotland, United Kingdom';
    expect(await searches()).toMatchObject([
      {
        words: 'Ultrasonic testing',
        place: aberdeenOfScotland,
        country_code: 'GB',
        method: 'Ultrasonic testing',
        searches: 2,
      },
    ]);
    expect(await days()).toEqual([{ company_id: aberdeen, views: 0, appearances: 2 }]);
    const { searches: found } = await companyStatistics(site.database.pool, aberdeen ?? 0, time);
    expect(found).toEqual([{ words: 'Ultrasonic testing, Aberdeen', count: 2 }]);
  });

  test('further pages, other orders and landing pages list companies and are no searches', async () => {
    await visit('/?location=Houston&sortBy=name');
    await visit('/inspection-companies-in-houston');
    await visit('/');
    expect(await searches()).toEqual([]);
    expect(await days()).toEqual([{ company_id: houston, views: 0, appearances: 2 }]);
  });

  test('a search without results and one where nobody is count as such', async () => {
    await visit('/?search=zyxwvut');
    await visit('/?search=radiographic+testing+in+Perth');
    expect(await searches()).toMatchObject([
      { words: '', place: '', without_results: 1, nobody_there: 0 },
      { words: 'Radiographic testing', place: expect.stringMatching(/^Perth/), nobody_there: 1 },
    ]);
  });

  test('section 2.109: words that nobody knows are stored only after three days, addresses and numbers never', async () => {
    const ask = async () => {
      await visit('/?search=zyxwvut+ultrasonic');
      await visit('/?search=jane.doe%40plant.example');
      await visit('/?search=%2B44+1224+555+0177');
    };
    for (let day = 0; day < 2; day += 1) {
      await ask();
      await ask();
      expect((await searches()).map(({ words }) => words)).toEqual(
        expect.not.arrayContaining([expect.stringContaining('zyx')]),
      );
      time = new Date(time.getTime() + DAY);
    }
    await ask();
    const words = (await searches()).map((search) => search.words);
    expect(words.filter((text) => text.includes('zyx'))).toEqual(['zyxwvut, Ultrasonic testing']);
    expect(words.join()).not.toMatch(/jane|plant|1224/);
    const { rows: rare } = await site.database.pool.query<{ key: string }>('select key from rare_searches');
    expect(rare.map(({ key }) => key).join()).not.toMatch(/zyx|jane|1224/);
  });

  test('what several processes count adds up', async () => {
    const other = await makeApp({ database: site.database, now: () => time });
    await visit(profile());
    await visit('/?search=ultrasonic');
    for (const path of [profile(), '/?search=ultrasonic']) await other.call('GET', path, undefined, BROWSER);
    await Promise.all([writeCounts(site.context), writeCounts(other.context)]);
    expect(await days()).toEqual([{ company_id: aberdeen, views: 2, appearances: 2 }]);
    expect(await searches()).toMatchObject([{ words: 'Ultrasonic testing', searches: 2 }]);
  });

  test('section 2.107: visits are added up by country and specialization, too', async () => {
    for (const path of [profile(), profile(), '/?search=ultrasonic']) await visit(path);
    expect(await rows('select kind, name, views, appearances from group_days order by kind')).toEqual([
      { kind: 'country', name: 'GB', views: 2, appearances: 1 },
      { kind: 'specialization', name: 'Ultrasonic testing', views: 2, appearances: 1 },
    ]);
    await visit(profile());
    const [country] = await rows(`select views from group_days where kind = 'country'`);
    expect(country).toEqual({ views: 3 });
  });

  test('what could not be written is written later', async () => {
    await visit(profile());
    const { pool } = site.database;
    await pool.query('alter table company_days rename to away');
    await expect(writeCounts(site.context)).rejects.toThrow();
    await pool.query('alter table away rename to company_days');
    expect(await days()).toEqual([{ company_id: aberdeen, views: 1, appearances: 0 }]);
  });

  test('visits of a signed-in admin do not count', async () => {
    const admin = await signedIn(site);
    await site.call('GET', profile(), undefined, { ...BROWSER, cookie: admin.cookie });
    expect(await days()).toEqual([]);
  });

  test('counts are deleted after 13 months, and of a day that is over the rarest searches are added up', async () => {
    await visit(profile());
    await visit('/?search=ultrasonic');
    await writeCounts(site.context);
    const { pool } = site.database;
    await pool.query(
      `insert into search_days (day, words, place, searches, without_results)
       select '2026-11-22', 'Word ' || number, '', 2, 1 from generate_series(1, 2005) as number`,
    );
    const inMonths = (months: number) => new Date(Date.UTC(2026, 10 + months, 23));
    await purgeExpired(pool, inMonths(0));
    const { rows: remaining } = await pool.query<Search>(`select * from search_days where words !~ '^Word'`);
    expect(remaining).toMatchObject([{ words: OTHER_WORDS, searches: 11, without_results: 5 }]);
    const left = async () =>
      (
        await pool.query<{ count: number }>(
          `select (select count(*) from company_days) + (select count(*) from group_days) + (select count(*) from search_days) + (select count(*) from company_searches) as count`,
        )
      ).rows[0]?.count;
    expect(await left()).toBe(2_005);
    await purgeExpired(pool, inMonths(COUNT_MONTHS + 1));
    expect(await left()).toBe(0);
  });
});
