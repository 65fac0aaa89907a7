import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { endNote, isNameOnly, nameInFull, stateNote, untilText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';
import { Documents, Issuer, isOver, KindLink, Note, NotNamed, RepeatLink, Scope } from './certificate-parts.tsx';
import { CertificateState } from './certificate-state.tsx';

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
  const { name, mark, state } = certificate;
  const isBare = isNameOnly(certificate);
  return (
    <tr className={`is-${state}`}>
      <th scope="row">
        <KindLink certificate={certificate} />
        <small>
          <CertificationMark mark={mark} name={name} state={state} isNamed={false} />
          {!isBare && nameInFull(certificate)}
        </small>
      </th>
      {isBare ? (
        <td colSpan={4} className="text-soft">
          Name only
        </td>
      ) : (
        <Stated certificate={certificate} today={today} />
      )}
      <td>
        <CertificateState certificate={certificate} />
        <Note text={stateNote(certificate)} />
        <RepeatLink certificate={certificate} />
        <Documents certificate={certificate} />
      </td>
    </tr>
  );
}

/** Number, issuer, scope and end. */
function Stated({ certificate, today }: { certificate: PublicCertificate; today: LocalDate }) {
  const { number } = certificate;
  return (
    <>
      <td>{number === null ? <NotNamed /> : <code>{number}</code>}</td>
      <td>
        <Issuer certificate={certificate} />
      </td>
      <td>
        <Scope certificate={certificate} />
      </td>
      <td>
        {isOver(certificate) ? <s>{untilText(certificate)}</s> : untilText(certificate)}
        <Note text={endNote(certificate, today)} />
      </td>
    </>
  );
}
