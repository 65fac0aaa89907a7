import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { canDo } from '#domain/certificates/certificate-status.ts';

export type CheckActions = Record<'check' | 'save' | 'keep' | 'refuse' | 'withdraw', () => void>;
type Props = {
  certificate: AdminCertificate;
  actions: CheckActions;
  canCheck: boolean;
  isPending: boolean;
  next: AdminCertificate | undefined;
  onNext: () => void;
};

/** The decision, always at the foot of the screen, each with its key. */
export function CheckDecision({ certificate, actions, canCheck, isPending, next, onNext }: Props) {
  const { state } = certificate;
  return (
    <div className="check-decision">
      {canCheck && (
        <button type="button" className="button button-ink" aria-disabled={isPending} onClick={actions.check}>
          Checked <kbd>V</kbd>
        </button>
      )}
      {canDo('edit', state) && (
        <button
          type="button"
          className="button button-line"
          aria-disabled={isPending}
          title="Save what is stated, without a decision"
          onClick={actions.save}
        >
          Save <kbd>S</kbd>
        </button>
      )}
      {canDo('keep', state) && (
        <button
          type="button"
          className="button button-line"
          aria-disabled={isPending}
          title="It stays claimed and waits again in 12 months"
          onClick={actions.keep}
        >
          Leave as claimed <kbd>L</kbd>
        </button>
      )}
      {canDo('refuse', state) && (
        <button type="button" className="button button-line text-stop" onClick={actions.refuse}>
          Refuse <kbd>R</kbd>
        </button>
      )}
      {canDo('withdraw', state) && (
        <button type="button" className="button button-line" onClick={actions.withdraw}>
          Withdrawn <kbd>W</kbd>
        </button>
      )}
      <span className="check-next">
        {next === undefined ? (
          'The last one of this list'
        ) : (
          <button type="button" className="button button-line" onClick={onNext}>
            Next:
            <span>
              {next.name}, {next.company.name}
            </span>{' '}
            <kbd>J</kbd>
          </button>
        )}
      </span>
    </div>
  );
}
