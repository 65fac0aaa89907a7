import {
  CERTIFIED_COMPANIES,
  VERIFICATION_DOLLARS_PER_MONTH,
  VERIFICATION_DOLLARS_PER_YEAR,
} from '#domain/constants.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { DEFAULT_PLAN, findPlan, VERIFICATION_FORM } from '#domain/verification/offer.ts';
import { toContactMessage } from '#domain/verification/verification-request.ts';
import { findByName, MAX_TYPED } from '#web/companies/find-by-name.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, organization } from '#web/seo/structured-data.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { VerificationPage, type VerificationProps } from './verification-page.tsx';

export const verificationPage: Page<VerificationProps> = {
  pattern: patternToRegExp(pagePatterns.pricing),
  // Not cached: the form contains the time at which it was shown.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const { form, query } = request;
    const plan = form === undefined ? findPlan(query.get('plan') ?? DEFAULT_PLAN).value : findPlan(form.plan).value;
    const loaded = await loadForm(request, data, {
      id: VERIFICATION_FORM,
      address: paths.pricing,
      // The plan stays chosen after sending.
      rest: `&plan=${plan}#request`,
      submit: (fields) => data.createContactMessage(toContactMessage(fields)),
    });
    if (loaded.status === 303) return loaded;
    const typed = (query.get('company') ?? '').trim().slice(0, MAX_TYPED);
    const search = data.isPaymentOn ? { typed, found: typed === '' ? null : await findByName(data, typed) } : null;
    const props = { ...loaded.props, siteName: site.name, plan, search };
    return { status: loaded.status, props, head: verificationHead(site) };
  },
  component: VerificationPage,
};

function verificationHead(site: Site): Head {
  return {
    title: `Get Verified: $${VERIFICATION_DOLLARS_PER_MONTH} per Month | ${site.name}`,
    description: `The verified badge and priority placement among ${CERTIFIED_COMPANIES} inspection and testing companies: $${VERIFICATION_DOLLARS_PER_MONTH} per month or $${VERIFICATION_DOLLARS_PER_YEAR} per year.`,
    keywords:
      'verified inspection company, verification badge, certificate check, NDT company verification, priority placement, pricing',
    canonical: paths.pricing,
    structuredData: [organization(site), breadcrumbsTo(site, 'Get Verified', paths.pricing)],
  };
}
