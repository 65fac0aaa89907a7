import { useState } from 'react';
import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import type { TabProps } from '#web/admin/admin-dashboard.tsx';
import { useAdminList } from '#web/admin/admin-list.ts';
import { listQuery } from '#web/admin/dashboard-state.ts';
import { AdminTable, Empty, formatDate, formatTime, HeadRow } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { adminMessages, fetchFailures } from '../admin-messages.ts';
import { Facts, Modal } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';

const HEAD = ['Date', 'Contact', 'Company', 'Inquiry Type', 'Subject', 'Status', 'Actions'];

/** Specification section 2 "Contact Messages tab"; what was held back as spam is listed apart. */
export function MessagesTab({ state, onChange }: TabProps) {
  const { search, page, status: shown } = state;
  const query = listQuery({ search, page, status: shown });
  const read = () => callApi('GET', '/api/admin/contact-messages', { query });
  const list = useAdminList(['messages', query], read, page, onChange);
  const [opened, setOpened] = useState<ContactMessageAdmin | null>(null);
  // Marking may take the message out of the list that is shown; its dialog stays.
  const open = list.items.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <>
      <div className="admin-tools">
        <label>
          Show{' '}
          <select value={shown} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">All messages</option>
            <option value="new">New</option>
            <option value="in-progress">In progress</option>
            <option value="resolved">Resolved</option>
            <option value="held">Suspected spam{list.data && ` (${list.data.held})`}</option>
          </select>
        </label>
        <a href={`/api/admin/contact-messages.csv?${listQuery({ search, status: shown })}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Contact messages"
        list={list}
        failure={fetchFailures.contactMessages}
        empty={
          <Empty
            text={search === '' && shown === '' ? 'No contact messages yet.' : 'No contact messages found'}
            search={search}
            onClear={() => onChange({ search: '' })}
          />
        }
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={list.items.map((message) => (
          <tr key={message.id}>
            <td>{formatDate(message.createdAt)}</td>
            <th scope="row">
              <span className="admin-name">{message.name}</span>
              <span className="admin-hints">{message.email}</span>
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
                aria-label={`Details of the message from ${message.name}`}
                onClick={() => setOpened(message)}
              >
                Details
              </button>
            </td>
          </tr>
        ))}
      />
      {open && <MessageDialog message={open} onMarked={setOpened} onClose={() => setOpened(null)} />}
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

type DialogProps = {
  message: ContactMessageAdmin;
  onMarked: (message: ContactMessageAdmin) => void;
  onClose: () => void;
};

function MessageDialog({ message, onMarked, onClose }: DialogProps) {
  const act = useAction();
  const { id, email, subject } = message;
  const mark = async (status: 'in-progress' | 'resolved') => {
    const isMarked = await act(
      () => callApi('PATCH', '/api/admin/contact-messages/:id/status', { id, body: { status } }),
      adminMessages.statusUpdated(status),
      adminMessages.statusFailed,
    );
    if (isMarked) onMarked({ ...message, status, updatedAt: null });
  };
  const release = async () => {
    const isSent = await act(
      () => callApi('POST', '/api/admin/contact-messages/:id/release', { id, body: {} }),
      adminMessages.messageReleased,
      adminMessages.messageReleaseFailed,
    );
    if (isSent) onClose();
  };
  return (
    <Modal title={subject} onClose={onClose} isWide>
      {message.quarantineReason !== null && (
        <p className="admin-conflict">Held as suspected spam: {message.quarantineReason}. No emails were sent.</p>
      )}
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
          <button type="button" className="button button-line" onClick={() => void release()}>
            Not spam: deliver
          </button>
        )}
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
