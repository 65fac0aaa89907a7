import type { Page, Route } from '@playwright/test';

/** Records the API calls of a page as "GET /api/companies?search=…", all or those under one path. */
export function watchCalls(page: Page, under = '/api/'): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(under)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Pauses requests that match the pattern until `resume` is called. */
export async function pauseRequests(page: Page, pattern: string | RegExp): Promise<{ resume: () => void }> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await resumed;
    await route.continue();
  });
  return { resume };
}
