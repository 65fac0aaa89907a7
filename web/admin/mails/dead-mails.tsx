import { useState } from 'react';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import type { DeadMail } from '#domain/mail/dead-mail.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import { AdminTable, type Column, formatTime } from '#web/admin/ui/admin-table.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const MAIL = 'dead mail';

/** The mails that could not be sent, shown as long as there are any. */
export function DeadMails({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <div className="plate admin-mails">
          {count === 1 ? '1 email could not be sent.' : `${count.toLocaleString('en')} emails could not be sent.`}
          <button type="button" className="mini" onClick={() => setOpen(true)}>
            {count === 1 ? 'Show it' : 'Show them'}
          </button>
        </div>
      )}
      {isOpen && <DeadMailsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeadMailsDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const query = { page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/dead-mails', { query });
  const list = useAdminList(['dead-mails', query], fetchPage, page, (change) => setPage(change.page));
  const resend = useAdminMutation({
    subject: MAIL,
    call: (id: number) => callApi('POST', '/api/admin/dead-mails/:id/resend', { id }),
    success: adminMessages.resent({ changed: 1 }),
    failure: adminMessages.resendFailed,
  });
  const resendAll = useAdminMutation({
    subject: 'dead mails',
    call: () => callApi('POST', '/api/admin/dead-mails/resend'),
    success: adminMessages.resent,
    failure: adminMessages.resendFailed,
  });
  const pending = usePendingInputs<number>(MAIL);
  const columns: Column<DeadMail>[] = [
    {
      head: 'Email',
      isRowHeader: true,
      cell: ({ recipient, subject, lastError, createdAt }) => (
        <>
          <span className="admin-name">{recipient}</span>
          <span className="admin-hints">
            <span>{subject}</span>
            <span>{`Queued ${formatTime(createdAt)}`}</span>
            <span>{lastError}</span>
          </span>
        </>
      ),
    },
    {
      head: 'Actions',
      cell: ({ id, recipient, subject }) => (
        <div className="admin-actions">
          <button
            type="button"
            className="mini"
            aria-label={`Resend: ${subject}, to ${recipient}`}
            aria-disabled={pending.includes(id)}
            onClick={() => resend.run(id)}
          >
            Resend
          </button>
        </div>
      ),
    },
  ];
  return (
    <Modal title="Emails that could not be sent" onClose={onClose} isWide>
      <p className="mb-4">{`We tried to deliver each for ${MAIL_RETRY_DAYS} days. Once the cause is fixed, resend them.`}</p>
      <AdminTable
        width="narrow"
        label="Emails"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        isPending={({ id }) => pending.includes(id)}
        failure={fetchFailures.mails}
        empty="All emails have been queued again."
      />
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Close
        </button>
        {list.total > 1 && (
          <button
            type="button"
            className="button button-ink"
            aria-disabled={resendAll.isPending}
            onClick={() => resendAll.run()}
          >
            Resend All
          </button>
        )}
      </div>
    </Modal>
  );
}
