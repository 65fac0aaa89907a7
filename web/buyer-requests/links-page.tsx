import { LINK_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import { InputField } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';

export type LinksFormProps = Pick<FormProps, 'form' | 'formToken'>;
export type LinksPageProps = FormProps & { isErased: boolean };

/** Where private links are sent again. The answer is the same for every address. */
export function LinksPage({ isSent, isErased, ...form }: LinksPageProps) {
  return (
    <div className="container-page narrow buyer">
      {isErased && (
        <p role="status" className="lead-done">
          Your data are deleted.
        </p>
      )}
      <h1>Your requests</h1>
      {isSent ? (
        <div role="status">
          <p className="buyer-state">{messages.linksSent.title}</p>
          <p className="buyer-note">{messages.linksSent.text}</p>
        </div>
      ) : (
        <>
          <p className="buyer-state">
            {`Enter your email address, and we send you links to the requests of the last ${LINK_DAYS} days: those that you sent, and those that you got as a company.`}
          </p>
          <LinksForm {...form} />
        </>
      )}
    </div>
  );
}

export function LinksForm({ form, formToken }: LinksFormProps) {
  return (
    <div className="plate buyer-links">
      <PageForm
        form={form}
        formToken={formToken}
        action={paths.requestLinks}
        notices={{ sent: messages.linksSent, failed: messages.linksFailed }}
        submitLabel="Send me the links"
      >
        <InputField form={form} name="email" label="Email" isRequired kind="email" />
      </PageForm>
    </div>
  );
}
