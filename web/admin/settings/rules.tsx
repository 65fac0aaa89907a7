import { MAX_SPAM_WORDS, QUARANTINE_NUMBERS, RETENTION_NUMBERS } from '#domain/admin/admin-settings.ts';
import { CLEANUPS } from '#domain/admin/cleanups.ts';
import type { SettingsAction } from '#domain/admin/settings-form.ts';
import { paths } from '#domain/paths.ts';
import { elapsedText } from '#domain/service-requests/moment-text.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { type ShownSettings, settingsFormOf } from './settings-form.tsx';
import { RETENTION_LABELS, RULE_LABELS } from './settings-texts.ts';

/** What makes a form of a visitor suspicious. */
export function Quarantine(props: ShownSettings) {
  const { words, ...numbers } = props.state.settings.quarantine;
  const form = settingsFormOf(props, 'set-rules', { ...textsOf(numbers), words: words.join('\n') });
  const names = Object.keys(QUARANTINE_NUMBERS) as (keyof typeof QUARANTINE_NUMBERS)[];
  return (
    <form id="set-rules" action={paths.adminSettings} method="post" noValidate>
      <p className="settings-lead">
        A form is also suspicious if its hidden field is filled in, or if its time stamp is forged. A suspicious request
        goes out once its sender confirms the address; all others wait for you under Suspected spam.
      </p>
      <div className="form-grid">
        {names.map((name) => (
          <NumberField key={name} form={form} name={name} label={RULE_LABELS[name]} {...QUARANTINE_NUMBERS[name]} />
        ))}
        <div className="form-wide">
          <FormField
            form={form}
            name="words"
            label="Suspicious words"
            hint={`One word or phrase on each line, up to ${MAX_SPAM_WORDS}. Only whole words count; capitals do not.`}
          >
            {(field) => <textarea {...field} rows={8} />}
          </FormField>
        </div>
      </div>
      <Buttons save="set-rules" reset="reset-rules" />
    </form>
  );
}

/** How long data is stored, and what each clean-up did last. */
export function Retention(props: ShownSettings) {
  const { settings, cleanups } = props.state;
  const form = settingsFormOf(props, 'set-retention', textsOf(settings.retention));
  const names = Object.keys(RETENTION_NUMBERS) as (keyof typeof RETENTION_NUMBERS)[];
  return (
    <>
      <form id="set-retention" action={paths.adminSettings} method="post" noValidate>
        <p className="settings-lead">
          The longest periods are those that the <a href={paths.privacy}>privacy notice</a> states. Clean-up runs every
          six hours.
        </p>
        <div className="form-grid">
          {names.map((name) => (
            <NumberField
              key={name}
              form={form}
              name={name}
              label={RETENTION_LABELS[name]}
              {...RETENTION_NUMBERS[name]}
            />
          ))}
        </div>
        <Buttons save="set-retention" reset="reset-retention" />
      </form>
      <table className="settings-table">
        <caption>What each clean-up did last</caption>
        <thead>
          <tr>
            <th scope="col">Clean-up</th>
            <th scope="col">Last run</th>
            <th scope="col">Removed</th>
          </tr>
        </thead>
        <tbody>
          {cleanups.map(({ name, ranAt, removed }) => (
            <tr key={name}>
              <th scope="row">{CLEANUPS[name]}</th>
              <td>{ranAt === null ? 'Not yet' : `${elapsedText(ranAt, props.now)} ago`}</td>
              <td>{ranAt === null ? '' : removed.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type NumberProps = { form: FormState; name: string; label: string; initial: number; min: number; max: number };

function NumberField({ form, name, label, initial, min, max }: NumberProps) {
  const hint = `${min} to ${max}; initially ${initial}`;
  return (
    <FormField form={form} name={name} label={label} isRequired hint={hint}>
      {(field) => <input {...field} inputMode="numeric" autoComplete="off" maxLength={4} />}
    </FormField>
  );
}

function Buttons({ save, reset }: { save: SettingsAction; reset: SettingsAction }) {
  return (
    <div className="form-actions">
      <button type="submit" name="action" value={save} className="button button-ink">
        Save
      </button>
      <button type="submit" name="action" value={reset} className="button button-line">
        Use the Initial Values
      </button>
    </div>
  );
}

function textsOf(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
}
