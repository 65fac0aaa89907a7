import { readReturnTo } from '#domain/auth/return-to.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { companyNotFound } from '#web/companies/company-not-found.tsx';
import type { Page } from '#web/page.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { ClaimPage, type ClaimProps } from './claim-page.tsx';
import { manageHead } from './load-managed.ts';
import { userHeader } from './manage-header.tsx';

/** "Is this your company?" on a profile: by a link to an address of the company, or by a statement with documents. */
export const claimPage: Page<ClaimProps> = {
  pattern: patternToRegExp(pagePatterns.claimCompany),
  // Never cached: it depends on who is signed in.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const { params, visitor } = request;
    const id = parseId(params[0] ?? '');
    const company = id === undefined ? undefined : await data.getCompany(id);
    const offer = company === undefined ? undefined : await visitor.members.offerClaim(company.id);
    if (company === undefined || offer === undefined) return companyNotFound(site);
    const returnTo = readReturnTo(request.form?.returnTo ?? request.query.get('returnTo')) ?? '';
    if (offer.state === 'member') return { status: 303, location: returnTo || paths.manageCompany(company.id) };
    const byStatement = offer.state === 'statement' || offer.state === 'waiting';
    const email = 'email' in offer ? offer.email : '';
    const loaded = await loadForm(request, data, {
      id: 'claim-form',
      address: paths.claimCompany(company.id),
      values: { email },
      submit: (fields) =>
        byStatement ? visitor.members.fileClaim(company.id, fields) : data.askForLink(fields, company.id),
    });
    if (loaded.status === 303) return loaded;
    const { name, location } = company;
    const header = email === '' ? null : { siteName: site.name, email, company: null, others: [] };
    const props = {
      ...loaded.props,
      header,
      offer,
      company: { id: company.id, name, location },
      siteName: site.name,
      returnTo,
    };
    return { status: loaded.status, props, head: manageHead(`Is ${name} your company?`, site) };
  },
  component: ClaimPage,
  header: userHeader,
};
