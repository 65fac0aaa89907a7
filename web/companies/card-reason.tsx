import { Fragment, type ReactNode } from 'react';
import { VERIFIED_REASON } from '#domain/companies/public-company.ts';
import { withArticle } from '#domain/places/with-article.ts';
import type { CardCompany } from './card-content.ts';
import { Distance } from './distance.tsx';

/** Why a company stands where it does, before anything else about it: what fits, what was checked, how far it is. */
export function CardReason({ company }: { company: CardCompany }) {
  const { verified, employeeCount, distance, serves, city } = company;
  // A certificate that was checked says more than the word.
  const reason = company.reason.filter(({ text }) => text !== VERIFIED_REASON);
  const parts: ReactNode[] = reason.map(({ text, isProof }) =>
    isProof ? (
      <span key={text} className="proof">
        {text}
      </span>
    ) : (
      text
    ),
  );
  if (!reason.some(({ isProof }) => isProof)) {
    const checked = company.certifications[company.certificateStates.indexOf('checked')];
    // The badge FEATURED takes the place of VERIFIED (decision 3).
    if (checked !== undefined) parts.push(<span className="proof">{`${checked} checked`}</span>);
    else if (verified) parts.push('company checked');
    const claimed = company.certifications[company.certificateStates.indexOf('claimed')];
    if (checked === undefined && claimed !== undefined && !reason.some(({ text }) => text.endsWith(' claimed')))
      parts.push(`${claimed} claimed`);
  }
  if (reason.length === 0 && employeeCount) parts.push(`${employeeCount.replace('-', '–')} people`);
  if (distance !== null) {
    parts.push(
      <b>
        <Distance miles={distance} city={city} />
      </b>,
    );
  }
  if (serves !== null) parts.push(`serves ${withArticle(serves)}`);
  if (parts.length === 0) return null;
  return (
    <p className="card-reason">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
        <Fragment key={index}>
          {index > 0 && '; '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
