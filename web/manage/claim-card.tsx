import type { CompanyClaim } from '#domain/members/claim.ts';
import { fillPattern, paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';

type Props = { claim: CompanyClaim; action: string; decider: 'owner' | 'admin' };

/** Somebody who says that a company is theirs, what shows it, and the two decisions. */
export function ClaimCard({ claim, action, decider }: Props) {
  const { id, company, applicant, name, statement, documents, createdAt } = claim;
  return (
    <article className="plate claim" aria-labelledby={`claim-${id}`}>
      <h3 id={`claim-${id}`}>{decider === 'admin' ? `${applicant}: ${company.name}` : applicant}</h3>
      <p className="claim-note">{`${name}, ${momentText(createdAt, null)}`}</p>
      {decider === 'admin' && <ClaimedFields claim={claim} />}
      <blockquote>{statement}</blockquote>
      {documents.length > 0 && <Documents documents={documents} decider={decider} />}
      <div className="claim-forms">
        <form action={action} method="post">
          <input type="hidden" name="claimId" value={id} />
          <label htmlFor={`role-${id}`} className="sr-only">{`Role of ${applicant}`}</label>
          <select
            id={`role-${id}`}
            name="role"
            defaultValue={decider === 'admin' ? 'owner' : 'editor'}
            className="field"
          >
            <option value="owner">as an owner</option>
            <option value="editor">as an editor</option>
          </select>
          <button type="submit" name="action" value="accept-claim" className="button button-ink">
            Accept<span className="sr-only">{` ${applicant}`}</span>
          </button>
        </form>
        <form action={action} method="post">
          <input type="hidden" name="claimId" value={id} />
          <label htmlFor={`reason-${id}`} className="sr-only">{`Why ${applicant} is refused, for the applicant`}</label>
          <input
            id={`reason-${id}`}
            name="reason"
            maxLength={2_000}
            placeholder="Reason, for the applicant"
            className="field"
          />
          <button type="submit" name="action" value="refuse-claim" className="button button-line">
            Refuse<span className="sr-only">{` ${applicant}`}</span>
          </button>
        </form>
      </div>
    </article>
  );
}

function ClaimedFields({ claim: { company, hasOwner } }: { claim: CompanyClaim }) {
  return (
    <dl className="claim-fields">
      <div>
        <dt>Company</dt>
        <dd>
          {company.isListed ? <a href={paths.company(company)}>{company.name}</a> : company.name}
          {company.location !== '' && `, ${company.location}`}
        </dd>
      </div>
      <div>
        <dt>Its address</dt>
        <dd>{company.email || 'none'}</dd>
      </div>
      <div>
        <dt>Its website</dt>
        <dd>{company.website || 'none'}</dd>
      </div>
      <div>
        <dt>Owner</dt>
        <dd>{hasOwner ? 'has one, who can decide, too' : 'none yet'}</dd>
      </div>
    </dl>
  );
}

function Documents({ documents, decider }: Pick<CompanyClaim, 'documents'> & Pick<Props, 'decider'>) {
  return (
    <ul className="claim-documents" aria-label="Documents">
      {documents.map(({ id, name, size }) => (
        <li key={id}>
          {decider === 'admin' ? (
            <a href={fillPattern(plainRoutes.claimDocument.path, { id })} className="link">
              {name}
            </a>
          ) : (
            name
          )}
          <small>{` ${Math.ceil(size / 1024)} KB`}</small>
        </li>
      ))}
    </ul>
  );
}
