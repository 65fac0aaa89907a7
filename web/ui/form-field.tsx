import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/constants.ts';
import type { Issue } from '#domain/validation.ts';

/** What all fields of a form share. `values` is what was typed before a failed submission. */
export type FormState = { id: string; issues: Issue[]; values: Record<string, string> };

/** What a control takes over from its field. */
type ControlProps = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string;
  autoFocus: boolean;
  className: string;
};

type Props = {
  form: FormState;
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** The hint where scripts run. */
  liveHint?: string;
  children: (props: ControlProps) => ReactNode;
};

/** A label, a hint, a control and the place of its sentence. Serves React and `live-form.ts` alike. */
export function FormField({ form, name, label, isRequired = false, hint, liveHint, children }: Props) {
  const id = `${form.id}-${name}`;
  const issue = issueOf(form, name);
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {isRequired ? (
          <span className="text-stop"> *</span>
        ) : (
          <span className="font-normal text-soft"> (optional)</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="form-hint" data-live={liveHint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        defaultValue: form.values[name],
        'aria-required': isRequired,
        'aria-invalid': issue !== undefined,
        'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-issue`,
        // Of several fields the browser takes the first.
        autoFocus: !!issue,
        className: 'field',
      })}
      <FieldIssue form={form} name={name} />
    </div>
  );
}

/** What browsers fill in, and as much of it as the server accepts. */
const INPUTS = {
  name: { autoComplete: 'name', maxLength: MAX_NAME_LENGTH },
  organization: { autoComplete: 'organization', maxLength: MAX_NAME_LENGTH },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL_LENGTH },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE_LENGTH },
};

type InputProps = Omit<Props, 'children'> & { kind: keyof typeof INPUTS; isCheckedByBrowser?: boolean };

/** A field for a name or an address of its sender. */
export function InputField({ kind, isCheckedByBrowser, ...field }: InputProps) {
  return (
    <FormField {...field}>{(props) => <input {...props} required={isCheckedByBrowser} {...INPUTS[kind]} />}</FormField>
  );
}

/** Lets visitors keep who they are for the next form, in their own browser. Only scripts can do that, and show it. */
export function RememberSender() {
  return (
    <label className="form-remember" data-remember hidden>
      <input type="checkbox" className="size-4" /> Remember me for the next form, in this browser only
    </label>
  );
}

/** Where the sentence about a field stands; empty and out of sight while there is nothing to say. */
export function FieldIssue({ form, name }: { form: FormState; name: string }) {
  return (
    <p id={`${form.id}-${name}-issue`} className="form-issue" data-issue={name}>
      {issueOf(form, name)}
    </p>
  );
}

/** An item of a list is mended where the list stands: "industries.3" belongs to "industries". */
export function issueOf(form: FormState, name: string): string | undefined {
  return form.issues.find(({ path }) => path.split('.')[0] === name)?.message;
}
