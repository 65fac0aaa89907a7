import type { ReactNode } from 'react';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { dateText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { BuyerDates, Quote } from '#domain/service-requests/quote.ts';
import {
  certificateNote,
  certificateOn,
  daysText,
  includedTexts,
  priceText,
  startNote,
} from '#domain/service-requests/quote-text.ts';
import { fileSize } from '#domain/text/file-size.ts';

/** One line of a quote; a detail is folded away on a phone. */
export type QuoteRow = { label: string; content: ReactNode; isDetail?: boolean };

type Options = {
  dates: BuyerDates;
  today: LocalDate;
  fileHref: (quote: Quote) => string;
  whose: string;
};

/** The lines of a quote: the same for all quotes of a request, in one order. */
export function quoteRows(quote: Quote, { dates, today, fileHref, whose }: Options): QuoteRow[] {
  const { earliestStart, durationDays, reportDays, validUntil, certificate, certificateId, remarks } = quote;
  const { validOn } = dates;
  return [
    { label: 'Price', content: <Price quote={quote} /> },
    { label: 'Included', content: <Included quote={quote} /> },
    {
      label: 'Earliest start',
      content:
        earliestStart === null ? (
          <NotNamed />
        ) : (
          <Lines first={dateText(earliestStart)} note={startNote(earliestStart, dates.start, whose)} />
        ),
    },
    {
      label: 'Duration',
      content: durationDays === null ? <NotNamed /> : daysText(durationDays, 'working day'),
      isDetail: true,
    },
    { label: 'Report after', content: reportDays === null ? <NotNamed /> : daysText(reportDays, 'working day') },
    { label: 'Certificate used', content: <Certificate certificate={certificate} isNamed={certificateId !== null} /> },
    ...(validOn === null
      ? []
      : [{ label: `On ${dateText(validOn)}`, content: <OnDate certificate={certificate} date={validOn} /> }]),
    {
      label: 'Quote valid until',
      content:
        validUntil === null ? (
          <NotNamed />
        ) : (
          <Lines first={dateText(validUntil)} note={validUntil < today ? 'is over, ask for a new one' : null} />
        ),
      isDetail: true,
    },
    {
      label: 'Remarks',
      content: remarks === null ? <NotNamed word="None" /> : <span className="quote-text">{remarks}</span>,
      isDetail: true,
    },
    { label: 'File', content: <File quote={quote} href={fileHref} />, isDetail: true },
  ];
}

function Price({ quote }: { quote: Quote }) {
  return (
    <>
      <strong className="quote-price">{priceText(quote)}</strong>
      <small>{`${quote.priceKind}, without tax`}</small>
    </>
  );
}

function Included({ quote }: { quote: Quote }) {
  const { is, isNot } = includedTexts(quote);
  return (
    <>
      {is === '' ? 'Nothing but the work' : is}
      {isNot !== '' && (
        <small>
          <b>Not included:</b> {isNot}
        </small>
      )}
      {quote.extras !== null && (
        <small className="quote-text">
          <b>Extras:</b> {quote.extras}
        </small>
      )}
    </>
  );
}

function Certificate({ certificate, isNamed }: { certificate: PublicCertificate | null; isNamed: boolean }) {
  if (certificate === null) return <NotNamed word={isNamed ? 'No longer listed' : 'Not named'} />;
  const { state, name, number } = certificate;
  const title = number === null ? name : `${name}, ${number}`;
  const isOver = state === 'expired' || state === 'withdrawn';
  return (
    <>
      <b className={`quote-certificate is-${state}`}>
        {state === 'checked' && <span aria-hidden="true">✓ </span>}
        {isOver ? <s>{title}</s> : title}
      </b>
      <small>{certificateNote(certificate)}</small>
    </>
  );
}

function OnDate({ certificate, date }: { certificate: PublicCertificate | null; date: LocalDate }) {
  if (certificate === null) return <NotNamed word="Not known" />;
  const { isValid, word, note } = certificateOn(certificate, date);
  return (
    <>
      <b className={isValid ? 'quote-certificate is-checked' : ''}>
        {isValid && <span aria-hidden="true">✓ </span>}
        {word}
      </b>
      {note !== null && <small>{note}</small>}
    </>
  );
}

function File({ quote, href }: { quote: Quote; href: (quote: Quote) => string }) {
  if (quote.file === null) return <NotNamed word="None" />;
  const { name, size } = quote.file;
  return (
    <>
      <a href={href(quote)} className="link">
        {name}
      </a>
      <small>{fileSize(size)}</small>
    </>
  );
}

function Lines({ first, note }: { first: string; note: string | null }) {
  return (
    <>
      {first}
      {note !== null && <small>{note}</small>}
    </>
  );
}

function NotNamed({ word = 'Not named' }: { word?: string }) {
  return <span className="text-soft">{word}</span>;
}
