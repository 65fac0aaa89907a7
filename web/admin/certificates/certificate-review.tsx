import { useRef, useState } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { canDo } from '#domain/certificates/certificate-status.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { clearDraft } from '#web/admin/ui/use-draft.ts';
import { useFormDraft } from '#web/admin/ui/use-form-draft.ts';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { type CheckActions, CheckDecision } from './check-decision.tsx';
import { CheckForm } from './check-form.tsx';
import { DocumentList } from './document-list.tsx';
import { Doubts } from './doubts.tsx';
import { EndForm, endingDraft } from './end-form.tsx';
import { readCheck, readFields } from './read-check-form.ts';
import { Registers } from './registers.tsx';

type Props = { certificate: AdminCertificate; next: AdminCertificate | undefined; onDecided: () => void };
type EndAction = 'refuse' | 'withdraw';

/** What is stated beside where to look it up, and the decision at the foot. */
export function CertificateReview({ certificate, next, onDecided }: Props) {
  const { id, state, number, registers, company } = certificate;
  const form = useRef<HTMLFormElement>(null);
  const [ending, setEnding] = useState<EndAction | null>(null);
  const draft = useFormDraft(`certificate ${id}`);
  const [discards, setDiscards] = useState(0);
  const check = useAdminMutation({
    subject: 'certificate',
    call: (body: ReturnType<typeof readCheck>) => callApi('POST', '/api/admin/certificates/:id/check', { id, body }),
    success: (reply) =>
      reply.company.verified && !company.verified ? adminMessages.verified : adminMessages.certificateChecked(reply),
    failure: adminMessages.certificateFailed,
    onSuccess: () => {
      draft.clear();
      onDecided();
    },
  });
  const end = useAdminMutation({
    subject: 'certificate',
    call: ({ action, reason }: { action: EndAction; reason: string }) =>
      callApi('POST', `/api/admin/certificates/:id/${action}`, { id, body: { reason } }),
    success: (_reply, { action }) => adminMessages.certificateEnded(action, company.email),
    failure: adminMessages.certificateFailed,
    onSuccess: () => {
      draft.clear();
      clearDraft(endingDraft(id));
      onDecided();
    },
  });
  const edit = useAdminMutation({
    subject: 'certificate',
    call: (body: ReturnType<typeof readFields>) =>
      callApi('PUT', '/api/admin/certificates/:id', { id, body: { ...body, version: certificate.version } }),
    success: (reply) => adminMessages.certificateSaved(reply, state),
    failure: adminMessages.certificateFailed,
    onSuccess: draft.clear,
  });
  const keep = useAdminMutation({
    subject: 'certificate',
    call: () => callApi('POST', '/api/admin/certificates/:id/keep', { id }),
    success: adminMessages.claimLeft,
    failure: adminMessages.certificateFailed,
    onSuccess: onDecided,
  });
  const canCheck = certificate.uncheckable === null && (canDo('check', state) || canDo('renew', state));
  const isPending = check.isPending || edit.isPending || keep.isPending;
  const validForm = () =>
    form.current !== null && !isPending && openFold(form.current).reportValidity() ? form.current : null;
  const actions: CheckActions = {
    check: () => {
      const valid = canCheck ? validForm() : null;
      if (valid !== null) check.run(readCheck(valid));
    },
    save: () => {
      const valid = canDo('edit', state) ? validForm() : null;
      if (valid !== null) edit.run(readFields(valid));
    },
    keep: () => {
      if (canDo('keep', state) && !isPending) keep.run();
    },
    refuse: () => canDo('refuse', state) && setEnding('refuse'),
    withdraw: () => canDo('withdraw', state) && setEnding('withdraw'),
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
  const field = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  };
  const enter = (name: 'number' | 'expires') => {
    field(name)?.focus();
    field(name)?.select();
  };
  const { check: v, save: s, keep: l, refuse: r, withdraw: w } = actions;
  const [n, d, e] = [() => enter('number'), () => enter('expires'), () => field('companyExists')?.click()];
  useShortcuts({ c: copy, o: openRegister, n, d, e, v, s, l, r, w });
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
            {certificate.fullName !== null && <span className="block check-soft">{certificate.fullName}</span>}
          </p>
        </header>
        <Doubts doubts={certificate.doubts} />
        <Registers certificate={certificate} onCopy={copy} onOpen={openRegister} />
        {certificate.uncheckable !== null && <p className="check-uncheckable">{certificate.uncheckable}</p>}
        {canDo('edit', state) && (
          <CheckForm
            key={discards}
            ref={form}
            draft={draft}
            onDiscard={() => {
              draft.clear();
              setDiscards(discards + 1);
            }}
            certificate={certificate}
            canCheck={canCheck}
            onSubmit={canCheck ? actions.check : actions.save}
          />
        )}
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
      <CheckDecision {...{ certificate, actions, canCheck, isPending, next }} onNext={onDecided} />
    </>
  );
}

const STATUS_CLASSES: Partial<Record<AdminCertificate['state'], string>> = {
  checked: 'status-proof',
  claimed: 'status-soft',
};

/** A field that the browser complains about must be in sight. */
function openFold(form: HTMLFormElement): HTMLFormElement {
  const fold = form.querySelector('details');
  if (fold !== null && !form.checkValidity()) fold.open = true;
  return form;
}
