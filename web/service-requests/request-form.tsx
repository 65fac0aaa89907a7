import type { ReactNode } from 'react';
import { MAX_LIST_ITEM_LENGTH, MAX_LOCATION_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { messages } from '#web/messages.ts';
import { FieldIssue, FormField, InputField, issueOf, RememberSender } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';

export type RequestFormProps = Pick<FormProps, 'form' | 'formToken'> & {
  company: { id: number; name: string; location: string };
  /** Suggestions for the equipment type. */
  equipmentTypes: string[];
  call?: string | undefined;
  actions?: ReactNode;
};

/** Specification section 5 "Service request". */
export function RequestForm({ company, equipmentTypes, form, ...props }: RequestFormProps) {
  const list = `${form.id}-equipment`;
  return (
    <PageForm
      form={form}
      action={paths.requestQuote(company.id)}
      notices={{ sent: messages.serviceRequestSent, failed: messages.serviceRequestFailed }}
      submitLabel="Send request"
      {...props}
    >
      <input type="hidden" name="companyId" value={company.id} />
      <div className="form-grid">
        <InputField form={form} name="customerName" label="Your name" isRequired kind="name" />
        <InputField form={form} name="customerEmail" label="Email" isRequired kind="email" />
        <InputField form={form} name="customerPhone" label="Phone" kind="phone" />
        <FormField form={form} name="equipmentType" label="Equipment type" isRequired>
          {(props) => (
            <>
              <input {...props} list={list} autoComplete="off" maxLength={MAX_LIST_ITEM_LENGTH} />
              <datalist id={list}>
                {equipmentTypes.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </FormField>
        <FormField form={form} name="location" label="Job location" isRequired>
          {(props) => <input {...props} data-suggest="places" autoComplete="off" maxLength={MAX_LOCATION_LENGTH} />}
        </FormField>
        <FormField form={form} name="preferredDate" label="Preferred date">
          {(props) => <input {...props} type="date" />}
        </FormField>
        <FormField form={form} name="validOn" label="Certificates valid on">
          {(props) => <input {...props} type="date" />}
        </FormField>
        <fieldset
          id={`${form.id}-urgency`}
          className="form-wide form-choices"
          aria-describedby={`${form.id}-urgency-issue`}
        >
          <legend className="font-semibold text-sm">
            Urgency<span className="text-stop"> *</span>
          </legend>
          <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {URGENCIES.map((urgency) => (
              <label
                key={urgency}
                className="field flex cursor-pointer items-center gap-2 has-checked:border-ink has-checked:bg-paper"
              >
                <input
                  type="radio"
                  name="urgency"
                  value={urgency}
                  defaultChecked={form.values.urgency === urgency}
                  // biome-ignore lint/a11y/noAutofocus: the form has come back, and this is what is wrong with it
                  autoFocus={!!issueOf(form, 'urgency')}
                  className="size-4"
                />
                <span className={`text-[0.9375rem] ${urgency === 'Emergency' ? 'text-stop' : ''}`}>{urgency}</span>
              </label>
            ))}
          </div>
          <FieldIssue form={form} name="urgency" />
        </fieldset>
        <div className="form-wide">
          <FormField
            form={form}
            name="serviceDescription"
            label="What do you need?"
            isRequired
            hint="Number and size of items, material, applicable code, site access, dates."
          >
            {(props) => <textarea {...props} rows={5} maxLength={MAX_MESSAGE_LENGTH} />}
          </FormField>
        </div>
      </div>
      <RememberSender />
      <p className="mt-5 text-sm text-soft">
        We send your request to {company.name} and a copy to you, and keep it in our records:{' '}
        <a href={paths.privacy} className="link">
          how we treat personal data
        </a>
        .
      </p>
    </PageForm>
  );
}
