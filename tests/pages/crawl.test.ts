import { HtmlValidate } from 'html-validate/node';
import { beforeAll, expect, test } from 'vitest';
import { MAX_PAGE_SIZE } from '#domain/constants.ts';
import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { paths } from '#domain/paths.ts';
import { demoCompanies } from '#server/demo/companies.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { elements, headOf } from '#tests/support/html.ts';

const SITE = 'https://directory.example';
/** Every 20th company of the demonstration data. */
const STEP = 20;
/** Several hundred pages take some 20 s alone, and several times that beside other work. */
const CRAWL_MS = 180_000;

/** How React writes HTML, what is allowed and wanted here, and what other tests check. */
const STYLE_RULES = [
  // A list of figures may have a name.
  'aria-label-misuse',
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'form-dup-name',
  'long-title',
  'no-implicit-input-type',
  'tel-non-breaking',
  'void-style',
];

const SIGN_IN_FIRST: Record<string, number> = { '/admin': 401, '/manage/account': 303 };

type Visited = { status: number; title: string; description: string; isForSearchEngines: boolean; image: string };

describeOnEmbedded('crawl of the site', (makeApp) => {
  let site: TestApp;
  const visited = new Map<string, Visited>();
  /** Each card leads to a comparison, and each landing page to a request: one of each says whether the link is dead. */
  const isSeen = (path: string) =>
    [`${paths.compare([])}?`, `${paths.request([])}?`].some(
      (start) => path.startsWith(start) && [...visited.keys()].some((seen) => seen.startsWith(start)),
    );

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE } });
    await site.insert(demoCompanies().filter((_, index) => index % STEP === 0));
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (visited.has(path) || isSeen(path)) continue;
      const { status, text: html, headers } = await site.call('GET', path);
      const isPage = String(headers['content-type']).startsWith('text/html') && status === 200;
      const head = headOf(html);
      visited.set(path, {
        status,
        title: head.title ?? '',
        description: head.description ?? '',
        isForSearchEngines: isPage && head.robots === 'index,follow' && head.canonical === SITE + path,
        image: head['og:image'] ?? '',
      });
      // Pages with noindex link to an endless number of others, so the crawl follows only those of the list of all companies.
      if (visited.get(path)?.isForSearchEngines || /^\/\?page=\d+$/.test(path)) waiting.push(...linksOf(html));
    }
  }, CRAWL_MS);

  test('no link is dead', () => {
    const dead = [...visited].filter(([path, { status }]) => status !== (SIGN_IN_FIRST[path] ?? 200));
    expect(dead).toEqual([]);
  });

  test('look: pages of each kind are valid HTML', async () => {
    const { items } = await site.list({ limit: 1 });
    const company = items[0] ?? { id: 0, name: '' };
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: Object.fromEntries(STYLE_RULES.map((rule) => [rule, 'off'])),
    });
    const problems = new Set<string>();
    for (const path of [
      '/',
      '/?search=ultrasonic&location=Europe&view=map',
      '/?search=nothing-at-all',
      paths.company(company),
      paths.requestQuote(company.id),
      paths.requestFragment(paths.requestQuote(company.id)),
      paths.compare([company.id]),
      paths.request([]),
      paths.fairLeads,
      paths.about,
      paths.register,
      paths.pricing,
      paths.privacy,
      paths.terms,
      paths.apiDocs,
      paths.signIn,
      '/no-such-page',
      '/inspection-companies-in-houston',
      '/ultrasonic-testing-services',
      '/iso-17025-labs-in-europe',
    ]) {
      const { results } = await validator.validateString((await site.call('GET', path)).text);
      for (const { messages } of results)
        for (const { ruleId, message } of messages) problems.add(`${path}: ${ruleId}: ${message}`);
    }
    expect([...problems]).toEqual([]);
  });

  test('links lead to every company and every landing page that is offered', async () => {
    const { items, total } = await site.list({ limit: MAX_PAGE_SIZE });
    expect(items).toHaveLength(total);
    const offered = [...items.map((company) => paths.company(company)), ...LANDING_LINKS.map(({ path }) => path)];
    expect(offered.filter((path) => !visited.has(path))).toEqual([]);
  });

  test('no two pages share a title or a description', () => {
    const pages = [...visited.values()].filter(({ isForSearchEngines }) => isForSearchEngines);
    for (const of of ['title', 'description'] as const) {
      const texts = pages.map((page) => page[of]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      expect(texts).not.toContain('');
    }
  });

  test('section 2: the sitemap contains exactly the reachable pages that are indexed', async () => {
    const { text: index } = await site.call('GET', '/sitemap.xml');
    const parts = await Promise.all(locations(index).map((part) => site.call('GET', part)));
    const named = parts.flatMap(({ text }) => locations(text));
    expect(named.filter((path) => !visited.get(path)?.isForSearchEngines)).toEqual([]);
    const found = [...visited].filter(([, page]) => page.isForSearchEngines);
    expect(found.map(([path]) => path).filter((path) => !named.includes(path))).toEqual([]);
    expect(LANDING_LINKS.filter(({ path }) => !named.includes(path))).toEqual([]);
  });

  test('every kind of page has a social image', async () => {
    const company = [...visited.keys()].find((path) => path.startsWith('/company/')) ?? '';
    const sizes = new Set<number>();
    for (const path of ['/', '/about', '/ultrasonic-testing-services', '/inspection-companies-in-houston', company]) {
      const address = new URL(visited.get(path)?.image ?? '');
      expect(address.searchParams.get('page')).toBe(path);
      const { statusCode, headers, rawPayload } = await site.inject({ url: address.pathname + address.search });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      sizes.add(rawPayload.length);
    }
    expect(sizes.size).toBe(5);
  });

  test.each(['', '/nowhere', '/admin', '//[', '/?search=weld', '/company/1', 'https://evil.example/'])(
    '"%s" has no social image',
    async (page) => {
      const { status } = await site.call('GET', `/social-image.png?page=${encodeURIComponent(page)}`);
      expect(status).toBe(404);
    },
  );
});

function linksOf(html: string): string[] {
  return elements(html, 'a')
    .map(({ href = '' }) => new URL(href, SITE))
    .filter(({ origin }) => origin === SITE)
    .map(({ pathname, search }) => pathname + search);
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''));
}
