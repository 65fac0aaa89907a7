import { api } from '#domain/api.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { getAdminStats } from './queries.ts';

export function adminRoutes(mount: Mount, { database }: Context): void {
  mount(api.getAdminStats, () => getAdminStats(database.pool));
}
