import type { ResponseRecord as Record } from '#domain/companies/public-company.ts';
import { workingTimeText } from '#domain/service-requests/working-time.ts';

/** How a company answers requests, on its profile (decision 44). */
export function ResponseRecord({ record }: { record: Record | null }) {
  if (record === null) return null;
  return (
    <section aria-labelledby="answers" className="response-record">
      <h2 id="answers">Answers to requests</h2>
      <dl>
        {record.medianMinutes !== null && (
          <div>
            <dt>Median time to answer</dt>
            <dd>{workingTimeText(record.medianMinutes)}</dd>
          </div>
        )}
        <div>
          <dt>Answered</dt>
          <dd>{`${record.answeredPercent} % of ${record.requests} requests`}</dd>
        </div>
      </dl>
      <p className="text-soft">
        Requests of the last 12 months from buyers with a confirmed address. It is counted, and cannot be bought.
      </p>
    </section>
  );
}

/** The same in a few words, for a card: null if nothing is known. */
export function answerText(record: Record | null): string | null {
  if (record === null || record.medianMinutes === null) return null;
  return `answers in ${workingTimeText(record.medianMinutes)}`;
}
