import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactMessageAdmin, ContactMessageDetails } from '#domain/contact/contact-message-admin.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { LeadDialog, LoadingDialog } from '#web/admin/leads/lead-dialog.tsx';
import { LeadTab, Sender } from '#web/admin/leads/lead-tab.tsx';
import { mayCall } from '#web/admin/may-call.browser.ts';
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
  { key: 'date', head: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
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
      dialog={(id, onClose) => <MessageDialog key={id} id={id} onClose={onClose} />}
    />
  );
}

/** A message with what became of it. */
function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['message', id],
    queryFn: () => callApi('GET', '/api/admin/contact-messages/:id', { id }),
  });
  if (data === undefined)
    return <LoadingDialog failure={isError ? fetchFailures.contactMessages : null} onClose={onClose} />;
  return <LoadedDialog message={data} onClose={onClose} />;
}

function LoadedDialog({ message, onClose }: { message: ContactMessageDetails; onClose: () => void }) {
  const { id, email, subject, quarantineReason, caseNumber, companies } = message;
  const mark = useAdminMutation({
    subject: 'message status',
    call: (status: 'in-progress' | 'resolved') =>
      callApi('PATCH', '/api/admin/contact-messages/:id/status', { id, body: { status } }),
    success: (_message, status) => adminMessages.statusUpdated(status),
    failure: adminMessages.statusFailed,
  });
  const client = useQueryClient();
  const release = useAdminMutation({
    subject: 'message release',
    call: () => callApi('POST', '/api/admin/contact-messages/:id/release', { id }),
    success: adminMessages.messageReleased,
    failure: adminMessages.messageReleaseFailed,
    onDone: onClose,
  });
  const deleteSpam = useAdminMutation({
    subject: 'message spam',
    call: () => callApi('DELETE', '/api/admin/contact-messages/:id', { id }),
    success: adminMessages.spamDeleted,
    // Nothing is left to fetch again.
    onSuccess: () => client.removeQueries({ queryKey: ['message', id] }),
    failure: adminMessages.spamDeleteFailed,
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
      id={id}
      title={subject}
      caseNumber={caseNumber}
      sender={['Contact', message.name]}
      email={email}
      fields={[
        ['Company', message.company],
        [
          'In the directory',
          companies.length === 0 ? null : <MentionedCompanies key="companies" companies={companies} />,
        ],
        ['Inquiry type', message.inquiryType.replaceAll('-', ' ')],
        ['Status', <MessageStatus key="status" status={message.status} />],
        ['Received', formatTime(message.createdAt)],
        ['Last updated', message.updatedAt && formatTime(message.updatedAt)],
        [
          'Answered',
          message.answeredAt &&
            `${formatTime(message.answeredAt)}${message.answeredBy ? ` by ${message.answeredBy}` : ''}`,
        ],
      ]}
      text={['Message', message.message]}
      replySubject={`Re: ${subject} [${caseNumber}]`}
      quarantineReason={quarantineReason}
      quarantineNote="No emails were sent."
      release={release}
      deleteSpam={mayCall('DELETE', '/api/admin/contact-messages/:id') ? deleteSpam : undefined}
      notes={message.notes}
      notePath="/api/admin/contact-messages/:id/notes"
      mails={{ contactMessageId: String(id) }}
      actions={
        <>
          {markButton('in-progress', 'Mark In Progress')}
          {markButton('resolved', 'Mark Resolved')}
        </>
      }
      onClose={onClose}
    />
  );
}

function MentionedCompanies({ companies }: Pick<ContactMessageDetails, 'companies'>) {
  return (
    <ul>
      {companies.map((company) => (
        <li key={company.id}>
          <a className="link" href={paths.adminCompany(company.id)}>
            {company.name}
          </a>
          {!company.approved && ', pending approval'}
        </li>
      ))}
    </ul>
  );
}

function MessageStatus({ status }: { status: string }) {
  return <span className={STATUS_STYLES[status] ?? 'status status-soft'}>{status.replaceAll('-', ' ')}</span>;
}
