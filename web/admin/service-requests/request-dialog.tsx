import { paths } from '#domain/paths.ts';
import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { DetailsList } from '#web/admin/ui/details-list.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const URGENCY_STYLES: Record<string, string> = {
  Emergency: 'status status-emergency',
  High: 'status status-high',
  Medium: 'status status-lead',
};

export function Urgency({ urgency }: { urgency: string }) {
  return <span className={URGENCY_STYLES[urgency] ?? 'status status-soft'}>{urgency}</span>;
}

/** A service request, and what an admin can do with it. */
export function RequestDialog({ request, onClose }: { request: ServiceRequestAdmin; onClose: () => void }) {
  const { id, companyId, companyName, customerEmail, equipmentType } = request;
  const release = useAdminMutation({
    subject: 'request release',
    call: () => callApi('POST', '/api/admin/service-requests/:id/release', { id }),
    success: adminMessages.requestReleased,
    failure: adminMessages.requestReleaseFailed,
    onDone: onClose,
  });
  return (
    <Modal title={`Request from ${request.customerName}`} onClose={onClose} isWide>
      {request.quarantineReason !== null && (
        <p className="admin-conflict">Held as suspected spam: {request.quarantineReason}. No emails were sent.</p>
      )}
      <DetailsList
        fields={[
          ['Customer', request.customerName],
          [
            'Email',
            <a key="email" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>,
          ],
          ['Phone', request.customerPhone],
          [
            'Company',
            companyId !== null && companyName !== null ? (
              <a
                key="company"
                href={paths.company({ id: companyId, name: companyName })}
                target="_blank"
                rel="noopener"
              >
                {companyName}
              </a>
            ) : (
              'Unknown'
            ),
          ],
          ['Equipment', equipmentType],
          ['Location', request.location],
          ['Urgency', <Urgency key="urgency" urgency={request.urgency} />],
          ['Preferred date', request.preferredDate],
          ['Received', formatTime(request.createdAt)],
          [
            'Service description',
            <span key="text" className="admin-text">
              {request.serviceDescription}
            </span>,
          ],
        ]}
      />
      <div className="admin-dialog-actions">
        {request.quarantineReason !== null && (
          <button
            type="button"
            className="button button-line"
            aria-disabled={release.isPending}
            onClick={() => release.run()}
          >
            Not spam: deliver
          </button>
        )}
        <a
          className="button button-ink"
          href={`mailto:${customerEmail}?subject=${encodeURIComponent(`Your request: ${equipmentType}`)}`}
        >
          Reply by email
        </a>
      </div>
    </Modal>
  );
}
