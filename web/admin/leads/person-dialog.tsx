import { useId, useState } from 'react';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { saveFile } from '#web/admin/ui/save-file.browser.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';

const LABELS: Record<string, string> = {
  serviceRequests: 'Service requests, with files, threads and quotes',
  contactMessages: 'Contact messages',
  notes: 'Notes about them',
  mails: 'Emails',
  doubts: 'Doubts about profiles',
  auditStates: 'Entries of the audit log, whose details are emptied',
  memberships: 'Companies that they manage',
  claims: 'Claims to companies, with documents',
  sessions: 'Sessions',
  signInLinks: 'Links that sign in',
  decisions: 'Decisions on claims, which no longer name them',
  listingChanges: 'Changes to listings, which no longer name them',
  memberAuditStates: 'Entries of the audit log about companies, whose details are emptied',
  auditEntries: 'Entries of the audit log, which no longer name them',
  accounts: 'Account',
};

type Found = { email: string; erased: Record<string, number> };

/** Hands out or erases the data of a person: first it shows what there is. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const field = useId();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState('');
  const find = async (email: string) => {
    const body = { email, dryRun: true };
    const reply = await callApi('POST', '/api/admin/erasures', { body }).catch((error: unknown) => {
      setProblem(error instanceof CallError && error.reason !== '' ? error.reason : 'Failed to look for the data.');
    });
    setFound(reply ? { email, erased: reply.erased } : null);
    if (reply) setProblem('');
  };
  const erase = useAdminMutation({
    subject: 'erasure',
    call: (email: string) => callApi('POST', '/api/admin/erasures', { body: { email } }),
    success: adminMessages.erased,
    failure: adminMessages.eraseFailed,
    onSuccess: onClose,
  });
  const download = useAdminMutation({
    subject: 'person export',
    call: (email: string) => callApi('POST', '/api/admin/person-exports', { body: { email } }),
    success: adminMessages.personExported,
    failure: adminMessages.personExportFailed,
    onSuccess: (reply) => saveFile('person.json', JSON.stringify(reply, null, 2), 'application/json'),
  });
  const isNothing = found !== null && Object.values(found.erased).every((count) => count === 0);
  return (
    <Modal title="A person's data" onClose={onClose} isWide>
      <p>
        What a person has sent as a buyer or visitor, and what there is about them as a member of a company. Erasing it
        withdraws open requests, informs their companies, and cannot be undone. The audit log proves both, without the
        address.
      </p>
      <form
        className="admin-note-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        <label htmlFor={field}>Email address of the person</label>
        <input id={field} name="email" type="email" className="field" data-first="" aria-invalid={problem !== ''} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="submit" className="mini">
          Find
        </button>
      </form>
      {found !== null && (
        <div role="status">
          <h3>{isNothing ? `There is nothing of ${found.email}.` : `Of ${found.email}`}</h3>
          {!isNothing && (
            <ul className="admin-list">
              {Object.entries(found.erased)
                .filter(([, count]) => count > 0)
                .map(([name, count]) => (
                  <li key={name}>{`${LABELS[name] ?? name}: ${count.toLocaleString('en')}`}</li>
                ))}
            </ul>
          )}
        </div>
      )}
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onClose}>
          Cancel
        </button>
        {found !== null && !isNothing && (
          <button
            type="button"
            className="button button-line"
            aria-disabled={download.isPending}
            onClick={() => download.run(found.email)}
          >
            Download
          </button>
        )}
        {found !== null && !isNothing && (
          <button
            type="button"
            className="button button-stop"
            aria-disabled={erase.isPending}
            onClick={() => erase.run(found.email)}
          >
            Erase
          </button>
        )}
      </div>
    </Modal>
  );
}
