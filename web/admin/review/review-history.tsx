import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { AuditEntry } from '#web/admin/audit/audit-entry.tsx';
import { RestoreButton } from '#web/admin/audit/restore-button.tsx';
import { formatTime } from '#web/admin/ui/admin-table.tsx';

/** What was done, newest first, in the words of the audit log. A removal can be taken back here while its state is stored. */
export function ReviewHistory({ entries, onRestored }: { entries: readonly AuditRecord[]; onRestored: () => void }) {
  if (entries.length === 0) return <p className="check-soft">Nothing was done yet.</p>;
  return (
    <ol className="review-history">
      {entries.map((entry) => (
        <li key={entry.id}>
          <AuditEntry entry={entry} time={formatTime(entry.at)} />
          <RestoreButton entry={entry} onRestored={onRestored} />
        </li>
      ))}
    </ol>
  );
}
