import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';

export type SignInProps = { email: string; problem: string | null };

/** Where the admin signs in; works without scripts. */
export function SignInPage({ email, problem }: SignInProps) {
  return (
    <div className="container-page pt-12">
      <form action={paths.signIn} method="post" noValidate className="plate mx-auto max-w-[440px] p-6">
        <h1 className="text-xl">Sign in</h1>
        <p className="mt-2 text-soft">For those who run this directory. Companies and buyers need no account.</p>
        {problem !== null && (
          <p id="problem" role="alert" className="mt-4 text-stop">
            {problem}
          </p>
        )}
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
          aria-describedby={problem === null ? undefined : 'problem'}
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
          aria-describedby={problem === null ? undefined : 'problem'}
          className="field mt-1.5"
        />
        <button type="submit" className="button button-ink mt-6 w-full">
          Sign In
        </button>
      </form>
    </div>
  );
}
