import { useId, useState } from 'react';
import type { AdminMail, MailState } from '#domain/mail/admin-mail.ts';
import { paths } from '#domain/paths.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import { AdminTable, type Column, formatTime } from '#web/admin/ui/admin-table.tsx';
import { useFormDraft } from '#web/admin/ui/use-form-draft.ts';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';

const RESEND = 'mail resend';
const DISMISS = 'mail dismiss';
const STYLES: Record<MailState, string> = {
  queued: 'status status-soft',
  sent: 'status',
  failing: 'status status-high',
  'given up': 'status status-emergency',
  bounced: 'status status-emergency',
  dismissed: 'status status-soft',
};

type Query = { state?: 'troubled'; requestId?: string; contactMessageId?: string; search?: string };

/** Mails with what became of them; those in trouble can be corrected, sent again and dismissed. */
export function MailList({ query, empty }: { query: Query; empty: string }) {
  const [page, setPage] = useState(1);
  const paged = { ...query, page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/mails', { query: paged });
  const list = useAdminList(['mails', paged], fetchPage, page, (change) => setPage(change.page));
  const dismiss = useAdminMutation({
    subject: DISMISS,
    call: (id: number) => callApi('POST', '/api/admin/mails/:id/dismiss', { id }),
    success: adminMessages.mailDismissed,
    failure: adminMessages.dismissFailed,
  });
  const pending = usePendingInputs<number>(DISMISS);
  const columns: Column<AdminMail>[] = [
    {
      head: 'Email',
      isRowHeader: true,
      cell: (mail) => (
        <>
          <span className="admin-name">{mail.recipient}</span>
          <span className="admin-hints">
            <span>{mail.subject}</span>
            <span>{timesOf(mail)}</span>
            {mail.words !== null && <span>{mail.words}</span>}
            {query.requestId === undefined && mail.requestId !== null && (
              <a className="link" href={paths.adminRequest(mail.requestId)}>
                Open the request
              </a>
            )}
          </span>
        </>
      ),
    },
    { head: 'State', cell: ({ state }) => <span className={STYLES[state]}>{state}</span> },
    {
      head: 'Actions',
      cell: (mail) =>
        canBeResent(mail) && (
          <div className="admin-actions">
            <ResendForm mail={mail} />
            {mail.state !== 'dismissed' && (
              <button
                type="button"
                className="mini"
                aria-label={`Dismiss: ${mail.subject}, to ${mail.recipient}`}
                aria-disabled={pending.includes(mail.id)}
                onClick={() => dismiss.run(mail.id)}
              >
                Dismiss
              </button>
            )}
          </div>
        ),
    },
  ];
  return (
    <AdminTable
      width="narrow"
      label="Emails"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      isPending={({ id }) => pending.includes(id)}
      failure={fetchFailures.mails}
      empty={empty}
    />
  );
}

function canBeResent({ state }: AdminMail): boolean {
  return state === 'failing' || state === 'given up' || state === 'bounced' || state === 'dismissed';
}

function timesOf({ createdAt, sentAt, nextAttemptAt, attempts, state }: AdminMail): string {
  if (sentAt !== null) return `Sent ${formatTime(sentAt)}`;
  const next = nextAttemptAt !== null && state === 'failing' ? `, next attempt ${formatTime(nextAttemptAt)}` : '';
  return `Queued ${formatTime(createdAt)}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}${next}`;
}

/** Resend as it is, or after correcting the address. */
function ResendForm({ mail }: { mail: AdminMail }) {
  const { id, recipient, subject } = mail;
  const draft = useFormDraft(`mail ${id}`);
  const [isOpen, setOpen] = useState(draft.isTyped);
  const field = useId();
  const close = () => {
    draft.clear();
    setOpen(false);
  };
  const resend = useAdminMutation({
    subject: RESEND,
    call: (address: string) =>
      callApi('POST', '/api/admin/mails/:id/resend', {
        id,
        body: address === recipient ? {} : { recipient: address },
      }),
    success: adminMessages.resent({ changed: 1 }),
    failure: (error) => adminMessages.resendRefused(error instanceof CallError ? error.reason : ''),
    onSuccess: close,
  });
  if (!isOpen) {
    return (
      <button
        type="button"
        className="mini"
        aria-label={`Resend: ${subject}, to ${recipient}`}
        onClick={() => setOpen(true)}
      >
        Resend
      </button>
    );
  }
  return (
    <form
      className="admin-inline-form"
      noValidate
      onInput={draft.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        resend.run(String(new FormData(event.currentTarget).get('recipient') ?? '').trim());
      }}
    >
      <label htmlFor={field}>Send to</label>
      <input
        id={field}
        name="recipient"
        type="email"
        className="field"
        defaultValue={draft.text('recipient', recipient)}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus has become this field
        autoFocus
      />
      <button type="submit" className="mini mini-ink" aria-disabled={resend.isPending}>
        Send
      </button>
      <button type="button" className="mini" onClick={close}>
        Cancel
      </button>
    </form>
  );
}
