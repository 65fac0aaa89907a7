import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';

const SITE = 'https://directory.example';
const EVIL = 'Evil </script><script>alert(1)</script> & "Söhne" <b>';

const COMPANIES = [
  company({
    name: 'Çelik Muayene & Test A.Ş.',
    email: 'info@celik.example',
    phone: '+44 (0)20 7946 0018 ext. 12 / +44 20 7946 0019',
    location: 'Gebze, Türkiye',
    serviceArea: 'Middle East',
    description: 'First line.\nSecond <line>.',
    specializations: ['Ultrasonic testing', 'Hardness test'],
    certifications: ['ISO/IEC 17025:2017', 'House certificate'],
    industries: ['Oil & Gas'],
    equipmentTypes: ['Pressure vessel'],
    yearEstablished: 1987,
    employeeCount: '51-200',
    website: 'https://www.celik.example/en/',
    verified: true,
    featured: true,
  }),
  company({
    name: 'Bare Co',
    email: '',
    phone: '',
    description: '',
    yearEstablished: null,
    employeeCount: null,
    website: null,
  }),
  company({
    name: EVIL,
    description: EVIL,
    location: EVIL,
    specializations: [EVIL],
    certifications: [EVIL],
    website: 'https://evil.example/?a="b"',
  }),
  company({ name: 'Waiting', approved: false }),
  company({ name: '検査株式会社' }),
  company({ name: 'Request' }),
  company({
    name: 'Script Site',
    website: 'javascript:alert(1)',
    logoUrl: 'javascript:alert(2)',
    imageUrl: 'data:text/html,x',
  }),
  company({ name: 'With Logo', logoUrl: 'https://logo.example/a.png', imageUrl: 'https://logo.example/b.png' }),
  company({ name: 'Old Logo', logoUrl: 'http://logo.example/a.png' }),
];

describeOnEachDatabase('company profile', (makeApp) => {
  let site: TestApp;
  const ids: number[] = [];

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE } });
    ids.push(...(await site.insert(COMPANIES)));
  });

  const [FULL, BARE, MEAN, WAITING, JAPANESE, REQUEST, SCRIPT, LOGO, OLD_LOGO] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const read = async (which: number, slug = '') => {
    const { status, text: html, headers } = await site.call('GET', `/company/${ids[which]}${slug}`);
    return { status, html, headers, text: textOf(html), head: headOf(html), links: elements(html, 'a') };
  };

  test('decision 10: its URLs are the id, and the id with the name', async () => {
    const short = await read(FULL);
    const long = await read(FULL, '/celik-muayene-test-a-s');
    expect([short.status, long.status]).toEqual([200, 200]);
    for (const { head } of [short, long]) {
      expect(head).toMatchObject({
        canonical: `${SITE}/company/${ids[FULL]}/celik-muayene-test-a-s`,
        robots: 'index,follow',
        title: expect.stringContaining('Çelik Muayene & Test A.Ş.'),
      });
    }
  });

  test('section 2.45: a title that would be too long leaves out the country, then the town', async () => {
    const location = 'Dammam, Saudi Arabia';
    const name = 'Qasr Hawa Industrial Boiler & Vessel Inspection';
    const named = await site.insert([
      company({ name: `${name} Co.`, location }),
      company({ name: `${name} and Services Ltd`, location }),
    ]);
    const titles = await Promise.all(
      named.map(async (id) => headOf((await site.call('GET', `/company/${id}`)).text).title),
    );
    expect(titles).toEqual([`${name} Co., Dammam`, `${name} and Services Ltd`]);
  });

  test('decision 12: a profile without a text of its own is not indexed, and not in the sitemap', async () => {
    expect((await read(BARE)).head.robots).toBe('noindex,follow');
    // It only says what its lists say.
    const [lists = 0] = await site.insert([
      company({
        name: 'Lists Only',
        description: 'Ultrasonic testing / PRESSURE VESSEL',
        specializations: ['Ultrasonic testing'],
        equipmentTypes: ['Pressure vessel'],
      }),
    ]);
    expect(headOf((await site.call('GET', `/company/${lists}`)).text).robots).toBe('noindex,follow');
    const { text } = await site.call('GET', '/sitemap-companies-1.xml');
    for (const id of [ids[BARE], lists]) expect(text).not.toContain(`${SITE}/company/${id}/`);
    expect((await site.call('GET', '/sitemap-companies-2.xml')).status).toBe(404);
    expect(text).toContain(`${SITE}/company/${ids[LOGO]}/with-logo`);
  });

  test('decision 10: another name redirects to the right one', async () => {
    for (const slug of ['/wrong', '/celik', '/request-x']) {
      const { status, headers } = await read(FULL, slug);
      expect({ status, location: headers.location }).toEqual({
        status: 301,
        location: `/company/${ids[FULL]}/celik-muayene-test-a-s`,
      });
    }
  });

  test('decision 10: a name without Latin letters, or equal to another page, has only the id', async () => {
    for (const which of [JAPANESE, REQUEST]) {
      expect((await read(which)).head.canonical).toBe(`${SITE}/company/${ids[which]}`);
      expect((await read(which, '/anything')).headers.location).toBe(`/company/${ids[which]}`);
    }
  });

  test('section 2: the profile shows all fields', async () => {
    const { text } = await read(FULL);
    for (const field of [
      'Çelik Muayene & Test A.Ş.',
      'VERIFIED',
      'FEATURED',
      'Gebze, Türkiye',
      'Ultrasonic testing',
      'Hardness test',
      'Middle East',
      'First line. Second <line>.',
      'Pressure vessel',
      'Oil & Gas',
      '+44 (0)20 7946 0018',
      'info@celik.example',
      'celik.example/en',
      'Request Service Quote',
      '1987',
      '51-200',
      'ISO/IEC 17025:2017',
      'House certificate',
      'Back to Directory',
    ]) {
      expect(text).toContain(field);
    }
    expect(text).toMatch(/17025 .*HOU /);
  });

  test('section 2: empty fields are left out', async () => {
    const { text, links } = await read(BARE);
    expect(text).not.toMatch(/VERIFIED|FEATURED|Year established|Employees|Website|null|undefined|\bNaN\b/);
    expect(links.filter(({ href = '' }) => /^(tel|mailto):/.test(href))).toEqual([]);
    expect(text).toContain('Request Service Quote');
  });

  test('section 2: phone, e-mail and website are links', async () => {
    const { links } = await read(FULL);
    expect(links).toContainEqual(expect.objectContaining({ href: 'tel:+442079460018;ext=12' }));
    expect(links).toContainEqual(expect.objectContaining({ href: 'mailto:info@celik.example' }));
    expect(links).toContainEqual(
      expect.objectContaining({ href: 'https://www.celik.example/en/', target: '_blank', rel: 'noopener' }),
    );
    expect(links).toContainEqual(expect.objectContaining({ href: `/company/${ids[FULL]}/request` }));
  });

  test('hardening: the website link of an unverified company is nofollow', async () => {
    const { links } = await read(MEAN);
    expect(links).toContainEqual(
      expect.objectContaining({ href: 'https://evil.example/?a="b"', target: '_blank', rel: 'nofollow ugc noopener' }),
    );
  });

  test('hardening: only http and https URLs become links or images', async () => {
    const { html, links } = await read(SCRIPT);
    expect(html).not.toMatch(/javascript:|data:text/);
    expect(links.some(({ target }) => target === '_blank')).toBe(false);
    for (const path of ['/?search=script+site', `/api/companies/${ids[SCRIPT]}`])
      expect((await site.call('GET', path)).text).not.toMatch(/javascript:|data:text/);
  });

  test('section 2: the logo takes precedence over the image, and both over the initials', async () => {
    expect(elements((await read(LOGO)).html, 'img').map(({ src }) => src)).toEqual(['https://logo.example/a.png']);
    // Pages load images only over https.
    expect(elements((await read(OLD_LOGO)).html, 'img').map(({ src }) => src)).toEqual(['https://logo.example/a.png']);
    expect((await read(BARE)).text).toContain('BC');
  });

  test('section 2: structured data of the service and its breadcrumbs', async () => {
    const data = structuredData((await read(FULL)).html);
    expect(data).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: 'Çelik Muayene & Test A.Ş.',
        url: `${SITE}/company/${ids[FULL]}/celik-muayene-test-a-s`,
        telephone: '+44 (0)20 7946 0018 ext. 12 / +44 20 7946 0019',
        sameAs: ['https://www.celik.example/en/'],
        foundingDate: '1987',
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('section 2: the trail from the directory to the company is in sight, as search engines read it', async () => {
    const { html } = await read(FULL);
    const trail = /<ol class="crumbs">.*?<\/ol>/s.exec(html)?.[0] ?? '';
    const named = [...trail.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map(([, name]) => name);
    const listed = structuredData(html).find((data) => data['@type'] === 'BreadcrumbList');
    expect(named[0]).toBe('Directory');
    expect(listed).toMatchObject({ itemListElement: named.map((name) => ({ name: name?.replace('&amp;', '&') })) });
  });

  test('hardening: a name with a closing script tag is escaped', async () => {
    for (const path of [`/company/${ids[MEAN]}`, `/company/${ids[MEAN]}/request`, '/?search=evil']) {
      const { text: html } = await site.call('GET', path);
      expect(html).not.toContain('<script>alert');
      expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
      expect(textOf(html)).toContain(EVIL);
    }
    expect(structuredData((await read(MEAN)).html)[0]).toMatchObject({ name: EVIL, description: EVIL });
  });

  test('section 2: a company that does not exist or is not public is a 404 page', async () => {
    const paths = [
      `/company/${ids[WAITING]}`,
      `/company/${ids[WAITING]}/waiting`,
      '/company/999999',
      '/company/0',
      '/company/abc',
      '/company/1e3',
      '/company/2147483648',
    ];
    const pages = [];
    for (const path of paths) {
      const { status, text: html, headers } = await site.call('GET', path);
      expect(status, path).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(textOf(html)).toContain('Company Not Found');
      expect(textOf(html)).toMatch(/does not exist or has been removed/);
      expect(elements(html, 'a')).toContainEqual(expect.objectContaining({ href: '/' }));
      expect(headOf(html)).toMatchObject({ robots: 'noindex,follow', canonical: undefined });
      pages.push(html.replace(String(headers['x-request-id']), ''));
    }
    expect(new Set(pages).size).toBe(1);
  });
});
