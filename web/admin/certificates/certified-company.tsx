import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { DetailsList } from '#web/admin/ui/details-list.tsx';

/** The company, whose existence belongs to the check. */
export function CertifiedCompany({ company }: { company: AdminCertificate['company'] }) {
  return (
    <section aria-label="Company">
      <h3>Company</h3>
      <DetailsList
        fields={[
          ['Name', company.name],
          ['Location', company.location],
          [
            'Website',
            company.website && (
              <a href={company.website} target="_blank" rel="noopener noreferrer" className="link">
                {company.website.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            ),
          ],
          ['Email', company.email],
          ['Phone', company.phone],
          ['Paid for the check', company.paidSince && `waits since ${company.paidSince.slice(0, 10)}`],
          ['Checked', company.companyCheckedAt?.slice(0, 10) ?? 'not yet'],
        ]}
      />
    </section>
  );
}
