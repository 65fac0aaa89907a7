import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_SUBJECT_LENGTH } from '#domain/constants.ts';
import { INQUIRY_TYPES } from '#domain/contact/inquiry-types.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { PageForm } from '#web/ui/page-form.tsx';

type Props = { form: FormState; formToken: string };

/** Specification section 5 "Contact form"; all fields start empty. */
export function ContactForm({ form, formToken }: Props) {
  return (
    <PageForm
      form={form}
      formToken={formToken}
      action={paths.contact}
      call="/api/contact"
      notices={{ sent: messages.contactMessageSent, failed: messages.contactMessageFailed }}
      submitLabel="Send Message"
    >
      <div className="form-grid">
        <FormField form={form} name="name" label="Name" isRequired>
          {(props) => <input {...props} autoComplete="name" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={form} name="email" label="Email" isRequired>
          {(props) => <input {...props} type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />}
        </FormField>
        <FormField form={form} name="company" label="Company" isRequired>
          {(props) => <input {...props} autoComplete="organization" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={form} name="inquiryType" label="Inquiry type" isRequired>
          {(props) => (
            <select {...props}>
              <option value="">Select inquiry type</option>
              {INQUIRY_TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <div className="form-wide">
          <FormField form={form} name="subject" label="Subject" isRequired>
            {(props) => <input {...props} autoComplete="off" maxLength={MAX_SUBJECT_LENGTH} />}
          </FormField>
        </div>
        <div className="form-wide">
          <FormField form={form} name="message" label="Message" isRequired>
            {(props) => <textarea {...props} rows={6} maxLength={MAX_MESSAGE_LENGTH} />}
          </FormField>
        </div>
      </div>
    </PageForm>
  );
}
