import type { SignInWait } from '#domain/auth/user.ts';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';

export type SignInProps = {
  /** The page to open after signing in; empty for the admin dashboard. */
  returnTo: string;
  problem: string | null;
  wait?: SignInWait | undefined;
  /** What has happened before, such as that a password was set. */
  notice?: string | null;
} & ({ step: null; email: string; hasIdentityProvider: boolean } | { step: string; prompt: string });

/** Where the admin signs in, in one step or two; works without scripts. */
export function SignInPage(props: SignInProps) {
  const { problem, returnTo } = props;
  return (
    <div className="container-page pt-12">
      <div className="plate mx-auto max-w-[440px] p-6">
        <h1 className="text-xl">Sign in</h1>
        <p className="mt-2 text-soft">
          {props.step === null ? 'For administrators. Companies and buyers do not need an account.' : props.prompt}
        </p>
        {props.notice && (
          <p role="status" className="form-notice">
            {props.notice}
          </p>
        )}
        {problem !== null && (
          <p id="problem" role="alert" className="mt-4 text-stop">
            {problem}
          </p>
        )}
        {props.wait && <Wait {...props.wait} />}
        {props.step === null && props.hasIdentityProvider && (
          <>
            <a
              href={`${plainRoutes.beginSignIn.path}${returnTo && `?${new URLSearchParams({ returnTo })}`}`}
              className="button button-ink mt-6 w-full"
            >
              Sign in through your organisation
            </a>
            <p className="mt-6 border-t border-line pt-5 text-soft">Or sign in with a password:</p>
          </>
        )}
        <form action={paths.signIn} method="post" noValidate>
          {returnTo !== '' && <input type="hidden" name="returnTo" value={returnTo} />}
          {props.step === null ? (
            <PasswordStep email={props.email} isWrong={problem !== null} isSecond={props.hasIdentityProvider} />
          ) : (
            <CodeStep step={props.step} isWrong={problem !== null} />
          )}
        </form>
      </div>
    </div>
  );
}

/** Why the page is slow: whoever knows the password waits, too. */
function Wait({ failures, seconds, endsAfterMinutes }: SignInWait) {
  return (
    <p id="wait" className="mt-3 text-soft">
      {`${failures} sign-ins have failed, so each further attempt is checked only after ${seconds} seconds. That slows down guessing and locks nobody out. It ends when you sign in, or ${endsAfterMinutes} minutes after the last failed attempt.`}
    </p>
  );
}

function PasswordStep({ email, isWrong, isSecond }: { email: string; isWrong: boolean; isSecond: boolean }) {
  const describedBy = isWrong ? 'problem' : undefined;
  return (
    <>
      <label htmlFor="email" className="mt-5 block text-sm font-semibold">
        Email
      </label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        maxLength={MAX_EMAIL_LENGTH}
        aria-describedby={describedBy}
        className="field mt-1.5"
      />
      <label htmlFor="password" className="mt-5 block text-sm font-semibold">
        Password
      </label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD_LENGTH}
        aria-describedby={describedBy}
        className="field mt-1.5"
      />
      <button type="submit" className={`button mt-6 w-full ${isSecond ? 'button-line' : 'button-ink'}`}>
        Sign In
      </button>
    </>
  );
}

function CodeStep({ step, isWrong }: { step: string; isWrong: boolean }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <label htmlFor="code" className="mt-5 block text-sm font-semibold">
        Code
      </label>
      <p id="code-hint" className="form-hint">
        Enter the six-digit code or a recovery code.
      </p>
      <input
        id="code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the code is the only field of the step that the button opened
        autoFocus
        maxLength={MAX_CODE_LENGTH}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'problem code-hint' : 'code-hint'}
        className="field mt-1.5 font-mono"
      />
      <button type="submit" className="button button-ink mt-6 w-full">
        Sign In
      </button>
      <p className="mt-4 text-sm text-soft">
        <a href={paths.signIn}>Start over</a>
      </p>
    </>
  );
}
