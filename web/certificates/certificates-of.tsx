import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { CertificateList } from './certificate-list.tsx';
import { CertificateTable } from './certificate-table.tsx';

type Props = { certificates: PublicCertificate[]; today: LocalDate };

/** The certificates of a company: a table, or one line each where it has no room. */
export function CertificatesOf(props: Props) {
  if (props.certificates.length === 0) {
    return (
      <p className="plate no-certificates">
        <b>Names no certificates</b>
        <span className="text-soft">Ask for number, issuer, scope and end date before you order.</span>
      </p>
    );
  }
  return (
    <>
      <CertificateTable {...props} />
      <CertificateList {...props} />
    </>
  );
}
