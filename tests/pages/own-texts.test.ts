import { beforeAll, expect, test } from 'vitest';
import { CERTIFIED_COMPANIES } from '#domain/constants.ts';
import { loadDemoData } from '#server/demo/demo-data.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';

const SITE = 'https://directory.example';
const WORDS = 5;
/** The largest part of a page that may stand on another page, too. */
const MAX_SHARED = 0.5;
/** Parts that repeat what stands elsewhere by intent: cards of companies, links to other pages, the way to the page. */
const LISTS = ['companies', 'around', 'featured', 'explore'];
describeOnEmbedded('texts of indexed pages', (makeApp) => {
  let site: TestApp;
  const pages = new Map<string, { html: string; lastmod: string | undefined }>();

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE } });
    await loadDemoData(site.database.pool, site.context.gazetteer, new Date());
    await site.context.changes.refresh();
    const { text } = await site.call('GET', '/sitemap-pages.xml');
    for (const [, address = '', lastmod] of text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)) {
      const path = address.replace(SITE, '');
      const { status, text: html } = await site.call('GET', path);
      expect(status, path).toBe(200);
      pages.set(path, { html, lastmod });
    }
  });

  test('decision 12: no page shares more than half of its text with another, profiles included', async () => {
    const { text } = await site.call('GET', '/sitemap-companies-1.xml');
    const texts = new Map([...pages].map(([path, { html }]) => [path, shinglesOf(html)]));
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const path = address.replace(SITE, '');
      const { text: html } = await site.call('GET', path);
      expect(headOf(html).robots, path).toBe('index,follow');
      texts.set(path, shinglesOf(html));
    }
    expect(texts.size).toBeGreaterThan(500);
    expect(copiesAmong(texts)).toEqual([]);
  });

  test('section 2: every page of the sitemap is indexed, with a date, a short title and whole sentences', () => {
    expect(pages.size).toBeGreaterThan(40);
    for (const [path, { html, lastmod }] of pages) {
      const head = headOf(html);
      expect(head, path).toMatchObject({ robots: 'index,follow', canonical: SITE + path });
      expect(lastmod, path).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(head.title?.length, head.title).toBeLessThanOrEqual(65);
      expect(head.description, path).not.toMatch(/…|\.\.\.|, *\.|[,:]$/);
    }
  });

  test('decision 12: a page without a text of its own is not indexed, however many companies it has', async () => {
    for (const path of [
      '/ultrasonic-testing-germany',
      '/inspection-companies-in-scotland',
      '/iso-17025-labs-in-germany',
    ]) {
      const { status, text } = await site.call('GET', path);
      expect(status, path).toBe(200);
      expect(headOf(text).robots, path).toBe('noindex,follow');
      expect(pages.has(path), path).toBe(false);
    }
  });

  test.each([
    ['/inspection-companies-in-scotland-scotland', '/inspection-companies-in-scotland'],
    ['/ndt-testing-england-england', '/ndt-testing-england'],
  ])('decision 11: %s redirects to %s', async (path, expected) => {
    const { status, headers } = await site.call('GET', path);
    expect([status, headers.location]).toEqual([301, expected]);
  });

  test('section 2: the page of a method in a place leads to the page of the method and does not repeat it', async () => {
    const { text } = await site.call('GET', '/ultrasonic-testing-germany');
    expect(elements(text, 'a').map(({ href }) => href)).toContain('/ultrasonic-testing-services');
    expect(textOf(text)).not.toContain('What it cannot find');
  });

  test('section 2: facts that can age are shown with the month of the review and their sources', () => {
    const texts = [...pages].filter(([path]) =>
      /-(?:in|labs|testing|services)\b|^\/guides\/|^\/certificates\/(?!check)/.test(path),
    );
    const withoutSources = texts.filter(([, { html }]) => !/Reviewed \w+ 20\d\d\. Sources:/.test(textOf(html)));
    expect(texts.length).toBeGreaterThan(150);
    expect(withoutSources.map(([path]) => path)).toEqual([]);
  });

  test('section 2: the number of companies of the fixed figures ends the description of a landing page', () => {
    for (const [path, { html }] of pages) {
      if (!/-(?:in|labs|testing|services)\b/.test(path)) continue;
      expect(headOf(html).description, path).toContain(CERTIFIED_COMPANIES);
    }
  });
});

/** Pairs of which one shares more than it may, found by the pages that each shingle stands on. */
function copiesAmong(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const [path, shingles] of pages) {
    for (const shingle of shingles) {
      const found = pagesOf.get(shingle);
      if (found === undefined) pagesOf.set(shingle, [path]);
      else found.push(path);
    }
  }
  return [...pages].flatMap(([path, shingles]) => {
    const shared = new Map<string, number>();
    for (const shingle of shingles)
      for (const other of pagesOf.get(shingle) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    shared.delete(path);
    return [...shared].flatMap(([other, count]) => {
      const part = count / shingles.size;
      return part > MAX_SHARED ? `${path} shares ${Math.round(part * 100)} % with ${other}` : [];
    });
  });
}

function shinglesOf(html: string): Set<string> {
  let main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  for (const id of LISTS) main = main.replace(new RegExp(`<section aria-labelledby="${id}"[\\s\\S]*?</section>`), '');
  const words = textOf(main.replace(/<nav[\s\S]*?<\/nav>/g, ''))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return new Set(words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' ')));
}
