import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainRoutes } from '#domain/plain-routes.ts';
import { needLines } from '#domain/service-requests/need-text.ts';
import type { ServiceRequestDetails } from '#domain/service-requests/service-request-admin.ts';
import { fileSize } from '#domain/text/file-size.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import { LeadDialog, LoadingDialog } from '#web/admin/leads/lead-dialog.tsx';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { CloseForm } from './close-form.tsx';
import { ForwardList } from './forward-list.tsx';
import { RecipientTable } from './recipient-table.tsx';
import { RequestState, Urgency } from './request-tags.tsx';

/** A request with all that became of it (section 2). */
export function RequestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['request', id],
    queryFn: () => callApi('GET', '/api/admin/service-requests/:id', { id }),
  });
  if (data === undefined)
    return <LoadingDialog failure={isError ? fetchFailures.serviceRequests : null} onClose={onClose} />;
  return <LoadedDialog request={data} onClose={onClose} />;
}

function LoadedDialog({ request, onClose }: { request: ServiceRequestDetails; onClose: () => void }) {
  const { id, equipmentType, state, recipients, messages } = request;
  const [isClosing, setClosing] = useState(false);
  const client = useQueryClient();
  const release = useAdminMutation({
    subject: 'request release',
    call: () => callApi('POST', '/api/admin/service-requests/:id/release', { id }),
    success: adminMessages.requestReleased,
    failure: adminMessages.requestReleaseFailed,
    onDone: onClose,
  });
  const deleteSpam = useAdminMutation({
    subject: 'request spam',
    call: () => callApi('DELETE', '/api/admin/service-requests/:id', { id }),
    success: adminMessages.spamDeleted,
    // Nothing is left to fetch again.
    onSuccess: () => client.removeQueries({ queryKey: ['request', id] }),
    failure: adminMessages.spamDeleteFailed,
    onDone: onClose,
  });
  const nameOf = (recipientId: number | null) =>
    recipients.find((recipient) => recipient.id === recipientId)?.companyName ?? 'all companies';
  return (
    <LeadDialog
      id={id}
      title={`Request from ${request.customerName}`}
      caseNumber={request.caseNumber}
      sender={['Customer', request.customerName]}
      email={request.customerEmail}
      fields={[
        ['Phone', request.customerPhone],
        ['Address confirmed', request.confirmedAt && formatTime(request.confirmedAt)],
        ['State', <RequestState key="state" request={request} />],
        [
          'Ended',
          request.endedAt && `${formatTime(request.endedAt)}${request.endedBy ? ` by ${request.endedBy}` : ''}`,
        ],
        ['Reason', request.endReason],
        ['Ordered', request.ordered && `${request.ordered}${request.orderedFrom ? `: ${request.orderedFrom}` : ''}`],
        ...needLines(request).map(
          ([label, text]) => [label, label === 'Urgency' ? <Urgency key="urgency" urgency={text} /> : text] as const,
        ),
        ['Received', formatTime(request.createdAt)],
        ['Files', request.files.length === 0 ? null : <FileList key="files" request={request} />],
      ]}
      text={['Service description', request.serviceDescription]}
      replySubject={`Your request: ${equipmentType} [${request.caseNumber}]`}
      quarantineReason={request.quarantineReason}
      quarantineNote="It goes out once its sender confirms the address."
      release={release}
      deleteSpam={mayCall('DELETE', '/api/admin/service-requests/:id') ? deleteSpam : undefined}
      notes={request.notes}
      notePath="/api/admin/service-requests/:id/notes"
      mails={{ requestId: String(id) }}
      actions={
        state === 'open' &&
        !isClosing && (
          <button type="button" className="button button-line" onClick={() => setClosing(true)}>
            Close Request
          </button>
        )
      }
      onClose={onClose}
    >
      <RecipientTable request={request} />
      {state === 'open' && <ForwardList id={id} />}
      {messages.length > 0 && (
        <>
          <h3>Questions and answers</h3>
          <ol className="admin-thread">
            {messages.map((message) => (
              <li key={message.id}>
                <p className="admin-hints">
                  {message.author === 'company'
                    ? `${nameOf(message.recipientId)}, ${formatTime(message.createdAt)}`
                    : `${message.author === 'buyer' ? request.customerName : 'Admin'} to ${nameOf(message.recipientId)}, ${formatTime(message.createdAt)}`}
                </p>
                <p className="admin-text">{message.body}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      {isClosing && <CloseForm id={id} onClose={() => setClosing(false)} />}
    </LeadDialog>
  );
}

function FileList({ request: { id, files, recipients } }: { request: ServiceRequestDetails }) {
  return files.map((file) => {
    const sender = recipients.find((recipient) => recipient.id === file.recipientId)?.companyName;
    return (
      <a
        key={file.id}
        className="link document-link"
        href={plainRoutes.adminRequestFile.path.replace(':id', String(id)).replace(':fileId', String(file.id))}
      >
        {file.name}{' '}
        <span className="text-soft">
          {fileSize(file.size)}
          {sender !== undefined && `, quote of ${sender}`}
        </span>
      </a>
    );
  });
}
