import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { DetailsList } from '#web/admin/ui/details-list.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const STATUS_STYLES: Record<string, string> = {
  new: 'status status-new',
  'in-progress': 'status status-progress',
  resolved: 'status status-proof',
};

export function MessageStatus({ status }: { status: string }) {
  return <span className={STATUS_STYLES[status] ?? 'status status-soft'}>{status.replaceAll('-', ' ')}</span>;
}

type Props = {
  message: ContactMessageAdmin;
  onMarked: (message: ContactMessageAdmin) => void;
  onClose: () => void;
};

/** A contact message, its status, and what an admin can do with it. */
export function MessageDialog({ message, onMarked, onClose }: Props) {
  const { id, email, subject } = message;
  const mark = useAdminMutation({
    subject: 'message status',
    call: (status: 'in-progress' | 'resolved') =>
      callApi('PATCH', '/api/admin/contact-messages/:id/status', { id, body: { status } }),
    success: (_message, status) => adminMessages.statusUpdated(status),
    failure: adminMessages.statusFailed,
    onDone: (status) => onMarked({ ...message, status, updatedAt: null }),
  });
  const release = useAdminMutation({
    subject: 'message release',
    call: () => callApi('POST', '/api/admin/contact-messages/:id/release', { id }),
    success: adminMessages.messageReleased,
    failure: adminMessages.messageReleaseFailed,
    onDone: onClose,
  });
  return (
    <Modal title={subject} onClose={onClose} isWide>
      {message.quarantineReason !== null && (
        <p className="admin-conflict">Held as suspected spam: {message.quarantineReason}. No emails were sent.</p>
      )}
      <DetailsList
        fields={[
          ['Contact', message.name],
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ['Company', message.company],
          ['Inquiry type', message.inquiryType.replaceAll('-', ' ')],
          ['Status', <MessageStatus key="status" status={message.status} />],
          ['Received', formatTime(message.createdAt)],
          ['Last updated', message.updatedAt && formatTime(message.updatedAt)],
          [
            'Message',
            <span key="text" className="admin-text">
              {message.message}
            </span>,
          ],
        ]}
      />
      <div className="admin-dialog-actions">
        {message.quarantineReason !== null && (
          <button
            type="button"
            className="button button-line"
            aria-disabled={release.isPending}
            onClick={() => release.run()}
          >
            Not spam: deliver
          </button>
        )}
        <button
          type="button"
          className="button button-line"
          disabled={message.status === 'in-progress'}
          onClick={() => mark.run('in-progress')}
        >
          Mark In Progress
        </button>
        <button
          type="button"
          className="button button-line"
          disabled={message.status === 'resolved'}
          onClick={() => mark.run('resolved')}
        >
          Mark Resolved
        </button>
        <a className="button button-ink" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
          Reply by email
        </a>
      </div>
    </Modal>
  );
}
