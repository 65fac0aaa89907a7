import type { ReactNode } from 'react';
import type { FormState } from './form-field.tsx';
import { FormSummary } from './page-form.tsx';

type Props = {
  form: FormState;
  /** The page that shows it again, at this form, if something is to be corrected. */
  address: string;
  /** Which of the forms of the page it is. */
  action?: string;
  className?: string;
  hasFiles?: boolean;
  submitLabel: string;
  button?: 'button-ink' | 'button-line' | 'button-stop';
  /** Beside the button that sends. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A form of a page for one person, which scripts leave as it is. With a version it is refused where somebody else was faster. */
export function PlainForm({ form, address, action, submitLabel, button = 'button-line', ...props }: Props) {
  const { id, values } = form;
  return (
    <form
      id={id}
      method="post"
      action={`${address}#${id}`}
      encType={props.hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      className={props.className}
    >
      {action !== undefined && <input type="hidden" name="action" value={action} />}
      {values.version !== undefined && <input type="hidden" name="version" value={values.version} />}
      <FormSummary form={form} />
      {props.children}
      <div className="form-actions">
        <button type="submit" className={`button ${button}`}>
          {submitLabel}
        </button>
        {props.actions}
      </div>
    </form>
  );
}
