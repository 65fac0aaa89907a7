import { REPLY_HOURS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import type { FormState } from '#web/ui/form-field.tsx';
import { ContactForm } from './contact-form.tsx';

export type ContactProps = { isSent: boolean; form: FormState; formToken: string };

/** "Get in Touch" (specification section 2 "About"), with the anchor of the Contact links. */
export function ContactSection({ isSent, form, formToken }: ContactProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="container-page section">
      <div className="beside-form">
        <div>
          <h2 id="contact-title">Get in Touch</h2>
          <p className="text-lg text-soft">Questions about a company, a listing or the verified badge? Contact us.</p>
          <dl className="contact-facts">
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
