import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { companyNotFound } from '#web/companies/company-not-found.tsx';
import type { Page } from '#web/page.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { DoubtPage, type DoubtPageProps } from './doubt-page.tsx';

/** "Something wrong?" on a profile. */
export const doubtPage: Page<DoubtPageProps> = {
  pattern: patternToRegExp(pagePatterns.reportDoubt),
  // Not cached: the form contains the time at which it was shown.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const id = parseId(request.params[0] ?? '');
    const company = id === undefined ? undefined : await data.getCompany(id);
    if (company === undefined) return companyNotFound(site);
    const loaded = await loadForm(request, data, {
      id: 'doubt-form',
      address: paths.reportDoubt(company.id),
      submit: (fields) =>
        data.reportDoubt(company.id, { ...fields, certificateId: parseId(String(fields.certificateId)) }),
    });
    if (loaded.status === 303) return loaded;
    const { id: companyId, name, location } = company;
    const certificates = (await data.certificates(companyId)).map((one) => ({ id: one.id, name: one.name }));
    const chosen = request.query.get('certificate');
    const form =
      request.form === undefined && chosen !== null
        ? { ...loaded.props.form, values: { certificateId: chosen } }
        : loaded.props.form;
    const head = {
      title: `Something wrong about ${name}? | ${site.name}`,
      description: `Report what the profile of ${name} says wrong. Only the staff of ${site.name} reads it.`,
      canonical: null,
      noIndex: true,
    };
    const props = {
      ...loaded.props,
      form,
      company: { id: companyId, name, location },
      certificates,
      siteName: site.name,
    };
    return { status: loaded.status, props, head };
  },
  component: DoubtPage,
};
