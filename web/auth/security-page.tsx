import type { ReactNode } from 'react';
import type { SecurityAction, SecurityState } from '#domain/auth/security.ts';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Issue } from '#domain/validation.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { SessionList } from '#web/manage/session-list.tsx';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

export type SecurityProps =
  | { state: null }
  | {
      state: SecurityState;
      siteName: string;
      hasSettings: boolean;
      notice: string | null;
      /** The form that failed, and why. */
      failed: SecurityAction | undefined;
      issues: Issue[];
      /** Shown only once. */
      recoveryCodes: string[];
    };
type Shown = Exclude<SecurityProps, { state: null }>;

/** How an admin signs in: second factor, recovery codes, password. Works without scripts. */
export function SecurityPage(props: SecurityProps) {
  if (props.state === null) return <AdminPage email={null} />;
  const { state, notice, recoveryCodes } = props;
  return (
    <div className="container-page pt-12">
      <div className="settings-head">
        <h1 className="text-2xl">Your account</h1>
        <p>
          <a href={paths.admin} className="link">
            Admin Dashboard
          </a>
          {props.hasSettings && (
            <a href={paths.adminSettings} className="link">
              Settings
            </a>
          )}
        </p>
      </div>
      <p className="mt-1 text-soft">Signed in as {state.email}</p>
      {notice !== null && (
        <p role="status" className="form-notice">
          {notice}
        </p>
      )}
      {recoveryCodes.length > 0 && (
        <RecoveryCodes codes={recoveryCodes} siteName={props.siteName} email={state.email} />
      )}
      <div className="grid items-start gap-x-8 lg:grid-cols-2">
        <div>
          <Section title="Two-factor authentication">
            <SecondFactor {...props} />
          </Section>
          <Section title="Where you are signed in">
            <SessionList sessions={state.sessions} action={paths.security} />
          </Section>
        </div>
        <Section title="Password">
          {state.hasPassword ? (
            <PasswordForm {...props} />
          ) : (
            <p className="mt-3 text-soft">You sign in through your organisation and do not have a password here.</p>
          )}
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="plate mt-8 p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function RecoveryCodes({ codes, siteName, email }: { codes: string[]; siteName: string; email: string }) {
  const text = codes.join('\n');
  const file = [`Recovery codes of ${email} for ${siteName}. Each works once.`, '', ...codes, ''].join('\r\n');
  return (
    <section className="recovery-codes plate mt-8 p-6" role="status">
      <h2 className="text-xl">Your recovery codes</h2>
      <p className="mt-3">
        Each code can be used once to sign in instead of a code from your authenticator app. They are shown only now:
        print them or store them with your passwords.
      </p>
      <ul className="mt-4 grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="recovery-actions">
        <button type="button" hidden data-copy-text={text} className="button button-line">
          Copy
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          className="button button-line"
        >
          Download
        </a>
        <button type="button" hidden data-print="" className="button button-line">
          Print
        </button>
      </p>
    </section>
  );
}

function SecondFactor(props: Shown) {
  const { state } = props;
  if (state.hasSecondFactor) {
    return (
      <>
        <p className="mt-3">
          <strong>On.</strong> Signing in with a password also requires a code from your authenticator app. You have{' '}
          {state.recoveryCodesLeft} recovery {state.recoveryCodesLeft === 1 ? 'code' : 'codes'} left.
        </p>
        <ProvenActions {...props} />
      </>
    );
  }
  if (!state.hasPassword) {
    return <p className="mt-3 text-soft">Your organisation controls how you sign in.</p>;
  }
  if (state.setUp !== null) return <SetUp {...props} />;
  return (
    <>
      <p className="mt-3">
        <strong>Off.</strong> Turn it on so that nobody can sign in with your password alone. You need an authenticator
        app on your phone.
      </p>
      <SecurityForm props={props} action="set-up" label="Set Up">
        {(form) => <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />}
      </SecurityForm>
    </>
  );
}

/** Both need a code: one field for the two of them. */
function ProvenActions({ failed, issues }: Shown) {
  const isHere = failed === 'new-codes' || failed === 'switch-off';
  const form: FormState = { id: 'second-factor', issues: isHere ? issues : [], values: {} };
  return (
    <form id="second-factor" action={paths.security} method="post" noValidate className="mt-6">
      <div className="max-w-[440px]">
        <CodeField form={form} hint="Six digits, or a recovery code." />
      </div>
      <FailedNotice form={form} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <div>
          <button type="submit" name="action" value="new-codes" className="button button-line">
            Generate New Recovery Codes
          </button>
          <p className="form-hint mt-2">Your existing recovery codes will stop working.</p>
        </div>
        <div>
          <button type="submit" name="action" value="switch-off" className="button button-stop">
            Turn Off
          </button>
          <p className="form-hint mt-2">You will then sign in with your password only.</p>
        </div>
      </div>
    </form>
  );
}

function SetUp(props: Shown) {
  const { setUp } = props.state;
  if (setUp === null) return null;
  return (
    <>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        <li>
          Scan this QR code with your authenticator app, or <a href={setUp.link}>open the app on this device</a>.
        </li>
        <li>Enter the code shown in the app.</li>
      </ol>
      <QrCode code={setUp.qrCode} label="QR code" className="mt-5" />
      <p className="mt-4">
        Or enter this key in the app:{' '}
        <code className="font-mono break-all">{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <SecurityForm props={props} action="confirm" label="Turn On">
        {(form) => <CodeField form={form} hint="Six digits." />}
      </SecurityForm>
      <form action={paths.security} method="post" className="mt-4">
        <button type="submit" name="action" value="cancel" className="button button-line">
          Cancel
        </button>
      </form>
    </>
  );
}

function PasswordForm(props: Shown) {
  return (
    <SecurityForm props={props} action="change-password" label="Change Password">
      {(form) => (
        <>
          {/* Password managers need the user name. */}
          <input type="hidden" name="username" autoComplete="username" value={props.state.email} />
          <PasswordField form={form} name="password" label="Current password" autoComplete="current-password" />
          <PasswordField
            form={form}
            name="newPassword"
            label="New password"
            hint={`At least ${MIN_PASSWORD_LENGTH} characters. Several unrelated words are easy to remember and hard to guess.`}
            autoComplete="new-password"
          />
          <PasswordField form={form} name="repeated" label="Confirm new password" autoComplete="new-password" />
        </>
      )}
    </SecurityForm>
  );
}

type FormProps = { props: Shown; action: SecurityAction; label: string; children: (form: FormState) => ReactNode };

function SecurityForm({ props, action, label, children }: FormProps) {
  // Passwords and codes are not sent back to the form.
  const form: FormState = { id: action, issues: props.failed === action ? props.issues : [], values: {} };
  return (
    <form id={action} action={paths.security} method="post" noValidate className="mt-6">
      <div className="grid max-w-[440px] gap-5">{children(form)}</div>
      <FailedNotice form={form} />
      <button type="submit" name="action" value={action} className="button button-ink mt-5">
        {label}
      </button>
    </form>
  );
}

function FailedNotice({ form }: { form: FormState }) {
  return (
    form.issues.length > 0 && (
      <p role="alert" className="form-notice form-notice-failed">
        Nothing was changed. Please correct the highlighted fields.
      </p>
    )
  );
}

function CodeField({ form, hint }: { form: FormState; hint: string }) {
  return (
    <FormField form={form} name="code" label="Code from your authenticator app" isRequired hint={hint}>
      {(field) => (
        <input
          {...field}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
        />
      )}
    </FormField>
  );
}

type PasswordFieldProps = { form: FormState; name: string; label: string; hint?: string; autoComplete: string };

function PasswordField({ form, name, label, hint, autoComplete }: PasswordFieldProps) {
  return (
    <FormField form={form} name={name} label={label} isRequired {...(hint !== undefined && { hint })}>
      {(field) => <input {...field} type="password" autoComplete={autoComplete} maxLength={MAX_PASSWORD_LENGTH} />}
    </FormField>
  );
}
