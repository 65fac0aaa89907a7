import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { recordChanges } from '#server/changes/change-feed.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

/** Words without a meaning in the trade, with their forms. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  anchor: ['anchor', 'anchors', 'anchored', 'anchoring'],
  gleam: ['gleam', 'gleams', 'gleamed', 'gleaming'],
  paddle: ['paddle', 'paddles', 'paddled', 'paddling'],
};
const FILLERS = ['company', 'services', 'best', 'who does', 'please'];
const CERTIFICATES = ['API 510', 'ISO 9001'];
const INDUSTRIES = ['Oil & Gas', 'Aerospace', 'Nuclear'];
const EQUIPMENT = ['Boiler', 'Crane', 'Pipeline'];
const ENOUGH_MATCHES = 3;

const form = fc.constantFrom(...Object.values(FORMS).flat());
const some = (values: readonly string[], max = values.length) => fc.subarray([...values], { maxLength: max });
const member = fc.record({
  words: fc.array(form, { maxLength: 3 }),
  certifications: some(CERTIFICATES),
  industries: some(INDUSTRIES),
  equipmentTypes: some(EQUIPMENT),
});
const search = fc.record({
  words: fc.array(form, { minLength: 1, maxLength: 3 }),
  fillers: some(FILLERS, 2),
  /** In the words, where it means a certificate. */
  asked: some(CERTIFICATES, 1),
  certification: some(CERTIFICATES),
  industry: some(INDUSTRIES, 2),
  equipmentType: some(EQUIPMENT, 2),
});
type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never;

describeOnFastest('searches beside plain SQL', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    // A word that nobody has might be corrected, or be a place.
    await site.insert([company({ name: 'Quux', description: Object.values(FORMS).flat().join(' ') })]);
  });

  /** The companies that match all words, and those that are listed; a form of a word is the word, and fillers say nothing. */
  async function expected({ words, asked, certification, industry, equipmentType }: Search) {
    const roots = Object.values(FORMS).filter((forms) => forms.some((one) => words.includes(one)));
    const patterns = roots.map((forms) => `\\m(${forms.join('|')})\\M`);
    const { rows } = await site.database.pool.query<{ id: number; isAll: boolean }>(
      `with counted as (
         select id, certifications, industries, equipment_types,
                (select count(*) from unnest($1::text[]) pattern where description ~ pattern) as words,
                certifications @> $2::text[] as is_named
         from companies where approved
       ), whole as (
         select *, is_named and words = cardinality($1::text[]) as is_all from counted
       ), rest as (
         select * from whole where not is_all and case
           when cardinality($2::text[]) > 0 and exists (select from whole where is_named and not is_all) then is_named
           else words + (is_named and cardinality($2::text[]) > 0)::int > 0
             and words + (is_named and cardinality($2::text[]) > 0)::int = (
               select max(words + (is_named and cardinality($2::text[]) > 0)::int) from whole where not is_all)
         end
       ), listed as (
         select * from whole where is_all
         union all
         select * from rest where (select count(*) from whole where is_all) < $6
       )
       select id, is_all as "isAll" from listed
       where certifications @> $3::text[]
         and (cardinality($4::text[]) = 0 or industries && $4::text[])
         and (cardinality($5::text[]) = 0 or equipment_types && $5::text[])
       order by id`,
      [patterns, asked, certification, industry, equipmentType, ENOUGH_MATCHES],
    );
    return { ids: rows.map(({ id }) => id), all: rows.filter(({ isAll }) => isAll).length };
  }

  async function found({ words, fillers, asked, certification, industry, equipmentType }: Search) {
    const query = new URLSearchParams([
      ['search', [...fillers, ...asked, ...words].join(' ')],
      ['limit', '100'],
      ...certification.map((value) => ['certification', value]),
      ...industry.map((value) => ['industry', value]),
      ...equipmentType.map((value) => ['equipmentType', value]),
    ]);
    const { body } = await site.call<Awaited<ReturnType<TestApp['list']>>>('GET', `/api/companies?${query}`);
    return { ids: body.items.map(({ id }) => id).sort((a, b) => a - b), all: body.matches?.all };
  }

  async function change(ids: readonly number[], statement: string) {
    await site.database.pool.query(statement, [ids]);
    await recordChanges(site.database.pool, ids);
    await site.context.changes.refresh();
  }

  test('decision 4: forms of words, fillers, partial matches and several filters after any edits', async () => {
    let number = 0;
    const property = fc.asyncProperty(
      fc.array(member, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.array(search, { minLength: 3, maxLength: 3 }),
      async (members, edited, searches) => {
        const ids = await site.insert(
          members.map(({ words, ...lists }) => {
            number += 1;
            return company({ ...lists, name: `Quux ${number}`, description: `Zyzzy ${words.join(' ')}.` });
          }),
        );
        await change([ids[edited % ids.length] ?? 0], 'update companies set approved = false where id = any($1)');
        for (const one of searches) expect(await found(one), JSON.stringify(one)).toEqual(await expected(one));
        await change(ids, 'delete from companies where id = any($1)');
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });
});
