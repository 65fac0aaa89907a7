import type { CompanyReview } from '#domain/companies/company-review.ts';
import { phoneLink } from '#domain/companies/phone-link.ts';
import { placeText } from '#web/admin/companies/place-text.ts';

type Reviewed = CompanyReview['company'];

const hostOf = (website: string | null) =>
  website === null ? undefined : URL.parse(website)?.hostname.replace(/^www\./, '');

/** What a machine can say about an address: whose domain it is, and what became of the last mail. */
export function testedEmail({ email, website }: Reviewed, mails: CompanyReview['mails']): string {
  if (email === '') return 'requests go to us';
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  const host = hostOf(website);
  const belongs =
    host === undefined
      ? ''
      : host === domain || host.endsWith(`.${domain}`)
        ? 'domain of the website'
        : 'not the domain of the website';
  const last = mails.find(({ recipient }) => recipient === email);
  const delivery =
    last === undefined ? '' : last.state === 'sent' ? 'last email was delivered' : `last email: ${last.state}`;
  return [belongs, delivery].filter(Boolean).join('; ');
}

export function testedPhone({ phone }: Reviewed): string {
  if (phone === '') return '';
  if (phoneLink(phone) === undefined) return 'no number that can be dialled';
  return /^\s*(\+|00)/.test(phone) ? 'can be dialled from abroad' : 'without country code';
}

export function testedWebsite({ website, description, name }: Reviewed): string {
  if (website === null) return '';
  return [
    website.startsWith('http:') ? 'not encrypted' : '',
    description.toLowerCase().includes('http') ? `the description of ${name} has a link, too` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export function testedPlace(company: Reviewed): string {
  const place = placeText(company);
  return place === '' ? '' : company.placePrecision === 'none' ? 'the place is not understood' : `read as ${place}`;
}
