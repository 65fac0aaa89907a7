import { type Ref, useState } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { CHECK_MONTHS } from '#domain/certificates/admin-certificate.ts';
import { CHECK_METHODS, type CheckMethod } from '#domain/certificates/certificate.ts';
import { addMonths, todayIn } from '#domain/certificates/local-date.ts';
import type { CallBody } from '#web/api/call-api.ts';

const METHODS: Record<CheckMethod, { label: string; note: string }> = {
  register: { label: "Issuer's register", note: 'Listed as current in the register; holder, number and scope agree.' },
  document: { label: 'Document', note: 'Seen on the document; holder, number and scope agree.' },
  issuer: { label: "Issuer's answer", note: 'Confirmed by the issuer.' },
};

type Props = { certificate: AdminCertificate; onSubmit: () => void; ref: Ref<HTMLFormElement> };

/** What was found, filled in with what is stated: where they agree, one key decides. */
export function CheckForm({ certificate, onSubmit, ref }: Props) {
  const [how, setHow] = useState<CheckMethod>('register');
  const [note, setNote] = useState(METHODS.register.note);
  const choose = (method: CheckMethod) => {
    // A note of one's own stays.
    if (note === METHODS[how].note) setNote(METHODS[method].note);
    setHow(method);
  };
  return (
    <form
      ref={ref}
      className="check-form"
      aria-label="What was found"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset>
        <legend>Checked by</legend>
        {CHECK_METHODS.map((method) => (
          <label key={method}>
            <input type="radio" name="how" value={method} checked={how === method} onChange={() => choose(method)} />{' '}
            {METHODS[method].label}
          </label>
        ))}
      </fieldset>
      {certificate.company.companyCheckedAt === null && (
        <label className="check-box is-wide">
          <input type="checkbox" name="companyExists" /> The company exists: name, address, website and contact checked
          (needed for the badge)
        </label>
      )}
      <label>
        Number
        <input name="number" className="field" defaultValue={certificate.number ?? ''} maxLength={100} />
      </label>
      <label>
        Issuer
        <input name="issuer" className="field" defaultValue={certificate.issuer ?? ''} maxLength={250} />
      </label>
      <label>
        Valid until
        <input name="expires" type="date" className="field" defaultValue={certificate.expires ?? ''} />
      </label>
      <label className="check-box">
        <input type="checkbox" name="untilWithdrawn" defaultChecked={certificate.untilWithdrawn} /> Valid until
        withdrawn
      </label>
      <label>
        Check again by
        <input
          name="checkAgainBy"
          type="date"
          className="field"
          defaultValue={addMonths(todayIn(null, new Date()), CHECK_MONTHS)}
        />
      </label>
      <label className="is-wide">
        Scope
        <textarea name="scope" rows={2} className="field" defaultValue={certificate.scope ?? ''} maxLength={2000} />
      </label>
      <label className="is-wide">
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
      <button type="submit" className="sr-only">
        Checked
      </button>
    </form>
  );
}

/** The fields as the call takes them; the server validates their values. */
export function readCheckForm(form: HTMLFormElement): CallBody<'POST', '/api/admin/certificates/:id/check'> {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const untilWithdrawn = fields.has('untilWithdrawn');
  return {
    how: text('how') as CheckMethod,
    note: text('note'),
    number: text('number'),
    issuer: text('issuer'),
    scope: text('scope'),
    expires: untilWithdrawn ? null : text('expires'),
    untilWithdrawn,
    ...(text('checkAgainBy') !== '' && { checkAgainBy: text('checkAgainBy') }),
    ...(fields.has('companyExists') && { companyExists: true }),
  };
}
