import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import { companyNotFound } from '#web/companies/company-not-found.tsx';
import { profileCrumbs } from '#web/companies/profile-head.ts';
import { ProfilePage, type ProfileProps } from '#web/companies/profile-page.tsx';
import type { Page } from '#web/page.ts';

type PreviewProps = { profile: null } | { profile: ProfileProps; id: number };

/** The profile of a company as visitors see it, or will see it, for admins alone. */
export const previewPage: Page<PreviewProps> = {
  pattern: patternToRegExp(pagePatterns.previewCompany),
  address: () => ({ key: null }),
  load: async ({ params: [idText = ''], visitor }, data, site) => {
    const user = await visitor.user();
    if (user === null || !isReviewerOrAdmin(user)) return { ...accessDenied(user, site), props: { profile: null } };
    const id = parseId(idText) ?? 0;
    const found = await data.previewCompany(id);
    if (found === undefined) {
      const { head, props } = companyNotFound(site);
      return { status: 404, head, props: { profile: props, id } };
    }
    const { company, certificates } = found;
    const profile = {
      company,
      crumbs: profileCrumbs(company, await data.towns()),
      from: null,
      map: data.locatorMap(company),
      certificates,
      history: [],
      today: data.today(),
      validOn: null,
      siteName: site.name,
    };
    return { status: 200, props: { profile, id }, head: adminHead(`Preview of ${company.name}`, site) };
  },
  component: PreviewPage,
};

function PreviewPage(props: PreviewProps) {
  if (props.profile === null) return <AccessDenied />;
  return (
    <>
      <p className="mx-auto max-w-[1200px] px-4 pt-4 text-sm text-soft sm:px-6">
        Preview: visitors see this profile once it is public.{' '}
        <a href={paths.adminCompany(props.id)} className="link">
          Back to the review
        </a>
      </p>
      <ProfilePage {...props.profile} />
    </>
  );
}
