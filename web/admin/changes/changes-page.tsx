import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import type { ChangePage, ChangeState, ListingChange } from '#domain/listings/listing-change.ts';
import { paths } from '#domain/paths.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { DecisionHead } from '#web/admin/decision-head.tsx';

type Shown = {
  changes: ChangePage;
  waiting: ListingChange[];
  page: number;
  /** Why nothing was changed. */
  problem: string | null;
  done: string | null;
};
export type ChangesProps = { changes: null } | Shown;

const DONE: Record<string, string> = {
  accept: 'Published. The member is informed.',
  refuse: 'Refused. The member is informed.',
  revert: 'Reverted. The listing is as it was before.',
};

/** Changes that wait, then all others, newest first; or Access Denied. */
export function ChangesPage(props: ChangesProps) {
  if (props.changes === null) return <AccessDenied />;
  const { changes, waiting, page, problem, done } = props;
  const others = changes.items.filter(({ state }) => state !== 'waiting');
  const isLast = changes.items.length === 0 || (page === 1 && changes.items.length === changes.total);
  return (
    <div className="container-page claims changes">
      <DecisionHead title="Changes by companies" done={done === null ? undefined : DONE[done]} problem={problem} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">{waiting.length === 0 ? 'No change waits' : `Waiting: ${waiting.length}`}</h2>
        <p className="claim-note">New names and locations of approved companies. The public listing is as it was.</p>
        {waiting.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </section>
      <section aria-labelledby="public">
        <h2 id="public">Changed by the company</h2>
        <p className="claim-note">
          Public at once. A change can be reverted until one of its fields has changed again.
        </p>
        {others.length === 0 && <p className="claim-note">No changes yet.</p>}
        {others.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </section>
      {(page > 1 || !isLast) && (
        <nav aria-label="Pages of changes" className="manage-actions">
          {page > 1 && (
            <a href={`${paths.adminChanges}?page=${page - 1}`} className="button button-line">
              Newer
            </a>
          )}
          {!isLast && (
            <a href={`${paths.adminChanges}?page=${page + 1}`} className="button button-line">
              Older
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

const STATES: Record<ChangeState, string> = {
  public: 'Public',
  reverted: 'Reverted',
  waiting: 'Waits',
  accepted: 'Accepted',
  refused: 'Refused',
  replaced: 'Replaced by the company',
};

function Change({ change }: { change: ListingChange }) {
  const { id, companyId, companyName, author, createdAt, fields, state, decidedBy, decidedAt, reason } = change;
  const name = companyName || `Company ${companyId} (removed)`;
  const decision = decidedBy === null || decidedAt === null ? '' : ` by ${decidedBy}, ${momentText(decidedAt, null)}`;
  return (
    <article className="plate claim" aria-labelledby={`change-${id}`}>
      <h3 id={`change-${id}`}>
        {companyName === '' ? name : <a href={paths.company({ id: companyId, name })}>{name}</a>}
      </h3>
      <p className="claim-note">{`${author}, ${momentText(createdAt, null)}. ${STATES[state]}${decision}${reason === null ? '' : `: ${reason}`}.`}</p>
      <dl className="change-fields">
        {fields.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before || '(empty)'}</del>
              <ins>{after || '(removed)'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {state === 'waiting' && <Decision id={id} name={name} />}
      {state === 'public' && companyName !== '' && (
        <form method="post" action={paths.adminChanges} className="change-revert">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="action"
            value="revert"
            className="button button-line"
            aria-label={`Revert ${name}`}
          >
            Revert
          </button>
        </form>
      )}
    </article>
  );
}

function Decision({ id, name }: { id: number; name: string }) {
  return (
    <div className="claim-forms">
      <form method="post" action={paths.adminChanges}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="action" value="accept" className="button button-ink" aria-label={`Publish ${name}`}>
          Publish
        </button>
      </form>
      <form method="post" action={paths.adminChanges}>
        <input type="hidden" name="id" value={id} />
        <label htmlFor={`reason-${id}`} className="sr-only">
          {`Reason for refusing the change of ${name}`}
        </label>
        <input
          id={`reason-${id}`}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          required
          placeholder="Why not; the member gets it by email"
          className="field"
        />
        <button type="submit" name="action" value="refuse" className="button button-line" aria-label={`Refuse ${name}`}>
          Refuse
        </button>
      </form>
    </div>
  );
}
