import { dateText } from '#domain/certificates/certificate-text.ts';
import type { CompanyPerson, OpenInvitation } from '#domain/members/member.ts';
import type { PeopleAction } from '#domain/members/people-forms.ts';
import { INVITATION_DAYS } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';
import { FormField, type FormState, InputField } from '#web/ui/form-field.tsx';
import { FormSummary } from '#web/ui/page-form.tsx';
import { ClaimCard } from './claim-card.tsx';
import { ManageFrame, type ManageFrameProps } from './manage-frame.tsx';
import type { People, PeopleOutcome } from './member-data.ts';

export type PeopleProps = People & {
  frame: ManageFrameProps;
  /** The form that was refused. */
  failed: (PeopleOutcome & { values: Record<string, string> }) | null;
  done: PeopleAction | null;
};

const DONE: Record<Exclude<PeopleAction, 'leave'>, string> = {
  invite: `The invitation is on its way. It can be accepted for ${INVITATION_DAYS} days.`,
  'cancel-invitation': 'The invitation is cancelled.',
  'set-role': 'The role is changed.',
  remove: 'Removed. The person can no longer manage this listing, and is informed.',
  'accept-claim': 'Accepted. The person is informed.',
  'refuse-claim': 'Refused. The person is informed.',
};
const ROLE_LABELS = { owner: 'Owner', editor: 'Editor' };

/** Who belongs to a company, who is invited, and who asks to join. Owners change it. */
export function PeoplePage({ frame, people, invitations, claims, failed, done }: PeopleProps) {
  const { company, email } = frame;
  const isOwner = company.role === 'owner';
  const address = paths.managePeople(company.id);
  // The issues of the invitation stand in its form.
  const problem =
    failed === null || failed.action === 'invite' ? null : (failed.conflict ?? failed.issues[0]?.message ?? null);
  return (
    <ManageFrame
      frame={frame}
      title="People"
      lead={
        isOwner
          ? 'Owners change everything and decide who is here. Editors change the profile and the certificates, and answer requests.'
          : 'You are an editor. Owners decide who is here.'
      }
    >
      {done !== null && done !== 'leave' && (
        <p id="done" role="status" tabIndex={-1} className="lead-done">
          {DONE[done]}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="lead-conflict">
          {problem}
        </p>
      )}
      {claims.length > 0 && (
        <section aria-labelledby="claims" className="people-claims">
          <h2 id="claims">{claims.length === 1 ? 'Somebody asks to join' : `${claims.length} people ask to join`}</h2>
          {claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} action={address} decider="owner" />
          ))}
        </section>
      )}
      <ul className="plate people" aria-label="People">
        {people.map((person) => (
          <Person key={person.id} person={person} isOwner={isOwner} isSelf={person.email === email} address={address} />
        ))}
        {invitations.map((invitation) => (
          <Invited key={invitation.email} invitation={invitation} isOwner={isOwner} address={address} />
        ))}
      </ul>
      {isOwner && <InviteForm address={address} failed={failed?.action === 'invite' ? failed : null} />}
    </ManageFrame>
  );
}

type PersonProps = { person: CompanyPerson; isOwner: boolean; isSelf: boolean; address: string };

function Person({ person, isOwner, isSelf, address }: PersonProps) {
  const other = person.role === 'owner' ? 'editor' : 'owner';
  return (
    <li>
      <div>
        <b>{person.email}</b>
        {isSelf && <span className="tag">you</span>}
        <p>
          {`${ROLE_LABELS[person.role]} since ${dateText(person.since.slice(0, 10))}`}
          {person.invitedBy !== null && `, invited by ${person.invitedBy}`}
        </p>
      </div>
      <div className="people-actions">
        {isOwner && (
          <form action={address} method="post">
            <input type="hidden" name="memberId" value={person.id} />
            <input type="hidden" name="role" value={other} />
            <button type="submit" name="action" value="set-role" className="button button-line">
              {`Make ${other}`}
              <span className="sr-only">{`: ${person.email}`}</span>
            </button>
          </form>
        )}
        {(isOwner || isSelf) && (
          <details>
            <summary className="button button-line">
              {isSelf ? 'Leave' : 'Remove'}
              <span className="sr-only">{isSelf ? '' : `: ${person.email}`}</span>
            </summary>
            <form action={address} method="post" className="plate">
              <p>
                {isSelf
                  ? 'You will no longer manage this listing.'
                  : `${person.email} will no longer manage this listing.`}
              </p>
              <input type="hidden" name="memberId" value={person.id} />
              <button type="submit" name="action" value={isSelf ? 'leave' : 'remove'} className="button button-ink">
                {isSelf ? 'Leave now' : 'Remove now'}
              </button>
            </form>
          </details>
        )}
      </div>
    </li>
  );
}

function Invited({ invitation, isOwner, address }: { invitation: OpenInvitation; isOwner: boolean; address: string }) {
  return (
    <li>
      <div>
        <b>{invitation.email}</b>
        <p>
          {`Invited as ${ROLE_LABELS[invitation.role].toLowerCase()}, until ${dateText(invitation.expires.slice(0, 10))}`}
        </p>
      </div>
      {isOwner && (
        <form action={address} method="post" className="people-actions">
          <input type="hidden" name="email" value={invitation.email} />
          <button type="submit" name="action" value="cancel-invitation" className="button button-line">
            Cancel<span className="sr-only">{` the invitation of ${invitation.email}`}</span>
          </button>
        </form>
      )}
    </li>
  );
}

function InviteForm({ address, failed }: { address: string; failed: PeopleProps['failed'] }) {
  const form: FormState = { id: 'invite', issues: failed?.issues ?? [], values: failed?.values ?? {} };
  return (
    <section aria-labelledby="invite-title" className="people-invite">
      <h2 id="invite-title">Invite somebody</h2>
      <form id="invite" action={address} method="post" className="plate" noValidate>
        <FormSummary form={form} />
        <div className="form-grid">
          <InputField form={form} name="email" label="Email" isRequired kind="email" />
          <FormField form={form} name="role" label="Role" isRequired>
            {({ defaultValue, ...field }) => (
              <select {...field} defaultValue={defaultValue ?? 'editor'}>
                <option value="editor">Editor</option>
                <option value="owner">Owner</option>
              </select>
            )}
          </FormField>
        </div>
        <div className="form-actions">
          <button type="submit" name="action" value="invite" className="button button-ink">
            Send the invitation
          </button>
        </div>
      </form>
    </section>
  );
}
