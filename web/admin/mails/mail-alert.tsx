import { useState } from 'react';
import type { MailAlert as Alert } from '#domain/mail/admin-mail.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { ageOf } from '#web/admin/ui/time-text.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { MailList } from './mail-list.tsx';

/** The first line of the dashboard while mails do not arrive: how many, for how long, and what the server says. */
export function MailAlert({ alert }: { alert: Alert }) {
  const [isOpen, setOpen] = useState(false);
  const { failing, emergencies } = alert;
  return (
    <>
      {failing > 0 && (
        <div className={emergencies > 0 ? 'admin-alert is-emergency' : 'admin-alert'} role="status">
          <p>
            <strong>{alertText(alert)}</strong>
            {alert.words !== null && <span className="admin-alert-words">{alert.words}</span>}
          </p>
          <button type="button" className="mini" onClick={() => setOpen(true)}>
            {failing === 1 ? 'Show it' : 'Show them'}
          </button>
        </div>
      )}
      {isOpen && <TroubledMails onClose={() => setOpen(false)} />}
    </>
  );
}

function alertText({ failing, emergencies, since }: Alert): string {
  const age = since === null ? '' : `, ${failing === 1 ? '' : 'the first '}for ${ageOf(since)}`;
  const mails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en')} emails`);
  if (emergencies === 0) return `${mails(failing)} could not be delivered${age}.`;
  const others = failing - emergencies;
  return `${mails(emergencies)} of an Emergency request could not be delivered${age}.${others > 0 ? ` And ${mails(others)} more.` : ''}`;
}

function TroubledMails({ onClose }: { onClose: () => void }) {
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
