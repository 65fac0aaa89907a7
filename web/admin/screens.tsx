import type { ReactNode } from 'react';
import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import type { Page } from '#web/page.ts';
import { AccessDenied } from './access-denied.tsx';
import { accessDenied, adminHead } from './admin-head.ts';
import { AdminHeading } from './admin-heading.tsx';

type ScreenProps = { email: string | null };
type Screen = {
  pattern: string;
  /** The element into which scripts render the screen. */
  id: string;
  title: string;
  /** What else is possible without scripts. */
  alternative?: string;
};

/** The screen on which admins decide on one company. All that it shows is fetched. */
export const reviewPage = screenPage({
  pattern: pagePatterns.reviewCompany,
  id: 'company-review',
  title: 'Review',
  alternative: 'Without it, companies can be approved by the API.',
});

/** The screen on which admins check certificates, one at a time. */
export const adminCertificatesPage = screenPage(
  {
    pattern: pagePatterns.adminCertificates,
    id: 'certificate-check',
    title: 'Check certificates',
    alternative: 'Without it, certificates can be checked by the API.',
  },
  AdminHeading,
);

/** All pairs of companies that may be one listed twice. */
export const duplicatesPage = screenPage(
  { pattern: pagePatterns.duplicates, id: 'duplicate-companies', title: 'Possible duplicates' },
  AdminHeading,
);

/** A screen without a heading here brings its own. */
function screenPage(
  { pattern, id, title, alternative = '' }: Screen,
  Heading?: (props: { title: string }) => ReactNode,
): Page<ScreenProps> {
  return {
    pattern: patternToRegExp(pattern),
    address: () => ({ key: null }),
    load: async ({ visitor }, _data, site) => {
      const user = await visitor.user();
      if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { email: null } };
      return { status: 200, props: { email: user.email }, head: adminHead(title, site) };
    },
    component: ({ email }) => {
      if (email === null) return <AccessDenied />;
      const inset = Heading === undefined ? 'px-5' : '';
      return (
        <div className={`mx-auto max-w-[1640px] ${Heading === undefined ? '' : 'px-5 pt-6'}`}>
          {Heading && <Heading title={title} />}
          <div id={id}>
            <p className={`${inset} pt-6 text-soft`}>
              <Loading />
            </p>
            <noscript>
              <p className={`${inset} max-w-[68ch] text-soft`}>This screen requires JavaScript. {alternative}</p>
            </noscript>
          </div>
        </div>
      );
    },
    frame: 'admin',
  };
}
