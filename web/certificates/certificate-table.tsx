import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { endNote, stateNote, untilText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';
import { Documents, Issuer, Name, Note, NotNamed, repeatLabel, Scope } from './certificate-parts.tsx';
import { CertificateState } from './certificate-state.tsx';
import { RepeatSteps } from './repeat-steps.tsx';

type Props = {
  certificates: PublicCertificate[];
  today: LocalDate;
};

/** What is stated and what was checked, one row for each certificate. */
export function CertificateTable({ certificates, today }: Props) {
  return (
    <table className="plate certificate-table">
      <thead>
        <tr>
          <th scope="col">Certificate</th>
          <th scope="col">Number</th>
          <th scope="col">Issuer</th>
          <th scope="col">Scope</th>
          <th scope="col">Valid until</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {certificates.map((certificate) => (
          <Row key={certificate.id} certificate={certificate} today={today} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ certificate, today }: { certificate: PublicCertificate; today: LocalDate }) {
  const { name, mark, fullName, state, number } = certificate;
  const isOver = state === 'expired' || state === 'withdrawn';
  return (
    <tr className={`is-${state}`}>
      <th scope="row">
        <Name isOver={isOver}>{name}</Name>
        <small>
          <CertificationMark mark={mark} name={name} state={state} /> {fullName !== name && fullName}
        </small>
      </th>
      <td>{number === null ? <NotNamed /> : <code>{number}</code>}</td>
      <td>
        <Issuer certificate={certificate} />
      </td>
      <td>
        <Scope certificate={certificate} />
      </td>
      <td>
        {isOver ? <s>{untilText(certificate)}</s> : untilText(certificate)}
        <Note text={endNote(certificate, today)} />
      </td>
      <td>
        <CertificateState certificate={certificate} />
        <Note text={stateNote(certificate)} />
        {!isOver && (
          <details className="repeat" name="repeat">
            <summary aria-label={`${repeatLabel(certificate)}: ${name}`}>{repeatLabel(certificate)}</summary>
            <div className="plate">
              <RepeatSteps certificate={certificate} />
            </div>
          </details>
        )}
        <Documents certificate={certificate} />
      </td>
    </tr>
  );
}
