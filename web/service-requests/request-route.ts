import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_LIST_ITEM_LENGTH, MAX_LOCATION_LENGTH, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { readPlanChoice } from '#domain/guides/plan-choice.ts';
import { scopeText } from '#domain/guides/plan-scope.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { EQUIPMENT_TYPES, equipmentIn } from '#domain/vocabulary/equipment-types.ts';
import { companyNotFound } from '#web/companies/company-not-found.tsx';
import type { Page } from '#web/page.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { RequestFragment, RequestPage, type RequestPageProps } from './request-page.tsx';

/** The request form as a page: where Contact leads before and without scripts. */
export const requestPage: Page<RequestPageProps> = {
  pattern: patternToRegExp(pagePatterns.requestQuote),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const id = parseId(request.params[0] ?? '');
    const company = id === undefined ? undefined : await data.getCompany(id);
    if (company === undefined) return companyNotFound(site);
    const head = {
      title: `Request a quote from ${company.name} | ${site.name}`,
      description: `Send a service request to ${company.name}, ${company.location}. It goes straight to the company.`,
      canonical: null,
      noIndex: true,
    };
    const { name, location } = company;
    const equipmentTypes = [...new Set([...company.equipmentTypes, ...EQUIPMENT_TYPES.map((type) => type.name)])];
    const loaded = await loadForm(request, data, {
      id: 'request-form',
      address: paths.requestQuote(company.id),
      values: { ...wantedIn(request.query), ...dateValues(request.query), ...planValues(request.query) },
      submit: (fields) => data.createServiceRequest({ ...fields, companyId: company.id }),
    });
    if (loaded.status === 303) return loaded;
    const props = { ...loaded.props, company: { id: company.id, name, location }, equipmentTypes };
    return { status: loaded.status, props, head };
  },
  component: RequestPage,
  fragment: RequestFragment,
};

/** What a search has said already: the equipment, and where the work is. Without a place of its own, a profile has `from`. */
function wantedIn(query: URLSearchParams): Record<string, string> {
  const text = (name: string, max: number) => (query.get(name) ?? '').trim().slice(0, max);
  const location = text('location', MAX_LOCATION_LENGTH) || text('from', MAX_LOCATION_LENGTH);
  const equipmentType =
    text('equipmentType', MAX_LIST_ITEM_LENGTH) || equipmentIn(text('search', MAX_SEARCH_LENGTH)) || '';
  return { location, equipmentType };
}

/** The day for which the visitor has asked on the profile. */
function dateValues(query: URLSearchParams): Record<string, string> {
  const validOn = query.get('validOn') ?? '';
  return isLocalDate(validOn) ? { validOn } : {};
}

/** What a plan from the plan builder fills in. */
function planValues(query: URLSearchParams): Record<string, string> {
  if (!query.has('equipment')) return {};
  const read = readPlanChoice(query);
  if ('problem' in read) return {};
  return { equipmentType: read.choice.equipment.name, serviceDescription: scopeText(read.choice) };
}
