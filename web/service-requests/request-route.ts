import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { texts } from '#web/messages.ts';
import type { Page } from '#web/page.ts';
import { formState, formTokenOf } from '#web/ui/form-state.ts';
import { RequestFragment, RequestPage, type RequestPageProps } from './request-page.tsx';

const REQUEST_FORM = 'request-form';

/** The request form as a page: where Contact leads before and without scripts. */
export const requestPage: Page<RequestPageProps> = {
  pattern: patternToRegExp(pagePatterns.requestQuote),
  address: () => ({ key: null }),
  load: async ({ params: [idText = ''], query, form }, data, site) => {
    const id = parseId(idText);
    const company = id === undefined ? undefined : await data.getCompany(id);
    if (company === undefined) {
      const head = {
        title: `${texts.companyNotFound} | ${site.name}`,
        description: texts.companyNotFoundReason,
        canonical: null,
        noIndex: true,
      };
      return { status: 404, props: { company: null }, head };
    }
    const head = {
      title: `Request a quote from ${company.name} | ${site.name}`,
      description: `Send a service request to ${company.name}, ${company.location}. It goes straight to the company.`,
      canonical: null,
      noIndex: true,
    };
    const { name, location } = company;
    const equipmentTypes = [...new Set([...company.equipmentTypes, ...EQUIPMENT_TYPES.map((type) => type.name)])];
    const address = paths.requestQuote(company.id);
    const issues = form === undefined ? [] : await data.createServiceRequest({ ...form, companyId: company.id });
    if (form !== undefined && issues.length === 0) return { status: 303, location: data.sentAddress(address) };
    const props: RequestPageProps = {
      company: { id: company.id, name, location },
      equipmentTypes,
      isSent: form === undefined && data.isSent(address, query),
      form: formState(REQUEST_FORM, form, issues),
      formToken: formTokenOf(form, data),
    };
    return { status: form === undefined ? 200 : 400, props, head };
  },
  component: RequestPage,
  fragment: RequestFragment,
};
