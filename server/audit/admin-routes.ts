import { api } from '#domain/api.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Mount } from '#server/http/mount.ts';
import { listAudit } from './queries.ts';

export function auditRoutes(mount: Mount, context: BaseContext): void {
  mount(api.listAudit, ({ query }) => listAudit(context.database.pool, query));
}
