const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** A stored value as a person reads it: lists with semicolons, yes and no, times to the minute; blank if there is none. */
export function writeAuditValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.replace(TIME, '$1 $2');
  if (Array.isArray(value)) return value.map(writeAuditValue).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => [name, writeAuditValue(part)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .join(', ');
  return String(value);
}
