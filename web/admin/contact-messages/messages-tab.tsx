import { useState } from 'react';
import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { AdminTable, type Column, Empty, formatDate } from '#web/admin/ui/admin-table.tsx';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { MessageDialog, MessageStatus } from './message-dialog.tsx';

const STATUSES = ['new', 'in-progress', 'resolved', 'held'] as const;
const COLUMNS: Column<ContactMessageAdmin>[] = [
  { head: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    head: 'Contact',
    isRowHeader: true,
    cell: ({ name, email }) => (
      <>
        <span className="admin-name">{name}</span>
        <span className="admin-hints">{email}</span>
      </>
    ),
  },
  { head: 'Company', cell: ({ company }) => company },
  { head: 'Inquiry Type', cell: ({ inquiryType }) => inquiryType.replaceAll('-', ' ') },
  { head: 'Subject', cell: ({ subject }) => subject },
  { head: 'Status', cell: ({ status }) => <MessageStatus status={status} /> },
];

/** Contact messages (section 2). Those quarantined as spam are listed separately. */
export function MessagesTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const filter = { search, status: STATUSES.find((status) => status === state.status) };
  const query = { ...filter, page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/contact-messages', { query });
  const list = useAdminList(['messages', query], fetchPage, page, onChange);
  const [opened, setOpened] = useState<ContactMessageAdmin | null>(null);
  // A new status may remove the message from the list that is shown; its dialog stays.
  const open = list.items.find(({ id }) => id === opened?.id) ?? opened;
  const actionsColumn: Column<ContactMessageAdmin> = {
    head: 'Actions',
    cell: (message) => (
      <button
        type="button"
        className="mini"
        aria-label={`Details of the message from ${message.name}`}
        onClick={() => setOpened(message)}
      >
        Details
      </button>
    ),
  };
  return (
    <>
      <div className="admin-tools">
        <label>
          Show{' '}
          <select value={filter.status ?? ''} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">All messages</option>
            <option value="new">New</option>
            <option value="in-progress">In progress</option>
            <option value="resolved">Resolved</option>
            <option value="held">Suspected spam{list.data && ` (${list.data.held})`}</option>
          </select>
        </label>
        <a href={`${plainRoutes.exportContactMessages.path}?${toQuery(filter)}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Contact messages"
        list={list}
        columns={[...COLUMNS, actionsColumn]}
        rowKey={({ id }) => id}
        failure={fetchFailures.contactMessages}
        empty={
          <Empty
            text={
              search === '' && filter.status === undefined ? 'No contact messages yet.' : 'No contact messages found'
            }
            search={search}
            onClear={() => onChange({ search: '' })}
          />
        }
      />
      {open && <MessageDialog message={open} onMarked={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}
