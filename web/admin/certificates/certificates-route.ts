import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { CertificatesPage, type CertificatesProps } from './certificates-page.tsx';

/** The screen where admins check certificates, one at a time. */
export const adminCertificatesPage: Page<CertificatesProps> = {
  pattern: patternToRegExp(pagePatterns.adminCertificates),
  address: () => ({ key: null }),
  load: async ({ visitor }, _data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { email: null } };
    return { status: 200, props: { email: user.email }, head: adminHead('Check certificates', site) };
  },
  component: CertificatesPage,
  frame: 'admin',
};
