import { useId, useState } from 'react';
import {
  MAX_EMAIL_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { type CallBody, CallError, callApi } from '#web/api/call-api.ts';
import { messages, type Notice } from '#web/messages.ts';
import type { FormIssue } from '#web/page-data.ts';
import { FieldIssue, FormField, type FormState, issueOf } from '#web/ui/form-field.tsx';
import { HoneypotFields } from '#web/ui/honeypot.tsx';

export type RequestTarget = { id: number; name: string; location: string };

/** The form has these fields; the server checks what is in them. */
type Fields = CallBody<'POST', '/api/service-requests'>;

type Props = {
  company: RequestTarget;
  /** Suggestions for the equipment type. */
  equipmentTypes: string[];
  formToken: string;
  issues?: FormIssue[];
  values?: Record<string, string>;
  onSent?: () => void;
  /** Tells the outcome; the page without scripts tells it by itself. */
  onNotice?: (notice: Notice) => void;
  onCancel?: () => void;
};

/**
 * Specification section 5 "Service request". The server checks the rules, with and without scripts; its sentences stand
 * beside the fields, and what was typed stays.
 */
export function RequestForm({
  company,
  equipmentTypes,
  formToken,
  issues: firstIssues = [],
  values = {},
  onSent,
  onNotice,
  onCancel,
}: Props) {
  const [issues, setIssues] = useState(firstIssues);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const state: FormState = { id, issues, values };

  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setIssues([]);
    const fields: object = Object.fromEntries(new FormData(form));
    try {
      await callApi('POST', '/api/service-requests', {
        body: { ...(fields as Fields), companyId: company.id },
      });
      form.reset();
      onSent?.();
      onNotice?.(messages.serviceRequestSent);
    } catch (error) {
      const found = error instanceof CallError ? error.issues : [];
      setIssues(found);
      const wrong = [...form.elements].find((field) => found.some(({ path }) => path === field.getAttribute('name')));
      if (wrong instanceof HTMLElement) wrong.focus();
      else onNotice?.(messages.serviceRequestFailed);
    } finally {
      setSending(false);
    }
  };

  const urgencyIssue = issueOf(state, 'urgency');
  return (
    <form
      method="post"
      action={paths.requestQuote(company.id)}
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
    >
      <div className="form-grid">
        <FormField form={state} name="customerName" label="Your name" isRequired>
          {(props) => <input {...props} autoComplete="name" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={state} name="customerEmail" label="Email" isRequired>
          {(props) => <input {...props} type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />}
        </FormField>
        <FormField form={state} name="customerPhone" label="Phone">
          {(props) => <input {...props} type="tel" autoComplete="tel" maxLength={MAX_PHONE_LENGTH} />}
        </FormField>
        <FormField form={state} name="equipmentType" label="Equipment type" isRequired>
          {(props) => (
            <>
              <input {...props} list={`${id}equipment`} autoComplete="off" maxLength={MAX_LIST_ITEM_LENGTH} />
              <datalist id={`${id}equipment`}>
                {equipmentTypes.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </FormField>
        <FormField form={state} name="location" label="Job location" isRequired>
          {(props) => <input {...props} data-suggest="places" autoComplete="off" maxLength={MAX_LOCATION_LENGTH} />}
        </FormField>
        <FormField form={state} name="preferredDate" label="Preferred date">
          {(props) => <input {...props} type="date" />}
        </FormField>
        <fieldset className="form-wide" aria-describedby={`${id}-urgency-issue`}>
          <legend className="font-semibold text-sm">
            Urgency<span className="text-stop"> *</span>
          </legend>
          <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {URGENCIES.map((urgency) => (
              <label
                key={urgency}
                className={`field flex cursor-pointer items-center gap-2 has-checked:border-ink has-checked:bg-paper ${urgencyIssue ? 'border-stop' : ''}`}
              >
                <input
                  type="radio"
                  name="urgency"
                  value={urgency}
                  defaultChecked={values.urgency === urgency}
                  // biome-ignore lint/a11y/noAutofocus: the form has come back, and this is what is wrong with it
                  autoFocus={!!urgencyIssue}
                  className="size-4"
                />
                <span className={`text-[15px] ${urgency === 'Emergency' ? 'text-stop' : ''}`}>{urgency}</span>
              </label>
            ))}
          </div>
          <FieldIssue form={state} name="urgency" />
        </fieldset>
        <div className="form-wide">
          <FormField
            form={state}
            name="serviceDescription"
            label="What do you need?"
            isRequired
            hint="Number and size of items, material, applicable code, site access, dates."
          >
            {(props) => <textarea {...props} rows={5} maxLength={MAX_MESSAGE_LENGTH} />}
          </FormField>
        </div>
      </div>
      <HoneypotFields id={id} formToken={formToken} />
      <p className="mt-5 text-sm text-soft">
        We send your request to {company.name} and a copy to you. No one else gets your email address.
      </p>
      <div className="form-actions">
        {/* A button that is really disabled would lose the focus. */}
        <button type="submit" className="button button-ink" aria-disabled={isSending}>
          Send request
        </button>
        {onCancel && (
          <button type="button" className="button button-line" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
