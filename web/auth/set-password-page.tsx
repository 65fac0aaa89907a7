import { ACCOUNT_LINK_DAYS, type AccountLink } from '#domain/auth/set-password.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';

export type SetPasswordProps =
  | { link: null }
  | { link: AccountLink; address: string; siteName: string; form: FormState };

/** Where the link of an invitation or a reset sets a password. Works without scripts. */
export function SetPasswordPage(props: SetPasswordProps) {
  if (props.link === null) {
    return (
      <div className="container-page narrow pt-12">
        <h1 className="text-2xl">This link has ended</h1>
        <p className="mt-3 text-lg text-soft">
          It works once, and for {ACCOUNT_LINK_DAYS} days. Ask an admin of this directory for a new one.
        </p>
        <a href={paths.signIn} className="button button-line mt-6">
          Sign in
        </a>
      </div>
    );
  }
  const { link, address, siteName, form } = props;
  const hint = `At least ${MIN_PASSWORD_LENGTH} characters. Several unrelated words are easy to remember and hard to guess.`;
  return (
    <div className="container-page pt-12">
      <div className="plate mx-auto max-w-[440px] p-6">
        <h1 className="text-xl">Choose a password</h1>
        <p className="mt-2 text-soft">
          {link.role === null
            ? `For your account at ${siteName}, ${link.email}.`
            : `You join the dashboard of ${siteName} as ${link.role === 'admin' ? 'an admin' : 'a reviewer'}, with the address ${link.email}.`}
        </p>
        <form action={address} method="post" noValidate className="mt-5 grid gap-5">
          {/* Password managers need the user name. */}
          <input type="hidden" name="username" autoComplete="username" value={link.email} />
          <FormField form={form} name="newPassword" label="Password" isRequired hint={hint}>
            {(field) => (
              <input {...field} type="password" autoComplete="new-password" maxLength={MAX_PASSWORD_LENGTH} />
            )}
          </FormField>
          <FormField form={form} name="repeated" label="Confirm password" isRequired>
            {(field) => (
              <input {...field} type="password" autoComplete="new-password" maxLength={MAX_PASSWORD_LENGTH} />
            )}
          </FormField>
          <button type="submit" className="button button-ink w-full">
            Set Password
          </button>
        </form>
      </div>
    </div>
  );
}
