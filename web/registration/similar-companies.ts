import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { paths } from '#domain/paths.ts';
import { type Markup, markup } from '#web/ui/markup.ts';

/** The field by which a visitor says that the company is none of those. */
export const IS_NEW = 'isNew';
export const NOT_CONFIRMED = 'Please confirm that your company is none of these';

/** The items of the list, which the server and the browser both draw. */
export function drawSimilar(companies: readonly SimilarCompany[]): Markup[] {
  return companies.map(
    (company) =>
      markup`<li><a href="${paths.company(company)}" class="link" target="_blank">${company.name}</a>, ${company.location} <small>same ${company.same.join(', ')}</small></li>`,
  );
}
