import { MAX_ADDITIONAL_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { PLANS } from '#domain/verification/offer.ts';
import { messages } from '#web/messages.ts';
import { FormField, InputField } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';

/** Specification section 5 "Verification form": validated by the browser first; messages are shown in the page. */
export function VerificationForm({ form, formToken }: Pick<FormProps, 'form' | 'formToken'>) {
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
        <InputField form={form} name="company" label="Company Name" isRequired isCheckedByBrowser kind="organization" />
        <InputField form={form} name="name" label="Contact Name" isRequired isCheckedByBrowser kind="name" />
        <InputField form={form} name="email" label="Email Address" isRequired isCheckedByBrowser kind="email" />
        <InputField form={form} name="phone" label="Phone Number" kind="phone" />
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
