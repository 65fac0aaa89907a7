import type { Page, Route } from '@playwright/test';

/** The API calls of a page from now on, as "GET /api/companies?search=…"; all, or those below one path. */
export function watchCalls(page: Page, below = '/api/'): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(below)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Stops what fits the pattern on its way until `release` is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await released;
    await route.continue();
  });
  return { release };
}
