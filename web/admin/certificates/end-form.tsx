import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';

type Props = {
  action: 'refuse' | 'withdraw';
  certificate: AdminCertificate;
  isPending: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** The reason that is being typed for a certificate; the sender clears it. */
export const endingDraft = (id: number) => `certificate ${id}`;

/** Asks for the reason, which a refusal mails to the company. */
export function EndForm({ action, certificate, isPending, onSubmit, onClose }: Props) {
  const { id, name, company } = certificate;
  const [reason, type] = useDraft(endingDraft(id));
  const isRefusal = action === 'refuse';
  const effect =
    company.email === '' ? 'The company has no email address.' : `The reason is mailed to ${company.email}.`;
  return (
    <Modal
      title={isRefusal ? `Refuse ${name}?` : `Record ${name} as withdrawn?`}
      description={
        isRefusal
          ? `The profile of ${company.name} no longer shows it. ${effect}`
          : `The profile of ${company.name} shows it struck through for 12 months.`
      }
      onClose={onClose}
    >
      <form
        className="check-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit(reason);
        }}
      >
        <label className="is-wide">
          Reason
          <textarea
            name="reason"
            rows={3}
            className="field"
            required
            maxLength={2000}
            value={reason}
            onChange={(event) => type(event.currentTarget.value)}
            data-first=""
          />
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
