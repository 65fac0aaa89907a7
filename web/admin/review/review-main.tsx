import type { CompanyReview } from '#domain/companies/company-review.ts';
import { paths } from '#domain/paths.ts';
import { CompanyTags } from '#web/admin/companies/company-tags.tsx';
import { formatDate, formatTime } from '#web/admin/ui/admin-table.tsx';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { ReviewCertificates } from './review-certificates.tsx';
import { ReviewedFields } from './reviewed-fields.tsx';
import { VerdictStrip } from './verdict-strip.tsx';

const CAME: Record<string, string> = { registration: 'Registered by form', import: 'Imported', demo: 'Demonstration' };

/** What is known of the company: the verdict first, then fields, certificates, requests and mails. */
export function ReviewMain({ review }: { review: CompanyReview }) {
  const { company, requests, mails } = review;
  const values = [...company.specializations, ...company.equipmentTypes, ...company.industries, ...company.languages];
  return (
    <article className="check-main review-main" aria-labelledby="review-name">
      <header className="review-head">
        <CompanyLogo company={company} size="card" />
        <div>
          <h2 id="review-name" tabIndex={-1}>
            {company.name}
          </h2>
          <p className="check-soft">
            <CompanyTags company={company} /> Company {company.id},{' '}
            {(CAME[company.source] ?? company.source).toLowerCase()} on {formatDate(company.createdAt)},{' '}
            {daysAgo(company.createdAt)}
          </p>
        </div>
        <p className="review-links">
          <a href={paths.previewCompany(company.id)} className="link" target="_blank" rel="noopener">
            Preview public profile
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {company.isPublic && (
            <a href={paths.company(company)} className="link">
              Public profile
            </a>
          )}
        </p>
      </header>
      <VerdictStrip review={review} />
      <section aria-label="Details">
        <h3>Details</h3>
        <ReviewedFields company={company} mails={mails} />
      </section>
      <section aria-label="Description">
        <h3>Description</h3>
        {company.description === '' ? (
          <p className="check-soft">not given</p>
        ) : (
          <p className="review-text">{company.description}</p>
        )}
        {values.length > 0 && (
          <ul className="review-values">
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        )}
      </section>
      <ReviewCertificates review={review} />
      <section aria-label="Requests">
        <h3>
          Requests <span className="check-soft">{requests.length === 0 ? 'no request yet' : ''}</span>
        </h3>
        <ul className="review-rows">
          {requests.map((request) => (
            <li key={request.id}>
              <span>{formatTime(request.createdAt)}</span>
              <a href={paths.adminRequest(request.id)} className="link">
                {request.caseNumber}, {request.equipmentType}, {request.location}
              </a>
              <span className="check-soft">{request.sentAt === null ? 'not sent' : request.answer}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Emails">
        <h3>
          Emails <span className="check-soft">{mails.length === 0 ? 'none in the last weeks' : ''}</span>
        </h3>
        <ul className="review-rows">
          {mails.map((mail) => (
            <li key={mail.id}>
              <span>{formatTime(mail.createdAt)}</span>
              <span>
                {mail.subject}
                <span className="check-soft">{`to ${mail.recipient}`}</span>
              </span>
              <span className="check-soft">{mail.state}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

const DAY = 86_400_000;

/** "today", "yesterday", "4 days ago". */
function daysAgo(iso: string): string {
  const days = Math.floor((Date.now() - Date.parse(iso)) / DAY);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day');
}
