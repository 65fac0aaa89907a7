import { useState } from 'react';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { listQuery } from '#web/admin/dashboard-state.ts';
import { AdminTable, formatTime, HeadRow } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { adminMessages, fetchFailures } from '../admin-messages.ts';
import { Modal } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';

const HEAD = ['Email', 'Actions'];

/** Tells that mails could not be sent, as long as there are any, and leads to them. */
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
  const query = listQuery({ page });
  const read = () => callApi('GET', '/api/admin/dead-mails', { query });
  const list = useAdminList(['dead-mails', query], read, page, (change) => setPage(change.page));
  const act = useAction();
  const resend = (id: number) =>
    act(
      () => callApi('POST', '/api/admin/dead-mails/:id/resend', { id, body: {} }),
      adminMessages.resent({ changed: 1 }),
      adminMessages.resendFailed,
    );
  const resendAll = () =>
    act(
      () => callApi('POST', '/api/admin/dead-mails/resend', { body: {} }),
      adminMessages.resent,
      adminMessages.resendFailed,
    );
  return (
    <Modal title="Emails that could not be sent" onClose={onClose} isWide>
      <p className="mb-4">{`We tried to deliver each for ${MAIL_RETRY_DAYS} days. Once the cause is fixed, resend them.`}</p>
      <AdminTable
        isNarrow
        label="Emails"
        list={list}
        failure={fetchFailures.mails}
        empty="All emails have been queued again."
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={list.items.map(({ id, recipient, subject, lastError, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <span className="admin-name">{recipient}</span>
              <span className="admin-hints">
                <span>{subject}</span>
                <span>{`Queued ${formatTime(createdAt)}`}</span>
                <span>{lastError}</span>
              </span>
            </th>
            <td>
              <div className="admin-actions">
                <button
                  type="button"
                  className="mini"
                  aria-label={`Resend: ${subject}, to ${recipient}`}
                  onClick={() => void resend(id)}
                >
                  Resend
                </button>
              </div>
            </td>
          </tr>
        ))}
      />
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Close
        </button>
        {list.total > 1 && (
          <button type="button" className="button button-ink" onClick={() => void resendAll()}>
            Resend All
          </button>
        )}
      </div>
    </Modal>
  );
}
