import type { InquiryType } from '#domain/contact/inquiry-types.ts';
import { describePlan, findPlan } from './offer.ts';

const SUBJECT = 'Company Verification Request';
const INQUIRY_TYPE: InquiryType = 'verification';

/**
 * A verification request as a contact message (specification section 7, decision 18): the fields keep their names, and
 * the free text becomes part of the message.
 */
export function toContactMessage(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
  const fields = [
    ['Company', text('company')],
    ['Contact', text('name')],
    ['Email', text('email')],
    ['Phone', text('phone')],
    ['Plan', describePlan(findPlan(form.plan))],
    ['Additional information', text('message')],
  ];
  const message = fields.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])).join('\n');
  const { name, email, company, fax, formToken } = form;
  return { name, email, company, fax, formToken, message, subject: SUBJECT, inquiryType: INQUIRY_TYPE };
}
