import type { Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';

/** What the finder asks for when something is applied. */
export const RESULTS = new RegExp(`${paths.resultsFragment()}(\\?|$)`);

/** Opens the home page and waits for its scripts, so that actions do not load a new page. */
export async function openHome(page: Page, address = '/') {
  await watchHydration(page);
  await page.goto(address);
  await waitForHydration(page);
  return homeOf(page);
}

/** The finder listens for Back at the end of its hydration. Call this before opening the page. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const addEventListener = (...listener: Parameters<typeof add>) => {
      if (listener[0] === 'popstate') Object.assign(window, { isHydrated: true });
      add(...listener);
    };
    Object.assign(window, { addEventListener });
  });
}

export async function waitForHydration(page: Page): Promise<void> {
  // Scripts load when the browser is idle, or at the first user input.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'isHydrated' in window);
}

/** The elements of the home page, by role and name. */
export function homeOf(page: Page) {
  const bar = page.getByRole('search').filter({ has: page.getByLabel('Industry') });
  const panel = page.locator('.filter-panel');
  const results = page.locator('#results');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  return {
    /** Comboboxes only after they had the focus. */
    what: bar.getByLabel('Equipment type or service', { exact: true }),
    where: bar.getByLabel('Location', { exact: true }),
    locate: bar.getByRole('button', { name: 'Use my location' }),
    industry: bar.getByRole('combobox', { name: 'Industry' }),
    search: bar.getByRole('button', { name: 'Search' }),
    panel,
    showFilters: panel.getByText('Show Filters'),
    hideFilters: panel.getByText('Hide Filters'),
    group: (name: string) => panel.getByRole('group', { name, exact: true }),
    box: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name} ?\\d*$`) }),
    /** What it would show is in its name. */
    searchInPanel: panel.getByRole('button', { name: /^Show / }),
    results,
    heading: page.locator('#results-title'),
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

/** The heading of the results, whatever they were searched for. */
export function companiesFound(total: number): RegExp {
  return new RegExp(`^${total.toLocaleString('en')} ${total === 1 ? 'company' : 'companies'}( |,|$)`);
}
