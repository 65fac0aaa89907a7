import type { ZodType } from 'zod';
import { type Issue, toIssue } from '#domain/validation.ts';
import type { FormFields } from './live-form.browser.ts';

/** The calls that forms of pages name in `data-call`. */
export type FormCall = '/api/contact' | '/api/companies' | '/api/service-requests';

/** The schemas by which the server checks. */
const RULES: Record<FormCall, () => Promise<ZodType>> = {
  '/api/contact': async () => (await import('#domain/contact/contact-message.ts')).contactMessageBody,
  '/api/companies': async () => {
    const { companyRegistrationAt } = await import('#domain/companies/company-registration.ts');
    return companyRegistrationAt(() => new Date());
  },
  '/api/service-requests': async () => (await import('#domain/service-requests/service-request.ts')).serviceRequestBody,
};

/** What is to be corrected before a call can succeed, in the words of the server. */
export async function findIssues(call: FormCall, body: FormFields): Promise<Issue[]> {
  const { error } = (await RULES[call]()).safeParse(body);
  return error?.issues.map(toIssue) ?? [];
}
