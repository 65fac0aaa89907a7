import { dateText } from '#domain/certificates/certificate-text.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import type { InvitedPerson, ManagingPeople, ManagingPerson } from '#domain/members/admin-people.ts';
import type { CompanyClaim } from '#domain/members/claim.ts';
import { paths } from '#domain/paths.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { DecisionHead } from '#web/admin/decision-head.tsx';
import { ClaimCard } from '#web/manage/claim-card.tsx';

type Shown = {
  claims: CompanyClaim[];
  people: ManagingPeople;
  search: string;
  /** Why nothing was changed. */
  problem: string | null;
  done: string | null;
};
export type ClaimsProps = { claims: null } | Shown;

const DONE: Record<string, string> = {
  'accept-claim': 'Accepted. The applicant is informed, and can manage the company.',
  'refuse-claim': 'Refused. The applicant is informed.',
  remove: 'Removed. The person is informed.',
  'cancel-invitation': 'The invitation is cancelled.',
};

/** Claims that wait for a decision, those decided lately, and who manages which company; or Access Denied. */
export function ClaimsPage(props: ClaimsProps) {
  if (props.claims === null) return <AccessDenied />;
  const { claims, people, search, problem, done } = props;
  const waiting = claims.filter(({ state }) => state === 'waiting');
  const decided = claims.filter(({ state }) => state !== 'waiting');
  return (
    <div className="container-page claims">
      <DecisionHead title="Claims and people" done={done === null ? undefined : DONE[done]} problem={problem} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">{waiting.length === 0 ? 'No claim waits' : `Waiting: ${waiting.length}`}</h2>
        <p className="claim-note">
          An address at the website of a company claims it without you. Here is who has another address.
        </p>
        {waiting.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} action={paths.adminClaims} decider="admin" />
        ))}
      </section>
      {decided.length > 0 && <Decided claims={decided} />}
      <section aria-labelledby="people">
        <h2 id="people">Who manages a company</h2>
        <search>
          <form action={paths.adminClaims} className="claims-search">
            <label htmlFor="people-search" className="sr-only">
              Address, company or its id
            </label>
            <input
              id="people-search"
              name="search"
              type="search"
              defaultValue={search}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder="Address, company or its id"
              className="field"
            />
            <button type="submit" className="button button-line">
              Search
            </button>
          </form>
        </search>
        <p className="claim-note">{countText(people, search)}</p>
        {people.items.length + people.invitations.length > 0 && (
          <ul className="plate people" aria-label="People">
            {people.items.map((person) => (
              <Managing key={person.memberId} person={person} />
            ))}
            {people.invitations.map((invitation) => (
              <Invited key={`${invitation.company.id} ${invitation.email}`} invitation={invitation} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function countText({ items, total }: ManagingPeople, search: string): string {
  if (total === 0) return search === '' ? 'Nobody yet.' : 'Nobody found.';
  return items.length < total
    ? `${total}, the newest ${items.length} of them. Search for others.`
    : total === 1
      ? '1 person'
      : `${total} people`;
}

function Managing({ person: { memberId, email, role, since, company } }: { person: ManagingPerson }) {
  return (
    <li>
      <div>
        <b>{email}</b>
        <p>
          {`${role === 'owner' ? 'Owner' : 'Editor'} of `}
          {company.isListed ? <a href={paths.company(company)}>{company.name}</a> : company.name}
          {` since ${dateText(since.slice(0, 10))}`}
        </p>
      </div>
      <div className="people-actions">
        <details>
          <summary className="button button-line">
            Remove<span className="sr-only">{`: ${email} from ${company.name}`}</span>
          </summary>
          <form action={paths.adminClaims} method="post" className="plate">
            <p>{`${email} will no longer manage ${company.name}, and is informed.`}</p>
            <input type="hidden" name="companyId" value={company.id} />
            <input type="hidden" name="memberId" value={memberId} />
            <button type="submit" name="action" value="remove" className="button button-ink">
              Remove now
            </button>
          </form>
        </details>
      </div>
    </li>
  );
}

function Invited({ invitation: { email, role, invitedBy, expires, company } }: { invitation: InvitedPerson }) {
  return (
    <li>
      <div>
        <b>{email}</b>
        <p>
          {`Invited as ${role === 'owner' ? 'an owner' : 'an editor'} of ${company.name}`}
          {invitedBy !== null && ` by ${invitedBy}`}
          {`, until ${dateText(expires.slice(0, 10))}`}
        </p>
      </div>
      <form action={paths.adminClaims} method="post" className="people-actions">
        <input type="hidden" name="companyId" value={company.id} />
        <input type="hidden" name="email" value={email} />
        <button type="submit" name="action" value="cancel-invitation" className="button button-line">
          Cancel<span className="sr-only">{` the invitation of ${email} to ${company.name}`}</span>
        </button>
      </form>
    </li>
  );
}

function Decided({ claims }: { claims: CompanyClaim[] }) {
  return (
    <details className="claims-decided">
      <summary>{`Decided lately: ${claims.length}`}</summary>
      <ul>
        {claims.map(({ id, applicant, company, state, decidedBy, decidedAt, reason }) => (
          <li key={id}>
            {`${applicant}, ${company.name}: ${state}${decidedAt === null ? '' : ` on ${dateText(decidedAt.slice(0, 10))}`}${decidedBy === null ? '' : ` by ${decidedBy}`}${reason === null ? '' : `, “${reason}”`}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
