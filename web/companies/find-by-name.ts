import { companyPlace } from '#domain/companies/company-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { PageData } from '#web/page-data.ts';

/** The longest name that is searched for. */
export const MAX_TYPED = 120;
const MAX_FOUND = 8;
const SEARCHED = 50;

/** Companies whose name has all the words, without those that are chosen already; `place` is spelled as on cards. */
export async function findByName(
  data: PageData,
  typed: string,
  without: readonly number[] = [],
): Promise<{ id: number; name: string; place: string }[]> {
  const words = normalForm(typed).split(' ');
  const { items } = await data.searchCompanies({
    filters: { search: typed },
    sortBy: 'rating',
    page: 1,
    limit: SEARCHED,
  });
  return items
    .filter(({ id, name }) => !without.includes(id) && words.every((word) => normalForm(name).includes(word)))
    .slice(0, MAX_FOUND)
    .map((company) => ({ id: company.id, name: company.name, place: companyPlace(company) }));
}
