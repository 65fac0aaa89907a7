import type { ReactNode } from 'react';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { BuyerDates, Quote } from '#domain/service-requests/quote.ts';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { type QuoteRow, quoteRows } from './quote-rows.tsx';

type Props = {
  /** One column for each; they are never converted, added up or ordered by price. */
  quotes: Quote[];
  dates: BuyerDates;
  today: LocalDate;
  fileHref: (quote: Quote) => string;
  /** Below each quote. */
  actions?: (quote: Quote) => ReactNode;
  whose?: 'your' | 'the buyer’s';
};

/** More columns than this scroll sideways, below their labels at the left. */
const MAX_IN_SIGHT = 3;

/** Quotes side by side, so that they compare; on a phone one below the other (decision 41). */
export function QuoteTable({ quotes, dates, today, fileHref, actions, whose = 'your' }: Props) {
  const columns = quotes.map((quote) => ({ quote, rows: quoteRows(quote, { dates, today, fileHref, whose }) }));
  const labels = columns[0]?.rows.map(({ label }) => label) ?? [];
  return (
    <div className="quotes">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's way to columns out of sight */}
      <section className="quote-table" aria-label="Quotes side by side" tabIndex={0}>
        <table className={quotes.length > MAX_IN_SIGHT ? 'is-wide' : undefined}>
          <thead>
            <tr>
              <td />
              {columns.map(({ quote }) => (
                <th key={quote.id} scope="col">
                  <QuoteHead quote={quote} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ quote, rows }) => (
                  <td key={quote.id}>{rows[index]?.content}</td>
                ))}
              </tr>
            ))}
            {actions && (
              <tr className="quote-actions">
                <td />
                {columns.map(({ quote }) => (
                  <td key={quote.id}>{actions(quote)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <div className="quote-cards">
        {columns.map(({ quote, rows }) => (
          <QuoteCard key={quote.id} quote={quote} rows={rows} actions={actions?.(quote)} />
        ))}
      </div>
    </div>
  );
}

function QuoteCard({ quote, rows, actions }: { quote: Quote; rows: QuoteRow[]; actions: ReactNode }) {
  const first = rows.filter(({ isDetail }) => !isDetail);
  const rest = rows.filter(({ isDetail }) => isDetail);
  return (
    <article className="plate" aria-label={`Quote of ${quote.companyName}`}>
      <QuoteHead quote={quote} />
      <Lines rows={first} />
      <details>
        <summary>{`${rest.length} more lines`}</summary>
        <Lines rows={rest} />
      </details>
      {actions && <div className="quote-actions">{actions}</div>}
    </article>
  );
}

function QuoteHead({ quote: { companyName, versions } }: { quote: Quote }) {
  return (
    <div className="quote-head">
      <CompanyLogo company={{ name: companyName, logoUrl: null, imageUrl: null }} size="card" />
      <span>
        <b>{companyName}</b>
        {versions > 1 && <small>{`version ${versions}`}</small>}
      </span>
    </div>
  );
}

function Lines({ rows }: { rows: QuoteRow[] }) {
  return (
    <dl>
      {rows.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
