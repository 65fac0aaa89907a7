import { beforeAll, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';

describeOnEachDatabase('other pages', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' } });
    await site.insert([company()]);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/company',
    '/company/',
    '/company/1/two/three',
    '/company/1/UPPER',
    '/index.html',
    '/api',
    '//',
    '//directory.example/',
    '/%00',
    '/wp-login.php',
    `/${'x'.repeat(1_000)}`,
    '/.env',
  ])('decision 13: %s is a 404 page with links', async (path) => {
    const { status, headers, text: html } = await site.call('GET', path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(textOf(html)).toContain('Did you forget to add the page to the router?');
    expect(headOf(html)).toMatchObject({ robots: 'noindex,follow', canonical: undefined });
    expect(elements(html, 'input')).toContainEqual(expect.objectContaining({ name: 'search' }));
    expect(elements(html, 'a')).toContainEqual(expect.objectContaining({ href: '/' }));
  });

  test.each(['/about', '/pricing', '/register'])('section 2: other spellings of %s redirect to it', async (path) => {
    for (const other of [`${path}/`, path.toUpperCase()]) {
      const { status, headers } = await site.call('GET', other);
      expect({ status, location: headers.location }).toEqual({ status: 301, location: path });
    }
    expect(headOf((await site.call('GET', path)).text).description).toContain('500+');
  });

  test.each([
    ['/guides/', '/guides'],
    ['/manage/', '/manage'],
    ['/compare/?companies=1,2', '/compare?companies=1%2C2'],
  ])('%s leads to the page without the slash at its end', async (address, page) => {
    const { status, headers } = await site.call('GET', address);
    expect([status, headers.location]).toEqual([301, page]);
  });

  test.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'])(
    'look: the icon %s is there',
    async (path) => {
      const { status, headers } = await site.call('GET', path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^image\//);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  test('look: the manifest names the site and its icons', async () => {
    const { headers, text } = await site.call('GET', '/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Inspectory',
      icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
    });
  });

  test('section 2: privacy and terms say who runs the site, as its settings do', async () => {
    const own = await makeApp({
      env: {
        OPERATOR_NAME: 'Example Directory Ltd',
        OPERATOR_ADDRESS: '1 Harbour Road',
        OPERATOR_EMAIL: 'us@directory.example',
      },
    });
    for (const path of ['/privacy', '/terms']) {
      const { status, text: html } = await own.call('GET', path);
      expect(status).toBe(200);
      for (const field of ['Example Directory Ltd', '1 Harbour Road', 'us@directory.example'])
        expect(textOf(html.slice(0, html.indexOf('<footer')))).toContain(field);
      expect(textOf(html)).toContain('Run by Example Directory Ltd, 1 Harbour Road.');
      expect(textOf((await site.call('GET', path)).text)).not.toContain('Run by');
    }
    const links = elements((await site.call('GET', '/')).text, 'a').map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['/privacy', '/terms']));
  });

  test('hardening: an absolute URL is reduced to its path', async () => {
    const answer = await site.inject({ url: 'http://evil.example/company/1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('evil.example');
  });

  test('hardening: links and canonical URLs never use the Host header', async () => {
    for (const path of ['/', '/company/1', '/company/1/wrong']) {
      const { text, headers } = await site.call('GET', path, undefined, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      expect(text + String(headers.location)).not.toContain('evil.example');
    }
  });

  test('section 7: the API page describes every call', async () => {
    const { status, text: html } = await site.call('GET', '/api/docs');
    expect(status).toBe(200);
    const text = textOf(html);
    for (const { method, path, summary } of Object.values(api)) {
      expect(text).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
      expect(text).toContain(summary);
    }
    // Public calls first, each folded, and a list of contents.
    expect(text.indexOf('/api/companies/facets')).toBeLessThan(text.indexOf('/api/admin/'));
    expect(elements(html, 'details').filter(({ open }) => open !== undefined)).toEqual([]);
    expect(elements(html, 'nav')).toContainEqual(expect.objectContaining({ 'aria-label': 'Contents' }));
    for (const parameter of ['search', 'location', 'industry', 'sortBy', 'limit']) expect(text).toContain(parameter);
    expect(elements(html, 'a')).toContainEqual(expect.objectContaining({ href: '/api/openapi.json' }));
    expect(headOf(html)).toMatchObject({ canonical: 'https://directory.example/api/docs', robots: 'index,follow' });
  });

  test('section 2: every page has a title, a description, header, main part and footer', async () => {
    for (const path of ['/', '/company/1', '/company/1/request', '/api/docs', '/nowhere']) {
      const { text: html } = await site.call('GET', path);
      const head = headOf(html);
      expect(head.title, path).toMatch(/\S/);
      expect(head.description, path).toMatch(/\S/);
      for (const tag of ['header', 'main', 'footer', 'h1'])
        expect(elements(html, tag), `${tag} of ${path}`).toHaveLength(1);
      expect(new Set(elements(html, '\\w+').flatMap(({ id }) => id ?? [])).size, path).toBe(
        elements(html, '\\w+').flatMap(({ id }) => id ?? []).length,
      );
    }
  });

  test('hardening: a visitor gets no cookie', async () => {
    for (const path of ['/', '/company/1', '/company/1/request', '/nowhere', '/api/companies', '/api/form-token']) {
      expect((await site.call('GET', path)).headers['set-cookie']).toBeUndefined();
    }
  });

  test('llms.txt links the sitemap', async () => {
    const { text } = await site.call('GET', '/llms.txt');
    expect(text).toContain(
      '[Sitemap](https://directory.example/sitemap.xml): the company profiles and all pages with a text of their own',
    );
  });
});
