import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import { callApi } from '#web/api/call-api.ts';
import type { TabProps } from '../admin-desk.tsx';
import { adminMessages, fetchFailures } from '../admin-messages.ts';
import { listQuery } from '../desk-state.ts';
import { DeskTable, formatDate, formatTime, HeadRow, Pager, tableStatus } from '../ui/desk-table.tsx';
import { Facts, Modal } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';

const HEAD = ['Date', 'Contact', 'Company', 'Inquiry Type', 'Subject', 'Status', 'Actions'];

/** Specification section 2 "Contact Messages tab"; what was held back as spam is listed apart. */
export function MessagesTab({ state, onChange }: TabProps) {
  const { search, page, status: shown } = state;
  const query = listQuery({ search, page, status: shown });
  const { data, status, refetch } = useQuery({
    queryKey: ['messages', query],
    queryFn: () => callApi('GET', '/api/admin/contact-messages', { query }),
    placeholderData: keepPreviousData,
  });
  const [openId, setOpenId] = useState<number | null>(null);
  const open = data?.items.find(({ id }) => id === openId);
  return (
    <>
      <div className="desk-tools">
        <label>
          Show{' '}
          <select value={shown} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">all</option>
            <option value="new">new</option>
            <option value="in-progress">in progress</option>
            <option value="resolved">resolved</option>
            <option value="held">held back ({data?.held ?? 0})</option>
          </select>
        </label>
        <a href={`/api/admin/contact-messages.csv?${listQuery({ search, status: shown })}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <DeskTable
        label="Contact messages"
        status={tableStatus(status)}
        failure={fetchFailures.contactMessages}
        empty="No contact messages yet."
        onRetry={() => void refetch()}
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={(data?.items ?? []).map((message) => (
          <tr key={message.id}>
            <td>{formatDate(message.createdAt)}</td>
            <th scope="row">
              <span className="desk-name">{message.name}</span>
              <span className="desk-hints">{message.email}</span>
            </th>
            <td>{message.company}</td>
            <td>{message.inquiryType.replaceAll('-', ' ')}</td>
            <td>{message.subject}</td>
            <td>
              <MessageStatus status={message.status} />
            </td>
            <td>
              <button
                type="button"
                className="mini"
                aria-label={`Details of the message of ${message.name}`}
                onClick={() => setOpenId(message.id)}
              >
                Details
              </button>
            </td>
          </tr>
        ))}
      />
      <Pager page={page} total={data?.total ?? 0} limit={ADMIN_PAGE_SIZE} onPage={(next) => onChange({ page: next })} />
      {open && <MessageDialog message={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const STATUS_STYLES: Record<string, string> = {
  new: 'status status-new',
  'in-progress': 'status status-progress',
  resolved: 'status status-proof',
};

function MessageStatus({ status }: { status: string }) {
  return <span className={STATUS_STYLES[status] ?? 'status status-soft'}>{status.replaceAll('-', ' ')}</span>;
}

function MessageDialog({ message, onClose }: { message: ContactMessageAdmin; onClose: () => void }) {
  const act = useAction();
  const { id, email, subject } = message;
  const mark = (status: 'in-progress' | 'resolved') =>
    act(
      () => callApi('PATCH', '/api/admin/contact-messages/:id/status', { id, body: { status } }),
      adminMessages.statusUpdated,
      adminMessages.statusFailed,
    );
  return (
    <Modal title={subject} onClose={onClose} isWide>
      <Facts
        facts={[
          ['Contact', message.name],
          [
            'Email',
            <a key="mail" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ['Company', message.company],
          ['Inquiry type', message.inquiryType.replaceAll('-', ' ')],
          ['Status', <MessageStatus key="status" status={message.status} />],
          ['Received', formatTime(message.createdAt)],
          ['Changed', message.updatedAt && formatTime(message.updatedAt)],
          ['Held back', message.heldReason],
          [
            'Message',
            <span key="text" className="desk-text">
              {message.message}
            </span>,
          ],
        ]}
      />
      <div className="desk-dialog-actions">
        <button
          type="button"
          className="button button-line"
          disabled={message.status === 'in-progress'}
          onClick={() => void mark('in-progress')}
        >
          Mark In Progress
        </button>
        <button
          type="button"
          className="button button-line"
          disabled={message.status === 'resolved'}
          onClick={() => void mark('resolved')}
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
