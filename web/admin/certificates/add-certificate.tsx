import { type FormEvent, useState } from 'react';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** Adds a certificate that the company does not list yet. */
export function AddCertificate({ companyId }: { companyId: number }) {
  const [isOpen, setOpen] = useState(false);
  const add = useAdminMutation({
    subject: 'certificate add',
    call: (name: string) => callApi('POST', '/api/admin/companies/:id/certificates', { id: companyId, body: { name } }),
    success: adminMessages.certificateAdded,
    failure: adminMessages.certificateFailed,
    onSuccess: () => setOpen(false),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add.run(String(new FormData(event.currentTarget).get('name') ?? ''));
  };
  if (!isOpen) {
    return (
      <button type="button" className="mini" onClick={() => setOpen(true)}>
        Add a certificate
      </button>
    );
  }
  return (
    <form onSubmit={submit} className="check-inline">
      <label>
        Certificate <input name="name" className="field" required maxLength={120} ref={(input) => input?.focus()} />
      </label>
      <button type="submit" className="mini mini-ink" aria-disabled={add.isPending}>
        Add
      </button>
      <button type="button" className="mini" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  );
}
