import type { AuditAction } from './audit-actions.ts';
import type { AuditRecord } from './audit-entry.ts';
import { AUDIT_LABELS } from './audit-labels.ts';
import { writeAuditValue } from './audit-value.ts';

type Entry = Pick<AuditRecord, 'action' | 'entityId' | 'entityName' | 'before' | 'after'>;

/** What an entry of the audit log says: what was done, and to whom or what; blank if to several or nothing that has a name. */
export type AuditWords = { what: string; whom: string };

const ACTORS: Record<string, string> = {
  visitor: 'a visitor',
  buyer: 'the buyer',
  'first start': 'the first start',
  'command line': 'the command line',
  schedule: 'the schedule',
};

/** "Granted verification" and "Granite Coast NDT Ltd". An action of an earlier version has its name instead of words. */
export function auditWords({ action, entityId, entityName, after }: Entry): AuditWords {
  const label = AUDIT_LABELS[action as AuditAction] as string | undefined;
  const what = (label ?? action).replace(/:$/, '');
  const counted = objectOf(after);
  const number = entityId === null ? '' : `number ${entityId}`;
  if (action === 'import.create' || action === 'import.undo') {
    const isDone = action === 'import.create';
    const count = isDone ? counted?.created : counted?.removed;
    const others = isDone ? counted?.updated : counted?.restored;
    const counts = [
      ...(typeof count === 'number' ? [count.toLocaleString('en')] : []),
      ...(typeof others === 'number' ? [`${others.toLocaleString('en')} ${isDone ? 'updated' : 'restored'}`] : []),
    ];
    if (counts.length > 0) return { what, whom: `${counts.join(', ')}, import ${entityId ?? ''}`.trim() };
  }
  return { what, whom: entityName ?? number };
}

/** "ada@directory.example", "the schedule" */
export function auditActor(actor: string): string {
  return ACTORS[actor] ?? actor;
}

export type FieldChange = { field: string; before: string; after: string };

/** Set by the server with every change, or made of other fields. */
const SILENT =
  /^(id|ids|companyId|version|updatedAt|createdAt|facets|search(Vector|Words|Columns)|(name|location|email|place|number)Key|imageUrl|listed|expiryRecorded)$/;

/** What an entry changed, field by field; of lists what was removed and what was added. */
export function fieldChanges({ before, after }: Pick<AuditRecord, 'before' | 'after'>): FieldChange[] {
  const [was, is] = [objectOf(before), objectOf(after)];
  if (was === undefined && is === undefined) {
    const texts = [before, after].map((value) => (typeof value === 'string' ? value : ''));
    return texts.join('') === '' ? [] : [{ field: 'Content', before: texts[0] ?? '', after: texts[1] ?? '' }];
  }
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !SILENT.test(camelCase(name)),
  );
  return names.flatMap((name) => {
    const [old, fresh] = withoutCommon(was?.[name], is?.[name]);
    const change = { field: fieldName(name), before: writeAuditValue(old), after: writeAuditValue(fresh) };
    return change.before === change.after ? [] : [change];
  });
}

function withoutCommon(was: unknown, is: unknown): [unknown, unknown] {
  if (!Array.isArray(was) || !Array.isArray(is)) return [was, is];
  const [old, fresh] = [was, is].map((list) => list.map((item) => JSON.stringify(item))) as [string[], string[]];
  const [left, right] = [
    was.filter((_, at) => !fresh.includes(old[at] ?? '')),
    is.filter((_, at) => !old.includes(fresh[at] ?? '')),
  ];
  // Only the order differs.
  return left.length + right.length === 0 ? [was, is] : [left, right];
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_match, next: string) => next.toUpperCase());

/** "yearEstablished" and "year_established" are "Year established". */
function fieldName(name: string): string {
  const words = camelCase(name)
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/\burl\b/, 'URL')
    .replace(/\bid\b/, 'number');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
