import { useQuery } from '@tanstack/react-query';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { AddCertificate } from './add-certificate.tsx';

type Props = { companyId: number; certificates: readonly AdminCertificate[] };

/** The badge of the company whose certificates are open: what it rests on, and the grant without a checked certificate. */
export function CompanyDecision({ companyId, certificates }: Props) {
  const { data: company } = useQuery({
    queryKey: ['company', companyId],
    queryFn: () => callApi('GET', '/api/admin/companies/:id', { id: companyId }),
  });
  const verify = useAdminMutation({
    subject: 'company',
    call: (id: number) => callApi('POST', '/api/admin/companies/:id/verify', { id }),
    success: adminMessages.verified,
    failure: adminMessages.verifyFailed,
  });
  if (company === undefined) return null;
  const checked = certificates.filter(({ state }) => state === 'checked').length;
  return (
    <div className="check-badge">
      <p>
        <strong>{company.name}</strong>{' '}
        {company.verified
          ? checked > 0
            ? `is verified by ${checked} checked ${checked === 1 ? 'certificate' : 'certificates'}.`
            : 'is shown as "Company checked; no certificate checked".'
          : 'is not verified. It becomes so with its first checked certificate, if the company was checked as well.'}
      </p>
      <AddCertificate companyId={companyId} />
      {companyCan.verify.when(company) && (
        <button type="button" className="mini" aria-disabled={verify.isPending} onClick={() => verify.run(companyId)}>
          Verify without a certificate
        </button>
      )}
    </div>
  );
}
