import type { SettingsAction } from '#domain/admin/settings-form.ts';
import type { SettingsState } from '#domain/admin/settings-state.ts';
import { paths } from '#domain/paths.ts';
import type { Issue } from '#domain/validation.ts';
import type { FormState } from '#web/ui/form-field.tsx';

export type SettingsProps =
  | { state: null }
  | {
      state: SettingsState;
      now: string;
      done: SettingsAction | null;
      /** The form that failed, with what was typed, and why. */
      failed: { action: SettingsAction | undefined; issues: Issue[]; values: Record<string, string> } | null;
    };
export type ShownSettings = Exclude<SettingsProps, { state: null }>;

/** A form of the page. What was typed into it stays after a failure. */
export function settingsFormOf(
  { failed }: ShownSettings,
  action: SettingsAction,
  values: Record<string, string> = {},
): FormState {
  return failed?.action === action
    ? { id: action, issues: failed.issues, values: failed.values }
    : { id: action, issues: [], values };
}

/** One button that sends an action, with hidden fields. */
export function ActionButton(props: {
  action: SettingsAction;
  fields?: Record<string, string>;
  /** For screen readers, which hear the buttons of many rows. */
  about: string;
  isDanger?: boolean;
  children: string;
}) {
  const { action, fields = {}, about, isDanger = false, children } = props;
  return (
    <form action={paths.adminSettings} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="action"
        value={action}
        className={`button ${isDanger ? 'button-stop' : 'button-line'}`}
        aria-label={`${children}: ${about}`}
      >
        {children}
      </button>
    </form>
  );
}
