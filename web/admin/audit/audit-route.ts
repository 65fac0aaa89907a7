import { auditQuery } from '#domain/audit/audit-entry.ts';
import { hasRole, isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { AuditPage, type AuditProps } from './audit-page.tsx';

const ENTRIES = 50;

/** Who did what when, with filters in the address. */
export const adminAuditPage: Page<AuditProps> = {
  pattern: patternToRegExp(pagePatterns.adminAudit),
  address: () => ({ key: null }),
  load: async ({ query, visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { asked: null } };
    const asked = Object.fromEntries([...query].filter(([, value]) => value.trim() !== ''));
    const head = adminHead('Audit Log', site);
    const shared = { asked, mayExport: hasRole(user, plainRoutes.exportAudit.role) };
    const read = auditQuery.safeParse({ ...asked, limit: String(ENTRIES) });
    if (!read.success) {
      const message = read.error.issues[0]?.message ?? 'This filter is not valid';
      return {
        status: 400,
        props: { ...shared, message, list: { items: [], total: 0 }, page: 1, limit: ENTRIES },
        head,
      };
    }
    const { page, limit } = read.data;
    const list = await data.listAudit(read.data);
    return { status: 200, props: { ...shared, message: null, list, page, limit }, head };
  },
  component: AuditPage,
  frame: 'admin',
};
