import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { paths } from '#domain/paths.ts';
import { Notes } from '#web/admin/leads/notes.tsx';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { formatDate } from '#web/admin/ui/admin-table.tsx';
import { Locator } from '#web/maps/locator.tsx';
import { ReviewHistory } from './review-history.tsx';
import { TwinComparison } from './twin-comparison.tsx';

type Props = {
  review: CompanyReview;
  onMerge: (twin: AdminCompany) => void;
  onDistinct: (twin: AdminCompany) => void;
  onUndoMerge: (mergeId: number) => void;
};

/** What the decision is compared with: possible duplicates, the place, what happened, and what others have noted. */
export function ReviewAside({ review, onMerge, onDistinct, onUndoMerge }: Props) {
  const { company, twins, map, notes, history, merges, people } = review;
  return (
    <aside className="check-aside review-aside" aria-label="Compare and history">
      {twins.map((twin, index) => (
        <TwinComparison
          key={twin.id}
          company={company}
          twin={twin}
          hasKeys={index === 0}
          onMerge={() => onMerge(twin)}
          onDistinct={() => onDistinct(twin)}
        />
      ))}
      {twins.length === 0 && (
        <section aria-label="Possible duplicates">
          <h3>No possible duplicate</h3>
          <p className="check-soft">
            No other company has this name, website, phone number or mail domain at this place.
          </p>
        </section>
      )}
      <section aria-label="Place">
        <h3>Place</h3>
        {map === null ? (
          <p className="check-soft">
            The place is not understood well enough for a map. Edit the location or its correction.
          </p>
        ) : (
          <Locator map={map} />
        )}
      </section>
      {merges.length > 0 && (
        <section aria-label="Merges">
          <h3>Merged into this company</h3>
          <ul className="review-rows">
            {merges.map((merge) => (
              <li key={merge.id}>
                <span>{formatDate(merge.mergedAt)}</span>
                <span>
                  {merge.mergedName}
                  <span className="check-soft">{`company ${merge.mergedId}, by ${merge.mergedBy}`}</span>
                </span>
                {merge.canUndo && mayCall('POST', '/api/admin/merges/:id/undo') && (
                  <button
                    type="button"
                    className="mini"
                    aria-label={`Undo the merge of ${merge.mergedName}`}
                    onClick={() => onUndoMerge(merge.id)}
                  >
                    Undo
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="People">
        <h3>People</h3>
        {people.length === 0 ? (
          <p className="check-soft">Nobody manages this company yet.</p>
        ) : (
          <ul className="review-rows">
            {people.map(({ email, role, since }) => (
              <li key={email}>
                <span>{formatDate(since)}</span>
                <a href={`mailto:${email}`}>{email}</a>
                <span className="check-soft">{role}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="History">
        <h3>History</h3>
        <ReviewHistory entries={history} onRestored={() => location.assign(paths.adminCompany(company.id))} />
      </section>
      <section aria-label="Notes">
        <Notes id={company.id} notes={notes} path="/api/admin/companies/:id/notes" />
      </section>
    </aside>
  );
}
