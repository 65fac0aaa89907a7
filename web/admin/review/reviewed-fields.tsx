import type { ReactNode } from 'react';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { phoneLink } from '#domain/companies/phone-link.ts';
import { testedEmail, testedPhone, testedPlace, testedWebsite } from './plausibility.ts';

type Props = { company: CompanyReview['company']; mails: CompanyReview['mails'] };

/** What the company states, and below each field what a machine has found out about it. */
export function ReviewedFields({ company, mails }: Props) {
  const { email, phone, website, logoUrl, imageUrl } = company;
  const areas = [company.serviceArea, ...company.moreServiceAreas].filter(Boolean).join(', ');
  const fields: readonly (readonly [label: string, value: ReactNode, tested: string])[] = [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>, testedEmail(company, mails)],
    ['Phone', phone && <a href={phoneLink(phone)}>{phone}</a>, testedPhone(company)],
    [
      'Website',
      website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ),
      testedWebsite(company),
    ],
    ['Location', company.location, testedPlace(company)],
    ['Service area', areas, ''],
    ['Established', company.yearEstablished, ''],
    ['Employees', company.employeeCount, ''],
    ['Logo', (logoUrl ?? imageUrl) ? 'given' : 'none', (logoUrl ?? imageUrl) ? '' : 'initials are shown'],
    ['Requests', `${company.requestsInYear} in 12 months`, ''],
    ['Source', company.source, ''],
  ];
  return (
    <dl className="review-fields">
      {fields.map(([label, value, tested]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || <span className="check-soft">not given</span>}
            {tested !== '' && <span className="check-soft">{tested}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
