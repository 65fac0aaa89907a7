import { parseId } from '#domain/validation.ts';
import type { PageData } from '#web/page-data.ts';

/** What stands in the contact form of a company that follows a reminder: the certificate whose new end it reports. */
export async function renewalValues(query: URLSearchParams, data: PageData): Promise<Record<string, string>> {
  const companyId = parseId(query.get('company') ?? '');
  const certificateId = parseId(query.get('certificate') ?? '');
  if (companyId === undefined || certificateId === undefined) return {};
  const company = await data.getCompany(companyId);
  if (company === undefined) return {};
  const certificate = (await data.certificates(companyId)).find(({ id }) => id === certificateId);
  if (certificate === undefined) return {};
  const { name, number } = certificate;
  const named = number === null ? name : `${name}, number ${number}`;
  return {
    company: company.name,
    inquiryType: 'verification',
    subject: `Renewal of ${named}`,
    message: [
      `${named}, of ${company.name} (company ${companyId}) was renewed.`,
      'New end date: ',
      'Its page in the register of the issuer: ',
    ].join('\n'),
  };
}
