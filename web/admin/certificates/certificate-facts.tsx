import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { DetailsList } from '#web/admin/ui/details-list.tsx';

/** What else is stated, beside the fields of the check. */
export function CertificateFacts({ certificate }: { certificate: AdminCertificate }) {
  const { holderKind, holderName, holderConsent } = certificate;
  const person = `${holderName ?? 'A person, not named'} (${holderConsent ? 'may be named' : 'not to be named'})`;
  return (
    <section className="check-facts" aria-label="What is stated">
      <DetailsList
        fields={[
          ['Full name', certificate.fullName],
          ['Holder', holderKind === 'person' ? person : (holderName ?? 'The company')],
          ['Accredited by', certificate.accreditationBody],
        ]}
      />
      <DetailsList
        fields={[
          ['Issued', certificate.issued],
          ['Methods', certificate.methods.join(', ')],
          ['Standards', certificate.standards.join(', ')],
        ]}
      />
    </section>
  );
}
