import { beforeAll, expect, test } from 'vitest';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnFastest('what buyers ask for', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ name: 'Ardent', specializations: ['Expediting'] }),
      company({ name: 'Brisk', specializations: ['Expediting'] }),
      company({
        name: 'Chatty',
        specializations: ['Visual testing'],
        description: 'We also know of expediting and of gaskets.',
      }),
    ]);
  });

  const find = (search: string) => site.list({ search });
  const namesOf = ({ items }: CompanyPage) => items.map(({ name }) => name);

  test('decision 4: who only mentions a service follows those who name it', async () => {
    const page = await find('expediting of gaskets');
    expect(namesOf(page)).toEqual(['Ardent', 'Brisk', 'Chatty']);
    expect(page.matches).toEqual({ all: 0, most: 3, words: 'expediting' });
    expect(namesOf(await find('visual testing of gaskets'))).toEqual(['Chatty']);
  });
});
