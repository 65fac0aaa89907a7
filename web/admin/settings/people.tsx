import type { DashboardAccount, Invitation } from '#domain/admin/settings-state.ts';
import { ACCOUNT_LINK_DAYS } from '#domain/auth/set-password.ts';
import type { DashboardRole } from '#domain/auth/user.ts';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import { FormField, InputField } from '#web/ui/form-field.tsx';
import { ActionButton, type ShownSettings, settingsFormOf } from './settings-form.tsx';

const ROLES: Record<DashboardRole, string> = { admin: 'Admin', reviewer: 'Reviewer' };

/** Who may see the dashboard, the links that are on their way, and the form that invites. */
export function People(props: ShownSettings) {
  const { accounts, invitations, ownId } = props.state;
  const form = settingsFormOf(props, 'invite', { role: 'reviewer' });
  return (
    <>
      <p className="settings-lead">
        Reviewers approve, reject and edit companies, check certificates, and answer requests and messages. Admins can
        do everything else, too.
      </p>
      <ul className="settings-list">
        {accounts.map((account) => (
          <Account key={account.id} account={account} isOwn={account.id === ownId} />
        ))}
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <h3>Invite somebody</h3>
      <form id="invite" action={paths.adminSettings} method="post" noValidate className="settings-line">
        <InputField form={form} name="email" label="Email" isRequired kind="email" />
        <FormField form={form} name="role" label="Role" isRequired>
          {(field) => (
            <select {...field}>
              <option value="reviewer">Reviewer</option>
              <option value="admin">Admin</option>
            </select>
          )}
        </FormField>
        <button type="submit" name="action" value="invite" className="button button-ink">
          Send Invitation
        </button>
      </form>
      <p className="form-hint">
        The email has a link to choose a password. It works once, and for {ACCOUNT_LINK_DAYS} days.
      </p>
    </>
  );
}

function Account({ account, isOwn }: { account: DashboardAccount; isOwn: boolean }) {
  const { id, email, role } = account;
  const fields = { id: String(id) };
  const other = role === 'admin' ? 'reviewer' : 'admin';
  return (
    <li>
      <div>
        <b>{email}</b> <span className="tag">{ROLES[role]}</span> {isOwn && <span className="tag">You</span>}
        <p className="form-hint">{describe(account)}</p>
      </div>
      <div className="settings-actions">
        <ActionButton action="set-role" fields={{ ...fields, role: other }} about={email}>
          {other === 'admin' ? 'Make Admin' : 'Make Reviewer'}
        </ActionButton>
        {!isOwn && (
          <details>
            <summary className="button button-line" aria-label={`Reset: ${email}`}>
              Reset
            </summary>
            <p>
              Signs {email} out everywhere, turns two-factor authentication off, and emails a link to choose a new
              password.
            </p>
            <ActionButton action="reset" fields={fields} about={email} isDanger>
              Reset Account
            </ActionButton>
          </details>
        )}
        <details>
          <summary className="button button-line" aria-label={`Remove: ${email}`}>
            Remove
          </summary>
          <p>
            {isOwn ? 'You lose' : `${email} loses`} access to the dashboard at once. Invitations sent by this account
            stop working. What was done stays in the audit log.
          </p>
          <ActionButton action="remove" fields={fields} about={email} isDanger>
            Remove Access
          </ActionButton>
        </details>
      </div>
    </li>
  );
}

function describe({ createdAt, hasSecondFactor, hasPassword, hasIdentity }: DashboardAccount): string {
  const ways = [hasPassword && 'password', hasIdentity && 'organisation'].filter((way) => way !== false);
  return [
    `Since ${dateText(createdAt.slice(0, 10))}`,
    ways.length === 0 ? 'must choose a new password' : `signs in by ${ways.join(' or ')}`,
    `two-factor authentication ${hasSecondFactor ? 'on' : 'off'}`,
  ].join(', ');
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { id, email, role, createdBy, expiresAt } = invitation;
  return (
    <li>
      <div>
        <b>{email}</b> <span className="tag">{role === null ? 'Reset' : `Invited: ${ROLES[role]}`}</span>
        <p className="form-hint">
          {role === null ? 'Reset' : 'Invited'} by {createdBy}; the link works until {dateText(expiresAt.slice(0, 10))}.
        </p>
      </div>
      <div className="settings-actions">
        <ActionButton action="withdraw" fields={{ id: String(id) }} about={email}>
          Withdraw
        </ActionButton>
      </div>
    </li>
  );
}
