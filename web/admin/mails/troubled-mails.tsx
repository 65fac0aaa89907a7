import { adminMessages } from '#web/admin/admin-messages.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { MailList } from './mail-list.tsx';

/** The mails that did not arrive, to correct, send again or dismiss. */
export function TroubledMails({ onClose }: { onClose: () => void }) {
  const resendAll = useAdminMutation({
    subject: 'troubled mails',
    call: () => callApi('POST', '/api/admin/mails/resend'),
    success: adminMessages.resent,
    failure: adminMessages.resendFailed,
  });
  return (
    <Modal title="Emails that could not be delivered" onClose={onClose} isWide>
      <p className="mb-4">
        Correct a wrong address, resend once the cause is fixed, or dismiss what need not arrive. A request can also be
        forwarded to another company: open it in Service Requests.
      </p>
      <MailList query={{ state: 'troubled' }} empty="All emails have been queued again or dismissed." />
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Close
        </button>
        <button
          type="button"
          className="button button-ink"
          aria-disabled={resendAll.isPending}
          onClick={() => resendAll.run()}
        >
          Resend All
        </button>
      </div>
    </Modal>
  );
}
