import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { CertificateCheck } from '#domain/certificates/certificate-check.ts';
import type { PublicState } from '#domain/certificates/certificate-status.ts';
import {
  checkPlace,
  dateText,
  durationText,
  holderText,
  stateNote,
  untilText,
} from '#domain/certificates/certificate-text.ts';
import { daysBetween, type LocalDate } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import type { QrCode as Drawing } from '#domain/qr-code.ts';
import { HistoryList } from '#web/companies/company-history.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Field, Issuer, Scope } from './certificate-parts.tsx';
import { RepeatSteps } from './repeat-steps.tsx';

type Props = {
  match: CertificateCheck['matches'][number];
  asked: string;
  today: LocalDate;
  code: Drawing | null;
  siteName: string;
};

const WORDS: Record<PublicState, string> = {
  checked: 'Valid',
  claimed: 'Claimed, not checked',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
const SIGNS: Record<PublicState, string> = { checked: '✓', claimed: '◌', expired: '—', withdrawn: '—' };

/** One word, then the record, how to repeat the check in a minute, and what happened. */
export function CheckAnswer({ match: { company, certificate }, asked, today, code, siteName }: Props) {
  const { id, name, fullName, state, number, registerUrl, registers } = certificate;
  const register = registerUrl ?? registers.find(({ url }) => url !== null)?.url;
  return (
    <>
      <section aria-labelledby={`answer-${id}`} className={`check-answer is-${state}`}>
        <div>
          <div className="check-word">
            <span aria-hidden="true">{SIGNS[state]}</span>
            <div>
              <h2 id={`answer-${id}`}>{WORDS[state]}</h2>
              <p>{answerNote(certificate, today)}</p>
            </div>
          </div>
          <dl>
            <Field label="Certificate">
              <b>{name}</b>
              {fullName !== null && fullName !== name && `, ${fullName}`}
            </Field>
            <Field label="Number">
              <code>{number}</code>
            </Field>
            <Field label="Held by">
              <a href={paths.company(company)} className="link">
                {company.name}
              </a>
              {`, ${company.location}`}
              {holderText(certificate) !== null && <small>{holderText(certificate)}</small>}
            </Field>
            <Field label="Scope">
              <Scope certificate={certificate} hasHolder={false} />
            </Field>
            <Field label="Issued by">
              <Issuer certificate={certificate} />
            </Field>
            <Field label="Issued, valid until">{issuedUntil(certificate)}</Field>
            <Field label={`Checked by ${siteName}`}>{checkedText(certificate)}</Field>
          </dl>
          <p className="check-actions">
            {register !== undefined && register !== null && (
              <a href={register} target="_blank" rel="noopener" className="button button-ink">
                Open the issuer’s register<span aria-hidden="true"> ↗</span>
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            <a href={paths.companySheet(company.id)} className="button button-line" rel="nofollow">
              Sheet to print
            </a>
            <button type="button" hidden className="button button-line" data-copy={paths.checkCertificate(asked)}>
              Copy link
            </button>
            <a href={paths.reportDoubt(company.id, id)} className="button button-line" rel="nofollow">
              Report a doubt
            </a>
          </p>
        </div>
        {code !== null && (
          <div className="check-code">
            <QrCode code={code} label="QR code that leads to this page" />
            <b>Scan to check again</b>
            <p>The answer is worked out each time, so a printed sheet cannot go stale.</p>
            <a href={paths.checkCertificate(asked)} className="link">
              Link to this answer
            </a>
          </div>
        )}
      </section>
      <div className="check-details">
        <section aria-labelledby={`repeat-${id}`}>
          <h2 id={`repeat-${id}`}>Repeat it in a minute</h2>
          <RepeatSteps certificate={certificate} />
        </section>
        <section aria-labelledby={`history-${id}`}>
          <h2 id={`history-${id}`}>History of this record</h2>
          <HistoryList lines={recordHistory(certificate, today)} />
        </section>
      </div>
    </>
  );
}

function answerNote(certificate: PublicCertificate, today: LocalDate): string {
  const { state, expires } = certificate;
  if (state === 'checked') {
    if (expires === null) return `on ${dateText(today)}; without an end date`;
    const days = daysBetween(today, expires);
    const left = days <= 0 ? 'today' : `in ${durationText(days)}`;
    return `on ${dateText(today)}; ends on ${dateText(expires)}, ${left}`;
  }
  if (state === 'expired' && expires !== null) {
    return `was valid until ${dateText(expires)}, ${durationText(Math.max(1, daysBetween(expires, today)))} ago`;
  }
  if (state === 'withdrawn') return `ended ${stateNote(certificate)}, whatever its date says`;
  return 'The company names this number. We have not looked it up: ask the issuer, as described below.';
}

function issuedUntil(certificate: PublicCertificate): string {
  const { issued } = certificate;
  return `${issued === null ? 'Not named' : dateText(issued)} to ${untilText(certificate).replace(/^[UN]/, (letter) => letter.toLowerCase())}`;
}

function checkedText(certificate: PublicCertificate) {
  const { checkedOn, state } = certificate;
  if (checkedOn === null) return <span className="text-soft">Not checked</span>;
  const text = `${dateText(checkedOn)} ${checkPlace(certificate)}`;
  return state === 'checked' ? <span className="proof">{text}</span> : text;
}

function recordHistory(certificate: PublicCertificate, today: LocalDate) {
  const { listedOn, checkedOn, endedOn, expires, state } = certificate;
  const lines = [
    { date: listedOn, text: 'Named by the company' },
    { date: checkedOn, text: `Checked ${checkPlace(certificate)}: valid` },
    { date: state === 'withdrawn' ? endedOn : null, text: 'Withdrawn by the issuer' },
    { date: state === 'expired' ? expires : null, text: 'Last day on which it was valid' },
  ];
  return lines
    .flatMap(({ date, text }) => (date === null || date > today ? [] : { date, text }))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}
