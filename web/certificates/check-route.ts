import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Page } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { breadcrumbsTo } from '#web/seo/structured-data.ts';
import { CheckPage, type CheckProps, type CheckResult } from './check-page.tsx';

const MAX_LENGTH = 120;
/** Companies of which a part of the name was typed. */
const MAX_COMPANIES = 10;
/** So many companies are searched for the words, of which some may have them elsewhere than in the name. */
const SEARCHED = 50;

const DESCRIPTION =
  'Type the number of a certificate or the name of a company: see whether it is valid, expired, withdrawn or only claimed, who checked it, and how to repeat it.';

/** "Check a certificate": by its number or by the company. */
export const checkPage: Page<CheckProps> = {
  pattern: patternToRegExp(pagePatterns.checkCertificate),
  // What was typed would fill the cache, and the look-up is short.
  address: ({ query }) => ({ key: query.has('q') ? null : paths.checkCertificate() }),
  load: async ({ query }, data, site) => {
    const asked = (query.get('q') ?? '').trim().slice(0, MAX_LENGTH);
    const result = asked === '' ? null : await findAnswer(asked, data);
    return {
      status: 200,
      props: {
        asked,
        result,
        today: data.today(),
        code: result?.kind === 'number' ? data.qrCode(paths.checkCertificate(asked)) : null,
        siteName: site.name,
      },
      head: {
        title: asked === '' ? `Check a Certificate | ${site.name}` : `${titleOf(asked, result)} | ${site.name}`,
        description: DESCRIPTION,
        canonical: paths.checkCertificate(),
        noIndex: asked !== '',
        structuredData: [breadcrumbsTo(site, 'Check a Certificate', paths.checkCertificate())],
      },
    };
  },
  component: CheckPage,
};

async function findAnswer(asked: string, data: PageData): Promise<CheckResult> {
  const { matches } = await data.checkNumber(asked);
  if (matches.length > 0) return { kind: 'number', matches };
  const words = normalForm(asked).split(' ');
  const { items } = await data.searchCompanies({
    filters: { search: asked },
    sortBy: 'rating',
    page: 1,
    limit: SEARCHED,
  });
  const named = items.filter(({ name }) => words.every((word) => word !== '' && normalForm(name).includes(word)));
  const [company] = named;
  if (company === undefined) return { kind: 'unknown' };
  const certificates: PublicCertificate[] = named.length === 1 ? await data.certificates(company.id) : [];
  const companies = named.slice(0, MAX_COMPANIES).map(({ id, name, location }) => ({ id, name, location }));
  return { kind: 'companies', companies, total: named.length, certificates };
}

function titleOf(asked: string, result: CheckResult | null): string {
  if (result?.kind === 'companies') return `Certificates of ${asked}`;
  return `Is ${asked} valid?`;
}
