import { isOptOutKind, OPT_OUT_KINDS } from '#domain/mail/opt-out.ts';
import { paths } from '#domain/paths.ts';
import { elapsedText } from '#domain/service-requests/moment-text.ts';
import { InputField } from '#web/ui/form-field.tsx';
import { ActionButton, type ShownSettings, settingsFormOf } from './settings-form.tsx';

/** Sends a mail, and shows what became of the last one. */
export function TestMail(props: ShownSettings) {
  const { testMail, mailsGoTo, email } = props.state;
  const form = settingsFormOf(props, 'test-mail', { email });
  return (
    <>
      <p className="settings-lead">Emails go to {mailsGoTo}.</p>
      <form id="test-mail" action={paths.adminSettings} method="post" noValidate className="settings-line">
        <InputField form={form} name="email" label="Send to" isRequired kind="email" />
        <button type="submit" name="action" value="test-mail" className="button button-ink">
          Send Test Email
        </button>
      </form>
      {testMail !== null && (
        <p className="settings-lead">
          The last one, to {testMail.recipient} {elapsedText(testMail.createdAt, props.now)} ago:{' '}
          <b>{testMail.state}</b>.{testMail.words !== null && <span className="settings-words">{testMail.words}</span>}
        </p>
      )}
    </>
  );
}

/** Who wants no more mails of a kind that goes to many. */
export function OptOuts({ state, now }: ShownSettings) {
  const { optOuts } = state;
  if (optOuts.length === 0) {
    return (
      <p className="settings-lead">
        Nobody has opted out. Emails to many have a link for it, and mail programs show a button.
      </p>
    );
  }
  return (
    <ul className="settings-list">
      {optOuts.map(({ email, kind, createdAt }) => (
        <li key={`${email} ${kind}`}>
          <div>
            <b>{email}</b> <span className="tag">{isOptOutKind(kind) ? OPT_OUT_KINDS[kind] : kind}</span>
            <p className="form-hint">Opted out {elapsedText(createdAt, now)} ago</p>
          </div>
          <div className="settings-actions">
            <ActionButton action="allow-mails" fields={{ email, kind }} about={email}>
              Allow Again
            </ActionButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
