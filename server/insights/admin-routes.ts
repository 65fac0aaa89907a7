import { todayIn } from '#domain/certificates/local-date.ts';
import { insightFileQuery, insightRange } from '#domain/insights/insight-table.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { sendCsv } from '#server/http/send-csv.ts';
import { readInsight } from './insights.ts';

/** Each table of the insights as a file. */
export function insightRoutes(mountPlain: MountPlain, { database, now }: BaseContext): void {
  mountPlain(
    plainRoutes.exportInsights,
    async ({ table, ...asked }, reply) => {
      const range = insightRange(asked, todayIn(null, now()));
      const { head, rows } = await readInsight(database.adminPool, table, range, now());
      return sendCsv(reply, { name: `${table}-${range.from}-${range.to}.csv`, head, parts: [[...rows]] });
    },
    insightFileQuery,
  );
}
