import { MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { DECLINE_REASONS } from '#domain/service-requests/lead.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { PlainForm } from '#web/ui/plain-form.tsx';

type Props = { form: FormState; action: string };

export function QuestionForm({ form, action, buyerName, isFirst }: Props & { buyerName: string; isFirst: boolean }) {
  return (
    <PlainForm
      form={form}
      address={action}
      action="question"
      className="plate lead-form"
      submitLabel={isFirst ? 'Send question' : 'Send message'}
    >
      <FormField
        form={form}
        name="message"
        label={isFirst ? 'Your question' : 'Your message'}
        isRequired
        hint={`${buyerName} gets it by email. No other company sees it.`}
      >
        {(props) => <textarea {...props} rows={4} maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
    </PlainForm>
  );
}

export function DeclineForm({ form, action, hasQuote }: Props & { hasQuote: boolean }) {
  return (
    <section id="decline" aria-labelledby="decline-title">
      <h2 id="decline-title">{hasQuote ? 'Take back your quote' : 'Decline'}</h2>
      <PlainForm form={form} address={action} action="decline" className="plate lead-form" submitLabel="Decline">
        <div className="form-grid">
          <FormField form={form} name="reason" label="Reason" isRequired>
            {({ defaultValue, ...props }) => (
              <select {...props} defaultValue={defaultValue ?? ''}>
                <option value="">Choose</option>
                {DECLINE_REASONS.map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </select>
            )}
          </FormField>
          <div className="form-wide">
            <FormField form={form} name="note" label="Note to the buyer">
              {(props) => <textarea {...props} rows={2} maxLength={2000} />}
            </FormField>
          </div>
        </div>
      </PlainForm>
    </section>
  );
}

/** Answers by mail and phone are not seen here; one button stops the reminders. */
export function AnsweredForm({ action, buyerName }: { action: string; buyerName: string }) {
  return (
    <section id="answered" aria-labelledby="answered-title">
      <h2 id="answered-title">Answered by email or phone?</h2>
      <form method="post" action={action} className="lead-answered">
        <input type="hidden" name="action" value="answered" />
        <p className="lead-note">{`Then ${buyerName} sees it as answered, and we send no reminders.`}</p>
        <button type="submit" className="button button-line">
          We have answered
        </button>
      </form>
    </section>
  );
}
