import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { texts } from '#web/messages.ts';
import type { Page } from '#web/page.ts';
import { RequestPage, type RequestPageProps } from './request-page.tsx';

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
    const shared = { company: { id: company.id, name, location }, equipmentTypes, formToken: data.formToken() };
    const address = paths.requestQuote(company.id);
    if (form === undefined)
      return { status: 200, props: { ...shared, isSent: data.isSent(address, query), issues: [], values: {} }, head };
    const issues = await data.createServiceRequest({ ...form, companyId: company.id });
    if (issues.length === 0) return { status: 303, location: data.sentAddress(address) };
    const values = Object.fromEntries(
      Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return { status: 400, props: { ...shared, isSent: false, issues, values }, head };
  },
  component: RequestPage,
};
