import type { Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';

/** What the finder asks for when something is applied. */
export const RESULTS = new RegExp(`${paths.resultsFragment()}(\\?|$)`);

/** Opens the home page and waits until it is alive, so that what follows is not answered by a new page. */
export async function openHome(page: Page, address = '/') {
  await watchForLife(page);
  await page.goto(address);
  await untilAlive(page);
  return homeOf(page);
}

/** The finder listens for Back as the last thing of its start. Call it before the page is opened. */
export async function watchForLife(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const addEventListener = (...listener: Parameters<typeof add>) => {
      if (listener[0] === 'popstate') Object.assign(window, { isAlive: true });
      add(...listener);
    };
    Object.assign(window, { addEventListener });
  });
}

export async function untilAlive(page: Page): Promise<void> {
  // Scripts wait for an idle moment, or for somebody who reaches for the page.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'isAlive' in window);
}

/** What a visitor sees on the home page, by role and name. */
export function homeOf(page: Page) {
  const bar = page.getByRole('search').filter({ has: page.getByLabel('Industry') });
  const panel = page.locator('.filter-panel');
  const results = page.locator('#results');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  return {
    what: bar.getByRole('searchbox', { name: 'Equipment type or service' }),
    /** It becomes a combobox when it has had the focus. */
    where: bar.getByLabel('Location', { exact: true }),
    locate: bar.getByRole('button', { name: 'Use my location' }),
    industry: bar.getByRole('combobox', { name: 'Industry' }),
    search: bar.getByRole('button', { name: 'Search' }),
    panel,
    showFilters: panel.getByText('Show Filters'),
    hideFilters: panel.getByText('Hide Filters'),
    group: (name: string) => panel.getByRole('group', { name, exact: true }),
    box: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name} ?\\d*$`) }),
    searchInPanel: panel.getByRole('button', { name: 'Search' }),
    results,
    heading: results.getByRole('heading', { level: 2 }),
    cards: results.getByRole('article'),
    names: results.getByRole('article').getByRole('heading').getByRole('link'),
    sort: results.getByRole('combobox', { name: 'Sort by' }),
    view: (name: 'Grid view' | 'List view' | 'Map view') => results.getByRole('link', { name }),
    pages,
    pageNumbers: pages.getByRole('link', { name: /^Page \d+$/ }),
    currentPage: pages.locator('[aria-current=page]'),
    previous: pages.getByText('Previous'),
    next: pages.getByText('Next'),
  };
}

/** The heading of the results. */
export function companiesFound(total: number): string {
  return `${total} ${total === 1 ? 'company' : 'companies'} found`;
}
