import { cardBadge } from '#domain/companies/company-card.ts';
import { CARD_CERTIFICATIONS, CARD_SPECIALIZATIONS } from '#domain/constants.ts';
import { paths, type ViewMode } from '#domain/paths.ts';
import type { CardCompany } from './card-company.ts';
import { CertificationMark } from './certification-mark.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { CompanyLogo } from './company-logo.tsx';

type Props = { company: CardCompany; view: ViewMode; onContact?: ((company: CardCompany) => void) | undefined };

/** Specification section 2 "Company card". Contact is a link that a page with scripts answers with the dialog. */
export function CompanyCard({ company, view, onContact }: Props) {
  const badge = cardBadge(company);
  const isList = view === 'list';
  const moreSpecializations = company.specializations.length - CARD_SPECIALIZATIONS;
  const moreCertifications = company.certifications.length - CARD_CERTIFICATIONS;
  return (
    <article
      className={`plate flex flex-col gap-4 p-5 ${isList ? 'lg:flex-row lg:gap-6' : 'h-full'} ${badge === 'FEATURED' ? 'border-lead' : ''}`}
    >
      <div className={`flex min-w-0 grow flex-col gap-4 ${isList ? 'sm:flex-row' : ''}`}>
        <div className={isList ? 'hidden sm:block' : 'hidden'}>
          <CompanyLogo company={company} size="card" />
        </div>
        <div className="flex min-w-0 grow flex-col gap-3">
          <div className="flex items-start gap-3">
            <div className={isList ? 'sm:hidden' : ''}>
              <CompanyLogo company={company} size="card" />
            </div>
            <div className="min-w-0">
              <h3 className="text-[17px] leading-6 [overflow-wrap:anywhere]">
                <a href={paths.company(company)} className="rounded-tag hover:underline">
                  {company.name}
                </a>{' '}
                {badge && <CompanyBadge badge={badge} />}
              </h3>
              <p className="mt-0.5 text-sm text-soft">
                {company.location}
                {company.distance !== null && (
                  <>
                    {' · '}
                    <strong className="text-ink">{`${company.distance} miles`}</strong>
                  </>
                )}
              </p>
            </div>
          </div>
          {company.description !== '' && <p className="line-clamp-3 text-[15px] leading-6">{company.description}</p>}
          <dl className="mt-auto grid gap-3 pt-1">
            {company.specializations.length > 0 && (
              <div className={isList ? 'sm:grid sm:grid-cols-[88px_1fr] sm:items-baseline' : ''}>
                <dt className="label-mono">Methods</dt>
                <dd className="mt-1 flex flex-wrap items-center gap-1.5 sm:mt-0.5">
                  {company.specializations.slice(0, CARD_SPECIALIZATIONS).map((name) => (
                    <span key={name} className="rounded-tag border border-line px-2 py-0.5 text-sm">
                      {name}
                    </span>
                  ))}
                  {moreSpecializations > 0 && <More count={moreSpecializations} what="methods" />}
                </dd>
              </div>
            )}
            {company.certifications.length > 0 && (
              <div className={isList ? 'sm:grid sm:grid-cols-[88px_1fr] sm:items-baseline' : ''}>
                <dt className="label-mono">Proof</dt>
                <dd className="mt-1 flex flex-wrap items-center gap-1.5 sm:mt-0.5">
                  {company.certifications.slice(0, CARD_CERTIFICATIONS).map((name, index) => (
                    <CertificationMark key={name} name={name} mark={company.certificationMarks[index] ?? ''} isChecked={company.verified} />
                  ))}
                  {moreCertifications > 0 && <More count={moreCertifications} what="certifications" />}
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className={`flex gap-2 ${isList ? 'lg:w-44 lg:shrink-0 lg:flex-col' : ''}`}>
        <a
          href={paths.requestQuote(company.id)}
          rel="nofollow"
          className={`button button-ink ${isList ? 'grow lg:grow-0' : 'grow'}`}
          aria-label={`Contact ${company.name}`}
          onClick={(event) => {
            if (onContact === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onContact(company);
          }}
        >
          Contact
        </a>
        <a
          href={paths.company(company)}
          className={`button button-line ${isList ? 'grow lg:grow-0' : 'grow'}`}
          aria-label={`View Profile of ${company.name}`}
        >
          View Profile
        </a>
      </div>
    </article>
  );
}

function More({ count, what }: { count: number; what: string }) {
  return (
    <span className="font-mono text-xs text-soft">
      +{count}
      <span className="sr-only"> more {what}</span>
    </span>
  );
}

/** The shape of a card while it loads. */
export function CompanyCardSkeleton() {
  return (
    <div className="plate flex h-full min-h-[340px] flex-col gap-4 p-5" aria-hidden="true">
      <div className="flex gap-3">
        <div className="skeleton size-14" />
        <div className="grow space-y-2 pt-1">
          <div className="skeleton h-5 w-3/4" />
          <div className="skeleton h-4 w-1/2" />
        </div>
      </div>
      <div className="space-y-2">
        <div className="skeleton h-4" />
        <div className="skeleton h-4" />
        <div className="skeleton h-4 w-2/3" />
      </div>
      <div className="skeleton mt-auto h-7 w-4/5" />
      <div className="skeleton h-7 w-3/5" />
      <div className="flex gap-2">
        <div className="skeleton h-11 grow" />
        <div className="skeleton h-11 grow" />
      </div>
    </div>
  );
}
