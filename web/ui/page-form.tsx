import type { ReactNode } from 'react';
import type { Notice } from '#web/messages.ts';
import type { FormState } from './form-field.tsx';
import { HoneypotFields } from './honeypot.tsx';

/** What a form says that was sent without scripts and comes back. */
export const NOTHING_SENT = 'Not sent. Please correct the highlighted fields.';

type Props = {
  form: FormState;
  formToken: string;
  /** Where it goes without scripts: an address of the page table. */
  action: string;
  /** Where it goes with scripts: a call of `domain/api.ts`. */
  call: string;
  notices: { sent: Notice; failed: Notice };
  /** Notices are toasts, unless the specification wants them in the page. */
  noticesIn?: 'toast' | 'page';
  /** Lets the browser check types and required fields before sending. */
  isCheckedByBrowser?: boolean;
  /** Keeps what is typed through a reload. */
  keepsDraft?: boolean;
  /** What takes the place of the page after success; the address becomes its own. */
  next?: { address: string; content: ReactNode };
  submitLabel: string;
  /** Beside the button that sends. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A form that works without scripts and comes alive by `live-form.ts`: the server checks the rules either way, its
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
        noValidate={!props.isCheckedByBrowser}
        data-call={call}
        data-notices={JSON.stringify(notices)}
        data-notices-in={props.noticesIn}
        data-draft={props.keepsDraft && !isAnswer ? '' : undefined}
      >
        {props.children}
        <HoneypotFields id={form.id} formToken={formToken} />
        <p role="status" className="form-notice form-notice-sent" />
        <p role="alert" className="form-notice form-notice-failed">
          {isAnswer && NOTHING_SENT}
        </p>
        <div className="form-actions">
          <button type="submit" className="button button-ink">
            {props.submitLabel}
          </button>
          {props.actions}
        </div>
      </form>
      {next && <template data-next={next.address}>{next.content}</template>}
    </>
  );
}
