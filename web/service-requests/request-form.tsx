import { type ReactNode, useId, useState } from 'react';
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
import { CallError, callApi } from '#web/api/call-api.ts';
import { messages } from '#web/messages.ts';
import type { FormIssue } from '#web/page-data.ts';
import { showToast } from '#web/ui/toaster.tsx';

export type RequestTarget = { id: number; name: string; location: string };

type Props = {
  company: RequestTarget;
  /** Suggestions for the equipment type. */
  equipmentTypes: string[];
  formToken: string;
  issues?: FormIssue[];
  values?: Record<string, string>;
  onSent?: () => void;
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
  onCancel,
}: Props) {
  const [issues, setIssues] = useState(firstIssues);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const issueOf = (name: string) => issues.find(({ path }) => path === name)?.message;

  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setIssues([]);
    try {
      await callApi('POST', '/api/service-requests', {
        body: { ...Object.fromEntries(new FormData(form)), companyId: company.id },
      });
      showToast(messages.serviceRequestSent);
      form.reset();
      onSent?.();
    } catch (error) {
      const found = error instanceof CallError ? error.issues : [];
      setIssues(found);
      const first = found[0];
      if (first === undefined) showToast(messages.serviceRequestFailed);
      else form.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus();
    } finally {
      setSending(false);
    }
  };

  const field = (
    name: string,
    label: string,
    options: { isRequired: boolean; hint?: string },
    control: (props: FieldProps) => ReactNode,
  ) => {
    const issue = issueOf(name);
    const described = [options.hint && `${id}${name}-hint`, issue && `${id}${name}-issue`].filter(Boolean).join(' ');
    return (
      <div>
        <label htmlFor={id + name} className="font-semibold text-sm">
          {label}
          {options.isRequired ? (
            <span className="text-stop"> *</span>
          ) : (
            <span className="font-normal text-soft"> (optional)</span>
          )}
        </label>
        {options.hint && (
          <p id={`${id}${name}-hint`} className="text-sm text-soft">
            {options.hint}
          </p>
        )}
        <div className="mt-1.5">
          {control({
            id: id + name,
            name,
            defaultValue: values[name],
            'aria-required': options.isRequired,
            'aria-invalid': issue !== undefined,
            'aria-describedby': described || undefined,
            className: 'field',
          })}
        </div>
        <Issue id={`${id}${name}-issue`} text={issue} />
      </div>
    );
  };

  const urgencyIssue = issueOf('urgency');
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
      <div className="grid gap-5 sm:grid-cols-2">
        {field('customerName', 'Your name', { isRequired: true }, (props) => (
          <input {...props} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        ))}
        {field('customerEmail', 'Email', { isRequired: true }, (props) => (
          <input {...props} type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />
        ))}
        {field('customerPhone', 'Phone', { isRequired: false }, (props) => (
          <input {...props} type="tel" autoComplete="tel" maxLength={MAX_PHONE_LENGTH} />
        ))}
        {field('equipmentType', 'Equipment type', { isRequired: true }, (props) => (
          <>
            <input {...props} list={`${id}equipment`} autoComplete="off" maxLength={MAX_LIST_ITEM_LENGTH} />
            <datalist id={`${id}equipment`}>
              {equipmentTypes.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        ))}
        {field('location', 'Location of the job', { isRequired: true }, (props) => (
          <input {...props} autoComplete="off" maxLength={MAX_LOCATION_LENGTH} />
        ))}
        {field('preferredDate', 'Preferred date', { isRequired: false }, (props) => (
          <input {...props} type="date" />
        ))}
        <fieldset className="sm:col-span-2" aria-describedby={urgencyIssue && `${id}urgency-issue`}>
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
                  className="size-4"
                />
                <span className={`text-[15px] ${urgency === 'Emergency' ? 'text-stop' : ''}`}>{urgency}</span>
              </label>
            ))}
          </div>
          <Issue id={`${id}urgency-issue`} text={urgencyIssue} />
        </fieldset>
        <div className="sm:col-span-2">
          {field(
            'serviceDescription',
            'What do you need?',
            { isRequired: true, hint: 'Number and size of items, material, the code to inspect to, access and dates.' },
            (props) => (
              <textarea {...props} rows={5} maxLength={MAX_MESSAGE_LENGTH} />
            ),
          )}
        </div>
      </div>
      {/* People do not see this field; whoever fills it in is a machine. */}
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label htmlFor={`${id}fax`}>Fax</label>
        <input id={`${id}fax`} name="fax" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formToken" value={formToken} />
      <p className="mt-5 text-sm text-soft">
        Your request goes to {company.name} and, as a copy, to you. Nobody else gets your address.
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {onCancel && (
          <button type="button" className="button button-line" onClick={onCancel}>
            Cancel
          </button>
        )}
        <button type="submit" className="button button-ink" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send request'}
        </button>
      </div>
    </form>
  );
}

type FieldProps = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  className: string;
};

function Issue({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className="mt-1.5 text-sm text-stop">
      {text}
    </p>
  );
}
