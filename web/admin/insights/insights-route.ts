import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { insightQuery, insightRange } from '#domain/insights/insight-table.ts';
import type { MapSize } from '#domain/maps/company-map.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import { companyMapHtml } from '#web/maps/company-map.ts';
import type { Page } from '#web/page.ts';
import { InsightsPage, type InsightsProps } from './insights-page.tsx';

const OVERVIEW: readonly MapSize[] = ['small', 'medium'];

/** What visitors want, what companies do with it, and what waits. */
export const adminInsightsPage: Page<InsightsProps> = {
  pattern: patternToRegExp(pagePatterns.adminInsights),
  address: () => ({ key: null }),
  load: async ({ query, visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { range: null } };
    const asked = Object.fromEntries([...query].filter(([, value]) => value !== ''));
    const read = insightQuery.safeParse(asked);
    const today = data.today();
    const range = insightRange(read.success ? read.data : {}, today);
    const message = read.success ? null : (read.error.issues[0]?.message ?? 'This range is not valid');
    const insights = await data.insights(range);
    const map = companyMapHtml(data.companyMap({}, OVERVIEW), {});
    return {
      status: read.success ? 200 : 400,
      props: { range, today, message, insights, map },
      head: adminHead('Insights', site),
    };
  },
  component: InsightsPage,
};
