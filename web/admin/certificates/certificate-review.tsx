import { useRef, useState } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { canDo } from '#domain/certificates/certificate-status.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { type CallBody, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CheckForm, readCheckForm } from './check-form.tsx';
import { DocumentList } from './document-list.tsx';
import { Doubts } from './doubts.tsx';
import { EndForm } from './end-form.tsx';
import { Registers } from './registers.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = { certificate: AdminCertificate; next: AdminCertificate | undefined; onDecided: () => void };
type CheckBody = CallBody<'POST', '/api/admin/certificates/:id/check'>;
type EndAction = 'refuse' | 'withdraw';

/** What is stated beside where to look it up, and the decision at the foot. */
export function CertificateReview({ certificate, next, onDecided }: Props) {
  const { id, state, number, registers, company } = certificate;
  const form = useRef<HTMLFormElement>(null);
  const [ending, setEnding] = useState<EndAction | null>(null);
  const check = useAdminMutation({
    subject: 'certificate',
    call: (body: CheckBody) => callApi('POST', '/api/admin/certificates/:id/check', { id, body }),
    success: (reply) =>
      reply.company.verified && !company.verified ? adminMessages.verified : adminMessages.certificateChecked(reply),
    failure: adminMessages.certificateFailed,
    onSuccess: onDecided,
  });
  const end = useAdminMutation({
    subject: 'certificate',
    call: ({ action, reason }: { action: EndAction; reason: string }) =>
      callApi('POST', `/api/admin/certificates/:id/${action}`, { id, body: { reason } }),
    success: (_reply, { action }) => adminMessages.certificateEnded(action, company.email),
    failure: adminMessages.certificateFailed,
    onSuccess: onDecided,
  });
  const canCheck = canDo('check', state) || canDo('renew', state);
  const submitCheck = () => {
    if (form.current === null || !canCheck || check.isPending || !form.current.reportValidity()) return;
    check.run(readCheckForm(form.current));
  };
  const copy = () => {
    if (number === null) return;
    navigator.clipboard.writeText(number).then(
      () => showToast(adminMessages.numberCopied(number)),
      () => showToast(adminMessages.copyFailed),
    );
  };
  const openRegister = () => {
    const url = certificate.registerUrl ?? registers.find((register) => register.url !== null)?.url;
    if (url) open(url, '_blank', 'noopener');
  };
  const offer = (action: EndAction) => (canDo(action, state) ? () => setEnding(action) : () => {});
  useShortcuts({ c: copy, o: openRegister, v: submitCheck, r: offer('refuse'), w: offer('withdraw') });
  return (
    <>
      <article className="check-main" aria-label={`${certificate.name} of ${company.name}`}>
        <header>
          <h2>
            {certificate.name} <span className={`status ${STATUS_CLASSES[state] ?? ''}`}>{state}</span>
          </h2>
          <p>
            {company.name}, {company.location}
            {!company.approved && ' (pending approval)'}
          </p>
        </header>
        <Doubts doubts={certificate.doubts} />
        <Registers certificate={certificate} onCopy={copy} onOpen={openRegister} />
        {canCheck && <CheckForm ref={form} certificate={certificate} onSubmit={submitCheck} />}
        <CertificateFacts certificate={certificate} />
        {certificate.checkedAt !== null && (
          <p className="check-note">
            Last checked {formatTime(certificate.checkedAt)} by {certificate.checkedBy}: {certificate.checkNote}
          </p>
        )}
        {certificate.endReason !== null && <p className="check-note">Reason: {certificate.endReason}</p>}
      </article>
      <DocumentList certificate={certificate} />
      {ending !== null && (
        <EndForm
          action={ending}
          certificate={certificate}
          isPending={end.isPending}
          onSubmit={(reason) => end.run({ action: ending, reason })}
          onClose={() => setEnding(null)}
        />
      )}
      <div className="check-bar">
        {canCheck && (
          <button type="button" className="button button-ink" aria-disabled={check.isPending} onClick={submitCheck}>
            Checked <kbd>V</kbd>
          </button>
        )}
        {canDo('refuse', state) && (
          <button type="button" className="button button-line text-stop" onClick={() => setEnding('refuse')}>
            Refuse <kbd>R</kbd>
          </button>
        )}
        {canDo('withdraw', state) && (
          <button type="button" className="button button-line" onClick={() => setEnding('withdraw')}>
            Withdrawn <kbd>W</kbd>
          </button>
        )}
        <span className="check-next">
          {next === undefined ? (
            'The last one of this list'
          ) : (
            <button type="button" className="button button-line" onClick={onDecided}>
              Next
              <span>
                : {next.name}, {next.company.name}
              </span>{' '}
              <kbd>J</kbd>
            </button>
          )}
        </span>
      </div>
    </>
  );
}

const STATUS_CLASSES: Partial<Record<AdminCertificate['state'], string>> = {
  checked: 'status-proof',
  claimed: 'status-soft',
};
