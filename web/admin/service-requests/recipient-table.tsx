import { paths } from '#domain/paths.ts';
import type { ServiceRequestDetails } from '#domain/service-requests/service-request-admin.ts';
import { AdminTable, type Column, formatTime } from '#web/admin/ui/admin-table.tsx';

type Recipient = ServiceRequestDetails['recipients'][number];
const STYLES: Record<Recipient['answer'], string> = {
  waiting: 'status status-soft',
  quoted: 'status',
  answered: 'status',
  declined: 'status status-soft',
};

/** The companies that have a request: when they got it, whether they looked, what they answered. */
export function RecipientTable({ request: { recipients, quotes } }: { request: ServiceRequestDetails }) {
  const columns: Column<Recipient>[] = [
    {
      head: 'Company',
      isRowHeader: true,
      cell: ({ companyId, companyName, companyEmail, addedBy }) => (
        <>
          <a
            className="link admin-name"
            href={paths.company({ id: companyId, name: companyName })}
            target="_blank"
            rel="noopener"
          >
            {companyName}
          </a>
          <span className="admin-hints">
            {companyEmail === '' ? (
              <span className="admin-warning">No email address: it cannot be mailed</span>
            ) : (
              companyEmail
            )}
            {addedBy === 'admin' && <span>Added by an admin</span>}
          </span>
        </>
      ),
    },
    { head: 'Sent', cell: ({ sentAt }) => (sentAt === null ? '–' : formatTime(sentAt)) },
    { head: 'Opened', cell: ({ openedAt }) => (openedAt === null ? '–' : formatTime(openedAt)) },
    {
      head: 'Answer',
      cell: ({ id, answer, answeredAt, declineReason, declineNote, reminders }) => (
        <>
          <span className={STYLES[answer]}>{answer}</span>
          <span className="admin-hints">
            {answeredAt !== null && <span>{formatTime(answeredAt)}</span>}
            {quotes
              .filter(({ recipientId }) => recipientId === id)
              .map(({ price }) => (
                <span key={price}>{price}</span>
              ))}
            {declineReason !== null && <span>{declineReason}</span>}
            {declineNote !== null && <span>{declineNote}</span>}
            {reminders > 0 && <span>{reminders === 1 ? '1 reminder' : `${reminders} reminders`}</span>}
          </span>
        </>
      ),
    },
  ];
  return (
    <>
      <h3>Companies</h3>
      <AdminTable
        label="Companies of the request"
        list={{ items: recipients, status: 'ready', isFetching: false }}
        columns={columns}
        rowKey={({ id }) => id}
        failure=""
        empty="No company has this request yet."
      />
    </>
  );
}
