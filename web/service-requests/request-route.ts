import { isLocalDate } from '#domain/certificates/local-date.ts';
import { companyPlace } from '#domain/companies/company-place.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { MAX_LIST_ITEM_LENGTH, MAX_LOCATION_LENGTH, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { readPlanChoice } from '#domain/guides/plan-choice.ts';
import { scopeText } from '#domain/guides/plan-scope.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { MAX_DETAIL_LENGTH } from '#domain/service-requests/service-request.ts';
import { type Issue, parseId } from '#domain/validation.ts';
import { EQUIPMENT_TYPES, equipmentIn } from '#domain/vocabulary/equipment-types.ts';
import { companyNotFound } from '#web/companies/company-not-found.tsx';
import type { Head } from '#web/document.tsx';
import type { Page, PageRequest } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { readCompanies, readWanted } from '#web/shortlist/read-companies.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { RequestFragment, RequestPage, type RequestPageProps } from './request-page.tsx';

/** The request form of one company as a page: where Contact leads before and without scripts. */
export const requestPage: Page<RequestPageProps> = {
  pattern: patternToRegExp(pagePatterns.requestQuote),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const id = parseId(request.params[0] ?? '');
    const company = id === undefined ? undefined : await data.getCompany(id);
    if (company === undefined) return { ...companyNotFound(site), props: { companies: null } };
    const head = {
      title: `Request a quote from ${company.name} | ${site.name}`,
      description: `Send a service request to ${company.name}, ${company.location}. It goes straight to the company.`,
      canonical: null,
      noIndex: true,
    };
    return loadRequest(request, data, head, {
      companies: [company],
      missing: 0,
      address: paths.requestQuote(company.id),
      submit: (fields) => data.createServiceRequest({ ...fields, companyIds: undefined, companyId: company.id }),
    });
  },
  component: RequestPage,
  fragment: RequestFragment,
};

/** One request to several companies, or to nobody in particular: then we look for companies that fit. */
export const sharedRequestPage: Page<RequestPageProps> = {
  pattern: patternToRegExp(pagePatterns.request),
  address: ({ query }) => {
    const read = readCompanies(query);
    if ('problem' in read) return read;
    const [id, second] = read.ids;
    const { validOn, from, equipmentType } = readWanted(query);
    const rest = new URLSearchParams(
      Object.entries({ validOn, from, equipmentType }).filter(([, value]) => value !== ''),
    );
    // One company has a page of its own.
    if (id !== undefined && second === undefined)
      return { redirect: paths.requestQuote(id, String(rest) === '' ? undefined : rest) };
    return { key: null };
  },
  load: async (request, data, site) => {
    const read = readCompanies(request.query);
    const ids = 'problem' in read ? [] : read.ids;
    const found = await Promise.all(ids.map((id) => data.getCompany(id)));
    const companies = found.filter((company) => company !== undefined);
    if (ids.length > 0 && companies.length === 0) return { ...companyNotFound(site), props: { companies: null } };
    const names = companies.map(({ name }) => name).join(', ');
    const head = {
      title: `${names === '' ? 'Ask for help' : `Ask ${companies.length} companies for quotes`} | ${site.name}`,
      description:
        names === ''
          ? 'Say what needs inspecting, where and by when: your request goes to up to five companies that fit, free of charge.'
          : `One request to ${names}. Answers come side by side, free of charge.`,
      canonical: null,
      noIndex: true,
    };
    return loadRequest(request, data, head, {
      companies,
      missing: ids.length - companies.length,
      address: paths.request(ids),
      submit: async (fields) => {
        const chosen = [fields.companyIds ?? []].flat().map((id) => parseId(String(id)));
        const isNobodyLeft = companies.length > 0 && chosen.length === 0;
        if (isNobodyLeft) return [{ path: 'companyIds', message: 'Please choose at least one company' }];
        return data.createServiceRequest({ ...fields, companyId: undefined, companyIds: chosen });
      },
    });
  },
  component: RequestPage,
};

type Definition = {
  companies: PublicCompany[];
  missing: number;
  address: string;
  submit: (fields: Record<string, unknown>) => Promise<Issue[]>;
};

async function loadRequest(
  request: PageRequest,
  data: PageData,
  head: Head,
  { companies, missing, address, submit }: Definition,
) {
  const { query } = request;
  const loaded = await loadForm(request, data, {
    id: 'request-form',
    address,
    values: { ...wantedIn(query), ...dateValues(query), ...planValues(query) },
    submit,
  });
  if (loaded.status === 303) return loaded;
  const own = companies.length === 1 ? companies.flatMap((company) => company.equipmentTypes) : [];
  const props = {
    ...loaded.props,
    companies: companies.map((company) => {
      const { id, name, location, awayUntil } = company;
      return { id, name, location, place: companyPlace(company), awayUntil };
    }),
    missing,
    equipmentTypes: [...new Set([...own, ...EQUIPMENT_TYPES.map(({ name }) => name)])],
    submissionKey: crypto.randomUUID(),
  };
  return { status: loaded.status, props, head };
}

/** What a search has said already: the equipment, and where the work is. Without a place of its own, a profile has `from`. */
function wantedIn(query: URLSearchParams): Record<string, string> {
  const text = (name: string, max: number) => (query.get(name) ?? '').trim().slice(0, max);
  const location = text('location', MAX_LOCATION_LENGTH) || text('from', MAX_LOCATION_LENGTH);
  const equipmentType =
    text('equipmentType', MAX_LIST_ITEM_LENGTH) || equipmentIn(text('search', MAX_SEARCH_LENGTH)) || '';
  const certification = readWanted(query).certification.join(', ').slice(0, MAX_DETAIL_LENGTH);
  return { location, equipmentType, certification };
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
