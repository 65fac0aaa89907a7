import { api } from '#domain/api.ts';
import { companyRegistrationAt } from '#domain/companies/company-registration.ts';
import { MAP_SIZES } from '#domain/maps/company-map.ts';
import { parseId } from '#domain/validation.ts';
import { registerCompany } from '#server/companies/registration/register-company.ts';
import type { Context } from '#server/context.ts';
import { countFacets } from '#server/directory/facets.ts';
import { findCompanies } from '#server/directory/search-companies.ts';
import { suggestSearches } from '#server/directory/search-suggestions.ts';
import { findCity } from '#server/directory/towns.ts';
import { writePage } from '#server/directory/write-page.ts';
import { type Mount, WrittenReply } from '#server/http/mount.ts';
import { companyMap } from '#server/maps/company-map.ts';
import { getPublicCompany, listValues } from './queries.ts';
import { findSimilarCompanies } from './similar-companies.ts';

export function companyRoutes(mount: Mount, context: Context): void {
  const { search, now } = context;
  const { pool, reads } = context.database;
  mount(api.listCompanies, async ({ query }) => new WrittenReply(writePage(await findCompanies(search, query))));
  mount(api.countFacets, async ({ query }) => countFacets(search, query.filters));
  mount(api.getCompanyMap, async ({ query }) => companyMap(search, query.filters, MAP_SIZES, query.focus));
  mount(api.suggestSearches, async ({ query }) => ({ items: suggestSearches(search, query.q, query.limit) }));
  mount(api.getCompany, ({ params, query }) =>
    getPublicCompany(
      reads,
      parseId(params.id),
      now(),
      query.location === undefined ? undefined : findCity(search, query.location),
    ),
  );
  mount(api.findSimilarCompanies, ({ query }) => findSimilarCompanies(pool, query));
  const registration = { ...api.registerCompany, body: companyRegistrationAt(now) };
  mount(registration, ({ body }) => registerCompany(context, body));
  mount(api.listIndustries, () => listValues(reads, 'industries'));
  mount(api.listEquipmentTypes, () => listValues(reads, 'equipment_types'));
  mount(api.listCertifications, () => listValues(reads, 'certifications'));
}
