import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { AUDIT_LABELS } from '#domain/audit/audit-labels.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

type Entry = CompanyReview['history'][number];

/** What was done, newest first. A removal can be taken back here while its state is kept. */
export function HistoryList({ entries, onRestored }: { entries: readonly Entry[]; onRestored: () => void }) {
  const restore = useAdminMutation({
    subject: 'restore',
    call: (id: number) => callApi('POST', '/api/admin/audit/:id/restore', { id }),
    success: adminMessages.restored,
    failure: adminMessages.restoreFailed,
    onSuccess: onRestored,
  });
  if (entries.length === 0) return <p className="check-soft">Nothing was done yet.</p>;
  return (
    <ol className="review-rows">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          <span>
            {AUDIT_LABELS[entry.action as AuditAction]}
            {entry.entity !== 'company' && ` ${entry.entityName}`}
            {changeText(entry) !== '' && `: ${changeText(entry)}`}
            <span className="check-soft">{entry.actor}</span>
          </span>
          {entry.canRestore && (
            <button
              type="button"
              className="mini"
              aria-label={`Restore ${entry.entityName}`}
              aria-disabled={restore.isPending}
              onClick={() => restore.run(entry.id)}
            >
              Restore
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

const MAX_NAMED = 4;

/** Which fields an edit changed, or the reason that was given. */
function changeText({ action, before, after }: Entry): string {
  const [old, current] = [before, after].map((state) =>
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {},
  );
  if (typeof current?.reason === 'string') return current.reason;
  if (typeof current?.mergedName === 'string') return current.mergedName;
  if (action !== 'company.edit') return '';
  const changed = Object.keys(current ?? {}).filter(
    (name) => JSON.stringify(old?.[name]) !== JSON.stringify(current?.[name]),
  );
  const more = changed.length - MAX_NAMED;
  return changed.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
