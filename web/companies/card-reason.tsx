import { Fragment, type ReactNode } from 'react';
import { withArticle } from '#domain/places/with-article.ts';
import type { CardCompany } from './card-content.ts';
import { Distance } from './distance.tsx';

/** Why a company stands where it does, before anything else about it: what was checked, how large, how far. */
export function CardReason({ company }: { company: CardCompany }) {
  const { verified, employeeCount, distance, serves, city } = company;
  const parts: ReactNode[] = [];
  if (verified) parts.push(<span className="proof">Checked by us</span>);
  if (employeeCount) parts.push(`${employeeCount.replace('-', '–')} people`);
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
