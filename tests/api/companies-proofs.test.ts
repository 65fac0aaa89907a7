import { beforeAll, expect, test } from 'vitest';
import type { CompanyFacets } from '#domain/companies/public-company.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company, insertByKey } from '#tests/support/company.ts';

describeOnFastest('search by what was checked', (makeApp) => {
  let site: TestApp;
  let keys: Map<number, string>;

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date('2026-11-22T12:00:00Z') });
    keys = await insertByKey(site, {
      claimed: company({ name: 'A', certifications: ['ISO/IEC 17025'] }),
      checked: company({ name: 'B', certifications: ['ISO/IEC 17025:2017', 'API 510'] }),
      endless: company({ name: 'C', certifications: ['API 510'] }),
      expired: company({ name: 'D', certifications: ['ISO 17025', 'API 510'] }),
      withdrawn: company({ name: 'E', certifications: ['ISO 17025'] }),
      none: company({ name: 'F' }),
    });
    const { pool } = site.database;
    const checked = `state = 'checked', checked_how = 'register', checked_at = now()`;
    const set = (key: string, name: string, values: string) => {
      const id = [...keys].find(([, one]) => one === key)?.[0];
      return pool.query(`update certificates set ${values} where company_id = $1 and name = $2`, [id, name]);
    };
    await set('checked', 'ISO/IEC 17025:2017', `${checked}, expires = '2027-01-12'`);
    await set('endless', 'API 510', `${checked}, until_withdrawn = true`);
    await set('expired', 'ISO 17025', `${checked}, expires = '2026-11-21'`);
    await set('withdrawn', 'ISO 17025', `state = 'withdrawn'`);
    await recordChanges(pool, [...keys.keys()]);
    await site.context.changes.refresh();
  });

  const found = async (query: Record<string, string>) =>
    (await site.list({ ...query, sortBy: 'name' })).items.map(({ id }) => keys.get(id));

  test.each([
    [{ certificateState: 'checked' }, ['checked', 'endless']],
    [{ certificateState: 'claimed' }, ['claimed', 'checked', 'expired']],
    [{ certificateState: 'expired' }, ['expired']],
    [{ certificateState: 'withdrawn' }, ['withdrawn']],
    [{ certificateState: 'checked', certification: 'ISO 17025' }, ['checked']],
    [{ certificateState: 'claimed', certification: 'iso 17025' }, ['claimed']],
    [{ certificateState: 'claimed', certification: 'API' }, ['checked', 'expired']],
    [{ validOn: '2027-01-12' }, ['checked', 'endless']],
    [{ validOn: '2027-01-13' }, ['endless']],
    [{ validOn: '2027-01-12', certification: 'ISO 17025' }, ['checked']],
    [{ validOn: '2027-01-12', certification: 'API' }, ['endless']],
    [{ validOn: '2027-01-13', certification: 'ISO 17025' }, []],
  ])('decision 29: %j finds %j', async (query, expected) => {
    expect(await found(query as Record<string, string>)).toEqual(expected);
  });

  test('decision 29: each state is counted for the chosen certificate', async () => {
    const count = async (query: string) =>
      (await site.call<CompanyFacets>('GET', `/api/companies/facets?${query}`)).body.certificateStates.map(
        (row) => row.count,
      );
    expect(await count('')).toEqual([2, 3, 1, 1]);
    expect(await count('certification=ISO+17025&certificateState=checked&validOn=2027-01-12')).toEqual([1, 1, 1, 1]);
  });

  test('decision 1: a state or a day that does not exist is refused', async () => {
    for (const query of ['certificateState=green', 'validOn=2027-02-29', 'validOn=tomorrow'])
      expect((await site.call('GET', `/api/companies?${query}`)).status).toBe(400);
    expect((await site.call('GET', '/api/companies?certificateState=&validOn=')).status).toBe(200);
  });

  test('section 2.11: the panel shows what is chosen, and the links of the page keep it', async () => {
    const { text } = await site.call('GET', '/?certificateState=checked&validOn=2027-01-12');
    const has = ['certificates checked, valid on 2027-01-12', 'value="2027-01-12"', 'checked&amp;validOn=2027-01-12'];
    expect(has.filter((part) => !text.toLowerCase().includes(part.toLowerCase()))).toEqual([]);
  });
});
