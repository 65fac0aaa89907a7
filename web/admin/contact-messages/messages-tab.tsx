import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { LeadDialog, LeadTab, Sender } from '#web/admin/leads/lead-tab.tsx';
import { type Column, formatDate, formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const STATUSES = [
  ['new', 'New'],
  ['in-progress', 'In progress'],
  ['resolved', 'Resolved'],
] as const;
const STATUS_STYLES: Record<string, string> = {
  new: 'status status-new',
  'in-progress': 'status status-progress',
  resolved: 'status status-proof',
};
const COLUMNS: Column<ContactMessageAdmin>[] = [
  { head: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  { head: 'Contact', isRowHeader: true, cell: ({ name, email }) => <Sender name={name} email={email} /> },
  { head: 'Company', cell: ({ company }) => company },
  { head: 'Inquiry Type', cell: ({ inquiryType }) => inquiryType.replaceAll('-', ' ') },
  { head: 'Subject', cell: ({ subject }) => subject },
  { head: 'Status', cell: ({ status }) => <MessageStatus status={status} /> },
];

export function MessagesTab(props: TabProps) {
  const { search, status } = props.state;
  return (
    <LeadTab
      {...props}
      kind="message"
      statuses={STATUSES}
      fetchPage={(query) => callApi('GET', '/api/admin/contact-messages', { query })}
      exportPath={plainRoutes.exportContactMessages.path}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      failure={fetchFailures.contactMessages}
      empty={search === '' && status === '' ? 'No contact messages yet.' : 'No contact messages found'}
      dialog={(message, onMarked, onClose) => <MessageDialog {...{ message, onMarked, onClose }} />}
    />
  );
}

type DialogProps = {
  message: ContactMessageAdmin;
  onMarked: (message: ContactMessageAdmin) => void;
  onClose: () => void;
};

function MessageDialog({ message, onMarked, onClose }: DialogProps) {
  const { id, email, subject, quarantineReason } = message;
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
  const markButton = (status: 'in-progress' | 'resolved', label: string) => (
    <button
      type="button"
      className="button button-line"
      disabled={message.status === status}
      onClick={() => mark.run(status)}
    >
      {label}
    </button>
  );
  return (
    <LeadDialog
      title={subject}
      sender={['Contact', message.name]}
      email={email}
      fields={[
        ['Company', message.company],
        ['Inquiry type', message.inquiryType.replaceAll('-', ' ')],
        ['Status', <MessageStatus key="status" status={message.status} />],
        ['Received', formatTime(message.createdAt)],
        ['Last updated', message.updatedAt && formatTime(message.updatedAt)],
      ]}
      text={['Message', message.message]}
      replySubject={`Re: ${subject}`}
      quarantineReason={quarantineReason}
      release={release}
      onClose={onClose}
    >
      {markButton('in-progress', 'Mark In Progress')}
      {markButton('resolved', 'Mark Resolved')}
    </LeadDialog>
  );
}

function MessageStatus({ status }: { status: string }) {
  return <span className={STATUS_STYLES[status] ?? 'status status-soft'}>{status.replaceAll('-', ' ')}</span>;
}
