import { MAX_EMAIL_LENGTH } from '#domain/constants.ts';
import type { MemberAccount } from '#domain/members/account.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Issue } from '#domain/validation.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { ArrowIcon } from '#web/ui/icons.tsx';
import type { ManageHeaderProps } from './manage-header.tsx';
import { SessionList } from './session-list.tsx';

export type AccountProps = {
  header: ManageHeaderProps;
  account: MemberAccount;
  issues: Issue[];
  /** Why nothing was changed. */
  problem: string | null;
  isEnded: boolean;
};

/** Where somebody is signed in, what is stored, and the end of it. */
export function AccountPage({ account, issues, problem, isEnded }: AccountProps) {
  const address = paths.manageAccount;
  return (
    <div className="container-page narrow manage-start">
      <a href={paths.manage} className="back-link">
        <ArrowIcon back />
        <span>Your companies</span>
      </a>
      <h1>Your account</h1>
      <p className="manage-lead">{account.email}</p>
      {isEnded && (
        <p id="done" role="status" tabIndex={-1} className="lead-done">
          The session has ended.
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="lead-conflict">
          {problem}
        </p>
      )}
      <section aria-labelledby="sessions" className="manage-part">
        <h2 id="sessions">Where you are signed in</h2>
        <p className="manage-note">A session ends after 14 days without use, and after 90 days in any case.</p>
        <SessionList sessions={account.sessions} action={address} />
      </section>
      <section aria-labelledby="data" className="manage-part">
        <h2 id="data">Your data</h2>
        <p className="manage-note">
          All that is stored about you, as JSON: your companies, sessions, claims, emails and what you have changed.
        </p>
        <p className="manage-actions">
          <a href={plainRoutes.memberExport.path} download className="button button-line">
            Download my data
          </a>
        </p>
      </section>
      {!account.hasRole && <EraseForm account={account} issues={issues} address={address} />}
    </div>
  );
}

function EraseForm({ account, issues, address }: Pick<AccountProps, 'account' | 'issues'> & { address: string }) {
  const form: FormState = { id: 'erase', issues, values: {} };
  return (
    <section aria-labelledby="erase-title" className="manage-part">
      <h2 id="erase-title">Erase your account</h2>
      <p className="manage-note">
        {account.companies.length === 0
          ? 'This erases your address, sessions and claims for good.'
          : 'This erases your address, sessions, claims and roles for good. Your companies stay listed; one without another owner can be claimed again.'}
      </p>
      <form id="erase" action={address} method="post" noValidate className="manage-erase">
        <FormField form={form} name="confirmation" label="Your email address, to confirm" isRequired>
          {(field) => (
            <input {...field} type="email" autoComplete="off" autoCapitalize="none" maxLength={MAX_EMAIL_LENGTH} />
          )}
        </FormField>
        <button type="submit" name="action" value="erase" className="button button-line">
          Erase my account
        </button>
      </form>
    </section>
  );
}
