import type { SimilarCompaniesQuery } from '#domain/companies/similar-company.ts';
import type { Issue } from '#domain/validation.ts';
import { callApi } from '#web/api/call-api.ts';
import { markup } from '#web/ui/markup.ts';
import { drawSimilar, IS_NEW, NOT_CONFIRMED } from './similar-companies.ts';

type Fields = { [Name in keyof SimilarCompaniesQuery]?: string } & { [IS_NEW]?: string };

/** Companies of these fields that were looked for before. */
let asked = '';

/** Shows listed companies that a registration may repeat. Until the visitor says that it does not, that is an issue. */
export async function findSimilar(section: HTMLElement, fields: Record<string, unknown>): Promise<Issue[]> {
  const { name, website, phone, email, ...others } = fields as Fields;
  if (others[IS_NEW] !== undefined) return [];
  const query = { name, website, phone, email };
  if (asked !== JSON.stringify(query)) {
    // A registration is not lost for this: the admin sees possible duplicates, too.
    const companies = await callApi('GET', '/api/companies/similar', { query }).catch(() => []);
    asked = JSON.stringify(query);
    section.hidden = companies.length === 0;
    const list = section.querySelector('ul');
    if (list) list.innerHTML = markup`${drawSimilar(companies)}`.text;
  }
  return section.hidden ? [] : [{ path: IS_NEW, message: NOT_CONFIRMED }];
}
