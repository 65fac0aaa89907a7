import { mailTemplates } from '#server/admin/mail-templates.ts';
import { getAdminStats } from '#server/admin/stats.ts';
import { listWork } from '#server/admin/work-items.ts';
import { listAudit } from '#server/audit/list-audit.ts';
import type { Context } from '#server/context.ts';
import { readInsights } from '#server/insights/insights.ts';
import { requestMap } from '#server/insights/request-map.ts';
import type { PageData } from '#web/page-data.ts';

type AdminPageData = Pick<
  PageData,
  'adminWork' | 'adminStats' | 'requestMap' | 'insights' | 'listAudit' | 'mailTemplates'
>;

/** What only the pages for admins show. */
export function adminPageData({ database: { adminPool }, env, now, search }: Context): AdminPageData {
  return {
    adminWork: (user) => listWork(adminPool, now(), user),
    adminStats: () => getAdminStats(adminPool, now()),
    requestMap: (range, sizes) => requestMap(search, adminPool, range, sizes),
    insights: (range) => readInsights(adminPool, range, now()),
    listAudit: (query) => listAudit(adminPool, query),
    mailTemplates: () => mailTemplates(env),
  };
}
