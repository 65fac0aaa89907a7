import { MAX_ADDITIONAL_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { PLANS } from '#domain/verification/offer.ts';
import { messages } from '#web/messages.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { PageForm } from '#web/ui/page-form.tsx';

type Props = { form: FormState; formToken: string };

/** Specification section 5 "Verification form": validated by the browser first; messages are shown in the page. */
export function VerificationForm({ form, formToken }: Props) {
  return (
    <PageForm
      form={form}
      formToken={formToken}
      action={`${paths.pricing}#request`}
      call="/api/contact"
      notices={{ sent: messages.verificationRequestSent, failed: messages.verificationRequestFailed }}
      noticesIn="page"
      isCheckedByBrowser
      submitLabel="Submit Verification Request"
    >
      <p className="chosen-plan">
        <span className="label-mono">Plan</span>
        {PLANS.map((plan) => (
          <b key={plan.value} className={`when-${plan.value}`}>
            ${plan.dollars} per {plan.per}
          </b>
        ))}
      </p>
      <div className="form-grid">
        <FormField form={form} name="company" label="Company Name" isRequired>
          {(props) => <input {...props} required autoComplete="organization" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={form} name="name" label="Contact Name" isRequired>
          {(props) => <input {...props} required autoComplete="name" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={form} name="email" label="Email Address" isRequired>
          {(props) => <input {...props} required type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />}
        </FormField>
        <FormField form={form} name="phone" label="Phone Number">
          {(props) => <input {...props} type="tel" autoComplete="tel" maxLength={MAX_PHONE_LENGTH} />}
        </FormField>
        <div className="form-wide">
          <FormField
            form={form}
            name="message"
            label="Additional Information"
            hint="For example, a link to your profile and the certificates that we should check first."
          >
            {(props) => <textarea {...props} rows={4} maxLength={MAX_ADDITIONAL_LENGTH} />}
          </FormField>
        </div>
      </div>
    </PageForm>
  );
}
