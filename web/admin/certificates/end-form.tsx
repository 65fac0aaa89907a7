import type { FormEvent } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { Modal } from '#web/admin/ui/modal.tsx';

type Props = {
  action: 'refuse' | 'withdraw';
  certificate: AdminCertificate;
  isPending: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason, which a refusal mails to the company. */
export function EndForm({ action, certificate, isPending, onSubmit, onClose }: Props) {
  const { name, company } = certificate;
  const isRefusal = action === 'refuse';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(String(new FormData(event.currentTarget).get('reason') ?? ''));
  };
  const effect =
    company.email === '' ? 'The company has no email address.' : `The reason is mailed to ${company.email}.`;
  return (
    <Modal
      title={isRefusal ? `Refuse ${name}?` : `Record ${name} as withdrawn?`}
      description={
        isRefusal
          ? `It is taken off the profile of ${company.name}. ${effect}`
          : `The profile of ${company.name} shows it struck through for 12 months.`
      }
      onClose={onClose}
    >
      <form onSubmit={submit} className="check-form">
        <label className="is-wide">
          Reason
          <textarea name="reason" rows={3} className="field" required maxLength={2000} data-first="" />
        </label>
        <div className="is-wide admin-dialog-actions">
          <button type="button" className="button button-line" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-stop" aria-disabled={isPending}>
            {isRefusal ? 'Refuse' : 'Withdrawn'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
