import type { APIRequestContext } from '@playwright/test';
import type { CompanyPage, PublicCompany } from '#domain/companies/public-company.ts';
import { MAX_PAGE_SIZE } from '#domain/constants.ts';

/** `GET /api/companies` of the server under test. */
export async function listCompanies(
  request: APIRequestContext,
  query: Record<string, string | number> = {},
): Promise<CompanyPage> {
  const response = await request.get('/api/companies', { params: query });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return response.json();
}

export async function allCompanies(request: APIRequestContext): Promise<PublicCompany[]> {
  const companies: PublicCompany[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCompanies(request, { limit: MAX_PAGE_SIZE, page });
    companies.push(...items);
    if (companies.length >= total || items.length === 0) return companies;
  }
}

/** A company of the demonstration data that fits. */
export async function findCompany(
  request: APIRequestContext,
  fits: (company: PublicCompany) => boolean,
): Promise<PublicCompany> {
  const company = (await allCompanies(request)).find(fits);
  if (company === undefined) throw new Error('The demonstration data has no such company.');
  return company;
}
