import type { ReactNode } from 'react';
import type { Toast } from '#web/messages.ts';
import { type FormState, issueOf } from './form-field.tsx';
import { summaryTitle } from './form-summary.ts';

type Props = {
  form: FormState;
  formToken: string;
  /** Where it goes without scripts: an address of the page table. */
  action: string;
  /** Where it goes with scripts: a call of `domain/api.ts`. Left out, scripts leave the form as it is. */
  call?: string | undefined;
  notices: { sent: Toast; failed: Toast };
  /** Notices are toasts, unless the specification wants them in the page. */
  noticesIn?: 'toast' | 'page';
  /** Without scripts, lets the browser check types and required fields before sending. */
  isCheckedByBrowser?: boolean;
  /** What is typed survives a reload and a closed tab. */
  savesDraft?: boolean;
  /** Has a control for files. */
  hasFiles?: boolean;
  /** Scripts, too, lead to the page that follows without them. */
  isSentAsPage?: boolean;
  /** With scripts, takes the place of the page after success. */
  next?: ReactNode;
  submitLabel: string;
  /** Beside the button that sends. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A form that works without scripts and is enhanced by `live-form.browser.ts`: the server checks the rules either way, its
 * sentences stand beside the fields, and what was typed stays.
 */
export function PageForm({ form, formToken, call, notices, next, ...props }: Props) {
  const isAnswer = form.issues.length > 0;
  return (
    <>
      <form
        id={form.id}
        method="post"
        action={props.action}
        encType={props.hasFiles ? 'multipart/form-data' : undefined}
        noValidate={!props.isCheckedByBrowser}
        data-call={call}
        data-notices={JSON.stringify(notices)}
        data-notices-in={props.noticesIn}
        data-sent-as={props.isSentAsPage ? 'page' : undefined}
        data-draft={props.savesDraft && !isAnswer ? '' : undefined}
      >
        {/* Before any file: without a token of ours the server reads none. */}
        <HoneypotFields id={form.id} formToken={formToken} />
        <FormSummary form={form} />
        <p className="form-key">
          Fields with <span className="text-stop">*</span> are required.
        </p>
        {props.children}
        <p role="status" className="form-notice form-notice-sent" />
        <p role="alert" className="form-notice form-notice-failed" />
        <div className="form-actions">
          <button type="submit" className="button button-ink">
            {props.submitLabel}
          </button>
          {props.actions}
        </div>
      </form>
      {next && <template>{next}</template>}
    </>
  );
}

/** What is wrong with a form that has come back, with links to its fields. Scripts fill it, too. */
export function FormSummary({ form }: { form: FormState }) {
  const { id, issues } = form;
  const names = [...new Set(issues.map(({ path }) => path.split('.')[0] ?? ''))];
  return (
    <div role="alert" className="form-summary">
      {names.length > 0 && (
        <>
          <p>{summaryTitle(names.length)}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`} className="link">
                  {issueOf(form, name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** For the spam check: a field that visitors do not see, and when the form was shown. */
function HoneypotFields({ id, formToken }: { id: string; formToken: string }) {
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-fax`}>Fax</label>
        <input id={`${id}-fax`} name="fax" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formToken" value={formToken} />
    </>
  );
}
