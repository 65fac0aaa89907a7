import { useState } from 'react';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** Adds a certificate that the company does not list yet. */
export function AddCertificate({ companyId }: { companyId: number }) {
  const [name, type] = useDraft(`certificate of ${companyId}`);
  const [isOpen, setOpen] = useState(false);
  const add = useAdminMutation({
    subject: 'certificate add',
    call: (name: string) => callApi('POST', '/api/admin/companies/:id/certificates', { id: companyId, body: { name } }),
    success: adminMessages.certificateAdded,
    failure: adminMessages.certificateFailed,
    onSuccess: () => {
      type('');
      setOpen(false);
    },
  });
  if (!isOpen) {
    return (
      <button type="button" className="mini" onClick={() => setOpen(true)}>
        Add a certificate
      </button>
    );
  }
  return (
    <form
      className="check-inline"
      onSubmit={(event) => {
        event.preventDefault();
        add.run(name);
      }}
    >
      <label>
        Certificate{' '}
        <input
          name="name"
          className="field"
          required
          maxLength={120}
          value={name}
          onChange={(event) => type(event.currentTarget.value)}
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus has opened this form
          autoFocus
        />
      </label>
      <button type="submit" className="mini mini-ink" aria-disabled={add.isPending}>
        Add
      </button>
      <button
        type="button"
        className="mini"
        onClick={() => {
          type('');
          setOpen(false);
        }}
      >
        Cancel
      </button>
    </form>
  );
}
