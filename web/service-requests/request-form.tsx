import type { ReactNode } from 'react';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { MAX_LIST_ITEM_LENGTH, MAX_LOCATION_LENGTH, MAX_MESSAGE_LENGTH, REQUEST_MONTHS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { messages, type Toast } from '#web/messages.ts';
import { FieldIssue, FormField, InputField, issueOf, RememberSender } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';
import type { Recipient } from './recipient.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestRecipients } from './request-recipients.tsx';

export type RequestFormProps = Pick<FormProps, 'form' | 'formToken'> & {
  /** None: the directory looks for companies that fit. */
  companies: Recipient[];
  /** Suggestions for the equipment type. */
  equipmentTypes: string[];
  submissionKey: string;
  call?: string | undefined;
  /** What follows is a page of its own, also where scripts run. */
  isSentAsPage?: boolean;
  actions?: ReactNode;
};

/** Specification section 5 "Service request", to one company, to several, or to those whom we find. */
export function RequestForm({ companies, equipmentTypes, submissionKey, form, ...props }: RequestFormProps) {
  const list = `${form.id}-equipment`;
  const [company, second] = companies;
  const isToOne = company !== undefined && second === undefined;
  const ids = companies.map(({ id }) => id);
  return (
    <PageForm
      form={form}
      action={isToOne ? paths.requestQuote(company.id) : paths.request(ids)}
      notices={{ sent: sentMessage(companies.length), failed: messages.serviceRequestFailed }}
      submitLabel="Send request"
      savesDraft
      hasFiles
      {...props}
    >
      {isToOne && company.awayUntil !== null && (
        <p className="form-key">{`${company.name} is away until ${dateText(company.awayUntil)}. Answers may take longer.`}</p>
      )}
      {isToOne && <input type="hidden" name="companyId" value={company.id} />}
      {second !== undefined && <RequestRecipients form={form} companies={companies} />}
      <input type="hidden" name="submissionKey" value={form.values.submissionKey ?? submissionKey} />
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
        <RequestDetails form={form} />
      </div>
      <RememberSender />
      <p className="mt-5 text-sm text-soft">
        {whereItGoes(companies)} A copy goes to you, and it stays in our records for {REQUEST_MONTHS} months. No fee,
        nobody else:{' '}
        <a href={paths.fairLeads} className="link">
          fair leads
        </a>
        ,{' '}
        <a href={paths.privacy} className="link">
          how we treat personal data
        </a>
        .
      </p>
    </PageForm>
  );
}

/** The specified words for one company; no others say what is true of several. */
export function sentMessage(companies: number): Toast {
  if (companies === 1) return messages.serviceRequestSent;
  return companies === 0 ? messages.openRequestSent : messages.sharedRequestSent;
}

function whereItGoes(companies: Recipient[]): string {
  const [company, second] = companies;
  if (company === undefined) return 'We look for companies that fit, and pass your request on to up to five.';
  return second === undefined ? `${company.name} gets your request.` : 'We send your request to these companies.';
}
