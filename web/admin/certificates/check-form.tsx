import { type Ref, useState } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { CHECK_MONTHS } from '#domain/certificates/admin-certificate.ts';
import { CHECK_METHODS, type CheckMethod } from '#domain/certificates/certificate.ts';
import { addMonths, todayIn } from '#domain/certificates/local-date.ts';
import type { FormDraft } from '#web/admin/ui/use-form-draft.ts';
import { CertificateFields } from './certificate-fields.tsx';

const METHODS: Record<CheckMethod, { label: string; note: string }> = {
  register: { label: "Issuer's register", note: 'Listed as current in the register; holder, number and scope agree.' },
  document: { label: 'Document', note: 'Seen on the document; holder, number and scope agree.' },
  issuer: { label: "Issuer's answer", note: 'Confirmed by the issuer.' },
};

type Props = {
  certificate: AdminCertificate;
  /** Whether it can be checked in its state; else what it states can be corrected. */
  canCheck: boolean;
  draft: FormDraft;
  onDiscard: () => void;
  onSubmit: () => void;
  ref: Ref<HTMLFormElement>;
};

/** What was found, filled in with what is stated: where they agree, one key decides. */
export function CheckForm({ certificate, canCheck, draft, onDiscard, onSubmit, ref }: Props) {
  return (
    <form
      ref={ref}
      className="check-form"
      aria-label={canCheck ? 'What was found' : 'What is stated'}
      onInput={draft.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CertificateFields certificate={certificate} draft={draft} />
      {canCheck && <HowChecked hasCompany={certificate.company.companyCheckedAt !== null} draft={draft} />}
      {draft.isTyped && (
        <p className="is-wide check-soft">
          What you have typed is not saved yet. It stays here in this tab.{' '}
          <button type="button" className="link" onClick={onDiscard}>
            Discard it
          </button>
        </p>
      )}
      <button type="submit" className="sr-only">
        {canCheck ? 'Checked' : 'Save'}
      </button>
    </form>
  );
}

function HowChecked({ hasCompany, draft }: { hasCompany: boolean; draft: FormDraft }) {
  const [how, setHow] = useState(CHECK_METHODS.find((method) => draft.text('how', null) === method) ?? 'register');
  const [note, setNote] = useState(() => draft.text('note', METHODS[how].note));
  const choose = (method: CheckMethod) => {
    // A note of one's own stays.
    if (note === METHODS[how].note) setNote(METHODS[method].note);
    setHow(method);
  };
  return (
    <>
      <fieldset>
        <legend>Checked by</legend>
        {CHECK_METHODS.map((method) => (
          <label key={method}>
            <input type="radio" name="how" value={method} checked={how === method} onChange={() => choose(method)} />{' '}
            {METHODS[method].label}
          </label>
        ))}
      </fieldset>
      <label className="is-note">
        What was seen
        <textarea
          name="note"
          rows={2}
          className="field"
          required
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <label>
        Check again by
        <input
          name="checkAgainBy"
          type="date"
          className="field"
          defaultValue={draft.text('checkAgainBy', addMonths(todayIn(null, new Date()), CHECK_MONTHS))}
        />
      </label>
      {!hasCompany && (
        <label className="check-box is-wide">
          <input type="checkbox" name="companyExists" defaultChecked={draft.isOn('companyExists', false)} />{' '}
          <span data-key="E">
            The company exists: name, address, website and contact checked (needed for the badge)
          </span>
        </label>
      )}
    </>
  );
}
