import type { FieldChange } from '#domain/audit/audit-words.ts';

/** What changes of a thing, field by field: the former value struck through, then the new one. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== '' && <del>{before}</del>}
            {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
            {after !== '' && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
