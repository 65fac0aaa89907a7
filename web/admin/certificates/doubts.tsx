import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** What visitors have reported, each until it is resolved. */
export function Doubts({ doubts }: { doubts: AdminCertificate['doubts'] }) {
  const resolve = useAdminMutation({
    subject: 'doubt',
    call: (id: number) => callApi('POST', '/api/admin/doubts/:id/resolve', { id }),
    success: adminMessages.doubtResolved,
    failure: adminMessages.certificateFailed,
  });
  if (doubts.length === 0) return null;
  return (
    <ul className="check-doubts" aria-label="Reported doubts">
      {doubts.map(({ id, message, email, createdAt }) => (
        <li key={id}>
          <p>{message}</p>
          <p className="check-soft">
            {formatTime(createdAt)}
            {email !== null && (
              <>
                {' by '}
                <a href={`mailto:${email}`} className="link">
                  {email}
                </a>
              </>
            )}
          </p>
          <button type="button" className="mini" aria-disabled={resolve.isPending} onClick={() => resolve.run(id)}>
            Resolved
          </button>
        </li>
      ))}
    </ul>
  );
}
