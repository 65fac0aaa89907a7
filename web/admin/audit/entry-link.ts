import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { paths } from '#domain/paths.ts';

/** Where the thing of an entry can be seen; null if it has no page. */
export function entryLink({ entity, entityId, before, after }: AuditRecord): string | null {
  if (entityId === null) return null;
  switch (entity) {
    case 'company':
      return paths.adminCompany(entityId);
    case 'certificate': {
      const company = companyOf(after) ?? companyOf(before);
      return company === undefined ? null : paths.checkCompany(company);
    }
    case 'service-request':
      return paths.adminRequest(entityId);
    case 'contact-message':
      return paths.adminMessage(entityId);
    case 'import':
      return `${paths.admin}?${new URLSearchParams({ tab: 'all', import: String(entityId) })}`;
    default:
      return null;
  }
}

function companyOf(state: unknown): number | undefined {
  const id = typeof state === 'object' && state !== null && 'company_id' in state ? state.company_id : undefined;
  return typeof id === 'number' ? id : undefined;
}
