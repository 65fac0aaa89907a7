import { readPlanChoice } from '#domain/guides/plan-choice.ts';
import { scopeText } from '#domain/guides/plan-scope.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
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
      submit: (fields) => data.createServiceRequest({ ...fields, companyId: company.id }),
    });
    if (loaded.status === 303) return loaded;
    const form = { ...loaded.props.form, values: { ...planValues(request.query), ...loaded.props.form.values } };
    const props = { ...loaded.props, form, company: { id: company.id, name, location }, equipmentTypes };
    return { status: loaded.status, props, head };
  },
  component: RequestPage,
  fragment: RequestFragment,
};

/** What a plan from the plan builder fills in. */
function planValues(query: URLSearchParams): Record<string, string> {
  if (!query.has('equipment')) return {};
  const read = readPlanChoice(query);
  if ('problem' in read) return {};
  return { equipmentType: read.choice.equipment.name, serviceDescription: scopeText(read.choice) };
}
