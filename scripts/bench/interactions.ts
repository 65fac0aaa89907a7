import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { browserArguments, findBrowser } from '../find-browser.mjs';
import type { Result } from './report.ts';

const SLOW_DOWN = 4;
const WIDTHS = [390, 1440];
const TRIES = 3;
const AT_MOST_MILLISECONDS = 100;
/** Event Timing reports nothing shorter. */
const SHORTEST_MILLISECONDS = 16;
const SETTLE_MILLISECONDS = 700;

type Step = { what: string; press: (page: Page) => Promise<void> };

/** In the order in which one visit presses them. */
const STEPS: Step[] = [
  {
    what: 'search',
    press: async (page) => {
      await page.getByLabel('Equipment type or service', { exact: true }).fill('ultrasonic testing');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    },
  },
  { what: 'filters', press: (page) => page.locator('.filter-panel > summary').first().click() },
  {
    what: 'filters again',
    press: (page) =>
      page.locator('.filter-panel > summary, .filter-panel .sheet-close').filter({ visible: true }).first().click(),
  },
  { what: 'next page', press: (page) => page.getByRole('link', { name: 'Next' }).first().click() },
  {
    what: 'Contact',
    press: (page) =>
      firstCard(page)
        .getByRole('link', { name: /^Contact/ })
        .click(),
  },
  { what: 'Escape', press: (page) => page.keyboard.press('Escape') },
  { what: 'map view', press: (page) => page.getByRole('link', { name: 'Map view' }).click() },
  { what: 'first zoom', press: (page) => page.getByRole('button', { name: 'Zoom in' }).first().click() },
];

const firstCard = (page: Page) => page.locator('#results').getByRole('article').first();

/**
 * From each press to the next frame, as the browser reports it, with the processor slowed down. What the pointer does without
 * a press (results that appear under it) counts as little as it does in Interaction to Next Paint.
 */
export async function measureInteractions(url: string): Promise<Result[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const results: Result[] = [];
    for (const width of WIDTHS) results.push(...(await measureAt(browser, url, width)));
    return results;
  } finally {
    await browser.close();
  }
}

async function measureAt(browser: Browser, url: string, width: number): Promise<Result[]> {
  const times = new Map<string, number[]>();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const page = await openSlowly(browser, url, width);
    for (const { what, press } of STEPS) {
      const before = await page.evaluate(() => performance.now());
      await press(page);
      await page.waitForTimeout(SETTLE_MILLISECONDS);
      times.set(what, [...(times.get(what) ?? []), await longestSince(page, before)]);
    }
    await page.context().close();
  }
  return [...times].map(([what, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return {
      what: `${what}, ${width} px`,
      value: sorted[sorted.length >> 1] ?? Number.NaN,
      unit: 'ms',
      atMost: AT_MOST_MILLISECONDS,
      note: `${sorted[0]} to ${sorted.at(-1)}`,
    };
  });
}

async function openSlowly(browser: Browser, url: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((durationThreshold) => {
    const presses: { at: number; duration: number }[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) presses.push({ at: entry.startTime, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MILLISECONDS);
  await page.goto(`${url}${paths.home()}`);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

function longestSince(page: Page, since: number): Promise<number> {
  return page.evaluate((from) => {
    const { presses } = window as unknown as { presses: { at: number; duration: number }[] };
    return Math.max(0, ...presses.filter(({ at }) => at >= from).map(({ duration }) => duration));
  }, since);
}
