import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { exportAccount } from './account.ts';

export function accountRoutes(mountPlain: MountPlain, context: BaseContext): void {
  mountPlain(plainRoutes.memberExport, async (_query, reply, request) => {
    const data = await exportAccount(context, request);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(JSON.stringify(data, null, 2));
  });
}
