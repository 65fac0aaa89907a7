import type { Page } from '@playwright/test';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { allCompanies } from './companies.ts';
import { homeOf, openHome, RESULTS } from './home.ts';
import { openDialog, requestForm } from './request-form.ts';

/** A page in a state that tests examine as a whole. */
export type PageState = { name: string; open: (page: Page) => Promise<unknown>; problems?: RegExp };

export const PAGE_STATES: PageState[] = [
  { name: 'home', open: (page) => openHome(page) },
  {
    name: 'home with the panel open and all filters expanded',
    open: async (page) => {
      const home = await openHome(page);
      await home.showFilters.click();
      for (const more of await home.panel.getByText(/^Show \d+ more$/).all()) await more.click();
    },
  },
  {
    name: 'home with filters on, as a list',
    open: async (page) => {
      await openHome(page, '/?search=weld&industry=Oil+%26+Gas&verified=true&sortBy=distance&view=list');
      await homeOf(page).cards.first().waitFor();
    },
  },
  {
    name: 'home with the map, closer',
    open: async (page) => {
      await openHome(page, '/?view=map');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page
        .getByRole('status')
        .getByText(/^\d+ markers?$/)
        .waitFor({ state: 'attached' });
    },
  },
  { name: 'home without results', open: (page) => openHome(page, '/?search=zzzqqq') },
  {
    name: 'home after a failed fetch',
    open: async (page) => {
      const home = await openHome(page, '/?search=weld');
      await home.next.click();
      await home.currentPage.getByText('2').waitFor();
      await page.route(RESULTS, (route) => route.abort(), { times: 1 });
      await home.next.click();
      await home.results.getByRole('button', { name: 'Try again' }).waitFor();
    },
    problems: /net::ERR_FAILED/,
  },
  { name: 'a verified profile', open: (page) => openProfile(page, ({ verified }) => verified) },
  { name: 'an unverified profile', open: (page) => openProfile(page, ({ verified }) => !verified) },
  {
    name: 'the dialog with errors',
    open: async (page) => {
      await openHome(page);
      const { dialog, send } = await openDialog(page);
      await send.click();
      await dialog.locator('.form-issue', { hasText: 'Name is required' }).waitFor();
    },
    problems: /status of 400/,
  },
  {
    name: 'the request page with errors',
    open: async (page) => {
      const [company] = await allCompanies(page.request);
      await page.goto(paths.requestQuote(company?.id ?? 0));
      await requestForm(page).send.click();
      await page.locator('.form-issue', { hasText: 'Name is required' }).waitFor();
    },
    problems: /status of 400/,
  },
  { name: 'the method selector after a choice', open: (page) => page.goto(`${paths.methodSelector}?flaw=Pitting`) },
  {
    name: 'the interval calculator with errors',
    open: (page) => page.goto(`${paths.inspectionIntervals}?latest=thick`),
    problems: /status of 400/,
  },
  { name: 'the plan builder', open: (page) => page.goto(paths.inspectionPlan) },
  { name: 'the weld standards', open: (page) => page.goto(paths.weldStandards) },
  { name: 'the personnel schemes', open: (page) => page.goto(paths.personnelSchemes) },
  { name: 'the anatomy of reports', open: (page) => page.goto(paths.reportAnatomy) },
  { name: 'the glossary', open: (page) => page.goto(paths.glossary) },
  { name: 'the list of countries', open: (page) => page.goto(paths.countryGuides) },
  { name: 'the list of certificates', open: (page) => page.goto(paths.certificates) },
  { name: 'the drawings', open: (page) => page.goto(paths.drawings) },
  { name: 'a country', open: (page) => page.goto(paths.countryGuide('france')) },
  { name: 'a certificate', open: (page) => page.goto(paths.certificate('iso-17025')) },
  {
    name: 'a checked certificate',
    open: async (page) => {
      await openProfile(page, ({ verified }) => verified);
      const number = await page.locator('tr.is-checked code').first().textContent();
      await page.goto(paths.checkCertificate(number ?? ''));
    },
  },
  { name: 'an unknown certificate', open: (page) => page.goto(paths.checkCertificate('zzzqqq')) },
  {
    name: 'the sheet of a company',
    open: async (page) => {
      const [company] = await allCompanies(page.request);
      await page.goto(paths.companySheet(company?.id ?? 0));
    },
  },
  {
    name: 'the page for doubts with errors',
    open: async (page) => {
      const [company] = await allCompanies(page.request);
      await page.goto(paths.reportDoubt(company?.id ?? 0));
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('link', { name: 'Please say what is wrong' }).waitFor();
    },
    problems: /status of 400/,
  },
  {
    name: 'the results with a full shortlist',
    open: async (page) => {
      const companies = await shortlisted(page, 5);
      await page.addInitScript((list) => localStorage.setItem('shortlist', JSON.stringify(list)), companies);
      await openHome(page, '/?search=weld');
      await page.getByRole('region', { name: 'Shortlist' }).waitFor();
    },
  },
  {
    name: 'a comparison',
    open: async (page) => {
      const ids = (await shortlisted(page, 3)).map(({ id }) => id);
      await page.goto(paths.compare([...ids, 999_999], { from: 'Houston', validOn: '2030-01-12' }));
    },
  },
  {
    name: 'a request to several companies with errors',
    open: async (page) => {
      const ids = (await shortlisted(page, 3)).map(({ id }) => id);
      await page.goto(paths.request(ids, { certification: ['API 510'] }));
      await requestForm(page).send.click();
      await page.locator('.form-issue', { hasText: 'Name is required' }).waitFor();
    },
    problems: /status of 400/,
  },
  { name: 'a comparison of nobody', open: (page) => page.goto(`${paths.compare([])}?add=test`) },
  { name: 'the API page', open: (page) => page.goto('/api/docs') },
  { name: 'the 404 page', open: (page) => page.goto('/no/such-page'), problems: /status of 404/ },
  { name: 'a company that is not there', open: (page) => page.goto('/company/999999'), problems: /status of 404/ },
];

/** Companies with many certificates, as a browser stores its shortlist. */
async function shortlisted(page: Page, count: number) {
  const companies = (await allCompanies(page.request)).sort(
    (a, b) => b.certifications.length - a.certifications.length || a.id - b.id,
  );
  return companies.slice(0, count).map(({ id, name }) => ({ id, name }));
}

/** The matching profile with the longest name and most certifications. */
async function openProfile(page: Page, fits: (company: PublicCompany) => boolean) {
  const size = ({ name, certifications }: PublicCompany) => name.length + 10 * certifications.length;
  const [company] = (await allCompanies(page.request)).filter(fits).sort((a, b) => size(b) - size(a));
  await page.goto(company ? paths.company(company) : '/');
}
