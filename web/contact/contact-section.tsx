import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH, REPLY_HOURS } from '#domain/constants.ts';
import { INQUIRY_TYPES } from '#domain/contact/inquiry-types.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import { FormField, InputField, RememberSender } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';

/** "Get in Touch" (specification section 2 "About"), with the anchor of the Contact links. */
export function ContactSection({ isSent, form, formToken }: FormProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="container-page section">
      <div className="beside-form">
        <div>
          <h2 id="contact-title">Get in Touch</h2>
          <p className="text-lg text-soft">Questions about a company, a listing or the verified badge? Contact us.</p>
          <dl className="contact-fields">
            <div>
              <dt className="label-mono">Reply</dt>
              <dd>Within {REPLY_HOURS} hours, from a person</dd>
            </div>
            <div>
              <dt className="label-mono">Your email</dt>
              <dd>Used only to reply to you</dd>
            </div>
            <div>
              <dt className="label-mono">Need a quote?</dt>
              <dd>
                <a href={paths.home()} className="link">
                  Find a company
                </a>{' '}
                and contact it directly
              </dd>
            </div>
          </dl>
        </div>
        <div className="plate p-5 sm:p-6">
          {isSent ? (
            <div role="status">
              <h3 className="text-xl">{messages.contactMessageSent.title}</h3>
              <p className="mt-3">{messages.contactMessageSent.text}</p>
              <p className="mt-2 text-soft">A copy of your message is on its way to you by email.</p>
              <a href={paths.contact} className="button button-line mt-6">
                Send another message
              </a>
            </div>
          ) : (
            <ContactForm form={form} formToken={formToken} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Specification section 5 "Contact form"; all fields start empty. */
function ContactForm({ form, formToken }: Pick<FormProps, 'form' | 'formToken'>) {
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
        <InputField form={form} name="name" label="Name" isRequired kind="name" />
        <InputField form={form} name="email" label="Email" isRequired kind="email" />
        <InputField form={form} name="company" label="Company" isRequired kind="organization" />
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
      <RememberSender />
    </PageForm>
  );
}
