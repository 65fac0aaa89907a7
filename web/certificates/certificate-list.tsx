import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { endNote, isNameOnly, stateNote, untilText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { Documents, Field, Issuer, Name, NotNamed, RepeatLink, Scope } from './certificate-parts.tsx';
import { CertificateState } from './certificate-state.tsx';

type Props = { certificates: PublicCertificate[]; today: LocalDate };

/** The certificates for phones: one line each, and the first open. */
export function CertificateList({ certificates, today }: Props) {
  return (
    <div className="plate certificate-list">
      {certificates.map((certificate, index) => (
        <Item key={certificate.id} certificate={certificate} today={today} isOpen={index === 0} />
      ))}
    </div>
  );
}

function Item({ certificate, today, isOpen }: { certificate: PublicCertificate; today: LocalDate; isOpen: boolean }) {
  const { state, number, issuer } = certificate;
  const isBare = isNameOnly(certificate);
  const until = [untilText(certificate), endNote(certificate, today)].filter((text) => text !== null).join(', ');
  return (
    <details className={`is-${state}`} open={isOpen}>
      <summary>
        <span>
          <b>
            <Name certificate={certificate} />
          </b>
          <CertificateState certificate={certificate} />
        </span>
        <small>{isBare ? `Name only, ${stateNote(certificate)}` : endLine(certificate)}</small>
      </summary>
      {!isBare && (
        <dl>
          <Field label="Number">{number === null ? <NotNamed /> : <code>{number}</code>}</Field>
          {issuer !== null && (
            <Field label="Issuer">
              <Issuer certificate={certificate} />
            </Field>
          )}
          <Field label="Scope">
            <Scope certificate={certificate} />
          </Field>
          <Field label="Valid until">{until}</Field>
          <Field label={state === 'checked' ? 'Checked' : 'State'}>{stateNote(certificate)}</Field>
        </dl>
      )}
      <RepeatLink certificate={certificate} />
      <Documents certificate={certificate} />
    </details>
  );
}

function endLine(certificate: PublicCertificate): string {
  const { state, expires, untilWithdrawn, endedOn } = certificate;
  if (state === 'withdrawn')
    return endedOn === null ? 'Withdrawn by the issuer' : `Withdrawn ${stateNote(certificate)}`;
  if (expires === null) return untilWithdrawn ? 'Valid until withdrawn' : 'No end date named';
  return `${state === 'expired' ? 'Ended' : 'Valid until'} ${untilText(certificate)}`;
}
