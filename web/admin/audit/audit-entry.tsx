import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { auditActor, auditWords, fieldChanges } from '#domain/audit/audit-words.ts';
import { FieldChanges } from '#web/admin/ui/field-changes.tsx';
import { entryLink } from './entry-link.ts';

/** More fields are folded. */
const MAX_OPEN_CHANGES = 3;

/** One entry of the audit log in words, with what it changed: "Granted verification: Granite Coast NDT Ltd, by ada@…, 8:07". */
export function AuditEntry({ entry, time }: { entry: AuditRecord; time: string }) {
  const { what, whom } = auditWords(entry);
  const link = entryLink(entry);
  const changes = fieldChanges(entry);
  return (
    <div className="audit-entry">
      <p>
        <b>{what}</b>
        {whom !== '' && ': '}
        {whom !== '' && (link === null ? whom : <a href={link}>{whom}</a>)}
        <span className="audit-soft">
          , by {auditActor(entry.actor)}, <time dateTime={entry.at}>{time}</time>
        </span>
      </p>
      {changes.length > 0 && changes.length <= MAX_OPEN_CHANGES && <FieldChanges changes={changes} />}
      {changes.length > MAX_OPEN_CHANGES && (
        <details>
          <summary>
            {changes.length} fields<span className="sr-only"> of entry {entry.id}</span>
          </summary>
          <FieldChanges changes={changes} />
        </details>
      )}
    </div>
  );
}
