import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { endNote, stateNote, untilText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { Documents, Fact, Issuer, Name, NotNamed, repeatLabel, Scope } from './certificate-parts.tsx';
import { CertificateState } from './certificate-state.tsx';
import { RepeatSteps } from './repeat-steps.tsx';

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
  const { name, fullName, state, number } = certificate;
  const isOver = state === 'expired' || state === 'withdrawn';
  const note = endNote(certificate, today);
  return (
    <details className={`is-${state}`} open={isOpen}>
      <summary>
        <span>
          <b>
            <Name isOver={isOver}>{name}</Name>
          </b>
          <CertificateState certificate={certificate} />
        </span>
        <small>{endLine(certificate)}</small>
      </summary>
      <dl>
        {fullName !== null && fullName !== name && <Fact label="Name">{fullName}</Fact>}
        <Fact label="Number">{number === null ? <NotNamed /> : <code>{number}</code>}</Fact>
        <Fact label="Issuer">
          <Issuer certificate={certificate} />
        </Fact>
        <Fact label="Scope">
          <Scope certificate={certificate} />
        </Fact>
        <Fact label="Valid until">{[untilText(certificate), note].filter((text) => text !== null).join(', ')}</Fact>
        <Fact label={state === 'checked' ? 'Checked' : 'State'}>{stateNote(certificate)}</Fact>
      </dl>
      {!isOver && (
        <details className="repeat">
          <summary>{repeatLabel(certificate)}</summary>
          <RepeatSteps certificate={certificate} />
        </details>
      )}
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
