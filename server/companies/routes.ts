import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import type { PublicCache } from '#server/http/public-cache.ts';
import { findCity } from '#server/places/read-location.ts';
import { countFacets } from './count-companies.ts';
import { getPublicCompany, listValues } from './queries.ts';
import { registerCompany } from './register-company.ts';
import { searchCompanies } from './search-companies.ts';

export function companyRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  const { search, gazetteer } = context;
  const { pool } = context.database;
  mount(app, cache, api.listCompanies, ({ query }) => searchCompanies(search, query));
  mount(app, cache, api.countFacets, async ({ query }) => countFacets(search, query.filters));
  mount(app, cache, api.getCompany, ({ params, query }) =>
    getPublicCompany(
      pool,
      parseId(params.id),
      query.location === undefined ? undefined : findCity(gazetteer, query.location),
    ),
  );
  mount(app, cache, api.registerCompany, ({ body }) => registerCompany(context, body));
  mount(app, cache, api.listIndustries, () => listValues(pool, 'industries'));
  mount(app, cache, api.listEquipmentTypes, () => listValues(pool, 'equipment_types'));
  mount(app, cache, api.listCertifications, () => listValues(pool, 'certifications'));
}
