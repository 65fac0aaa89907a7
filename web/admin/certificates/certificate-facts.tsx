import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { DetailsList } from '#web/admin/ui/details-list.tsx';

/** What the company states, and the company itself, whose existence belongs to the check. */
export function CertificateFacts({ certificate }: { certificate: AdminCertificate }) {
  const { company, holderKind, holderName, holderConsent } = certificate;
  const person = `${holderName ?? 'not named'} (${holderConsent ? 'may be named' : 'not to be named'})`;
  return (
    <section className="check-facts" aria-label="What is stated">
      <DetailsList
        fields={[
          ['Full name', certificate.fullName],
          ['Issuer', certificate.issuer],
          ['Accredited by', certificate.accreditationBody],
          ['Holder', holderKind === 'person' ? person : (holderName ?? 'the company')],
          ['Scope', certificate.scope],
          ['Methods', certificate.methods.join(', ')],
          ['Standards', certificate.standards.join(', ')],
          ['Issued', certificate.issued],
          ['Valid until', certificate.untilWithdrawn ? 'until withdrawn' : certificate.expires],
        ]}
      />
      <DetailsList
        fields={[
          ['Company', company.name],
          ['Location', company.location],
          [
            'Website',
            company.website && (
              <a href={company.website} target="_blank" rel="noopener noreferrer" className="link">
                {company.website}
              </a>
            ),
          ],
          ['Email', company.email],
          ['Phone', company.phone],
          ['Company checked', company.companyCheckedAt?.slice(0, 10) ?? 'not yet'],
        ]}
      />
    </section>
  );
}
