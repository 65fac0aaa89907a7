import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';

const SITE = 'https://directory.example';
const INDUSTRIES = ['Nuclear', 'Aerospace', 'Construction', 'Manufacturing', 'Petrochemical', 'Oil & Gas'];
const TOTAL = 15;

describeOnEachDatabase('home page', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE, SITE_NAME: 'Probe Finder' } });
    await site.insert([
      ...Array.from({ length: TOTAL }, (_, index) =>
        company({
          name: `Inspector ${String(index + 1).padStart(2, '0')}`,
          location: index % 2 ? 'Houston, Texas, USA' : 'Aberdeen, UK',
          serviceArea: index % 2 ? 'North America' : 'Europe',
          industries: INDUSTRIES.slice(0, INDUSTRIES.length - (index % INDUSTRIES.length)),
          verified: index < 4,
          certifications: ['API 510', 'ISO/IEC 17025', 'House certificate', 'ISO 9001', 'PCN'],
          specializations: ['Ultrasonic testing', 'Hardness test', 'Visual testing', 'Leak testing'],
        }),
      ),
      company({ name: 'Hidden Inspector', approved: false, industries: ['Rail & Transport'] }),
    ]);
  });

  const page = async (path: string) => {
    const { status, headers, text: html } = await site.call('GET', path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    return { status, html, head: headOf(html), text: textOf(html), names: namesIn(html) };
  };
  /** The names on the cards, in order. */
  const namesIn = (html: string) =>
    [...textOf(html).matchAll(/Inspector \d\d(?= (?:✓ VERIFIED|FEATURED|Houston|Aberdeen))/g)].map(([name]) => name);

  test('section 2: title, description, canonical URL and social tags, without noindex', async () => {
    const { status, head, html } = await page('/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(head).toMatchObject({
      title: expect.stringContaining('Probe Finder'),
      description: expect.stringContaining('500+'),
      canonical: `${SITE}/`,
      robots: 'index,follow',
      'og:url': `${SITE}/`,
      'og:title': head.title,
      'og:description': head.description,
      'twitter:card': expect.any(String),
      keywords: expect.any(String),
    });
  });

  test('section 2: structured data of the organization is valid JSON', async () => {
    const data = structuredData((await page('/')).html);
    expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(data.find((entry) => entry['@type'] === 'Organization')).toMatchObject({ name: 'Probe Finder', url: SITE });
  });

  test('section 2: the page has the texts of the specification', async () => {
    const { text } = await page('/');
    for (const phrase of [
      'Find Inspectors',
      'Get Verified',
      'Industries',
      'About',
      'Contact',
      'List Your Company',
      'Equipment type or service',
      'Location',
      'All Industries',
      'Search',
      'Show Filters',
      'Hide Filters',
      'Refine Your Search',
      'Service Area',
      'Equipment Type',
      'Certifications',
      'Company Status',
      'Verified Companies Only',
      'Industry Sector',
      'Europe',
      'Middle East',
      'Africa',
      'Asia-Pacific',
      'North America',
      'Latin America',
      'Australia & New Zealand',
      'Browse by Industry Sector',
      'Countries Covered 124',
      'Industry Sectors 15',
      'Customer Satisfaction 99%',
      'View Profile',
      'VERIFIED',
    ]) {
      expect(text).toContain(phrase);
    }
  });

  test('section 2: the page has six companies, and the exact total', async () => {
    const { names, text } = await page('/');
    expect(names).toEqual(['01', '02', '03', '04', '05', '06'].map((number) => `Inspector ${number}`));
    expect(text).toContain(`${TOTAL} companies`);
    expect(text).not.toContain('Hidden Inspector');
  });

  test('section 2: a card has three specializations, four certificates and the number of the others', async () => {
    const { text } = await page('/?search=inspector&sortBy=name');
    const [card = ''] = /Inspector 01 .*?View Profile/.exec(text) ?? [];
    expect(card).toMatch(/Ultrasonic testing Hardness test Visual testing \+ ?1 /);
    expect(card).not.toContain('Leak testing');
    expect(card).toMatch(/510 .*17025 .*HOU .*9001 /);
    expect(card).not.toContain('PCN');
    expect(card.match(/\+ ?1 /g)).toHaveLength(2);
  });

  test('section 2: a card has the logo, else the image, else the initials', async () => {
    const pictures = await makeApp();
    const imageUrl = 'https://pictures.example/image.png';
    await pictures.insert([
      company({ name: 'A', logoUrl: 'https://pictures.example/logo.png', imageUrl }),
      company({ name: 'B', imageUrl }),
      company({ name: 'Cold Flow Kiln' }),
    ]);
    const { text: html } = await pictures.call('GET', '/?sortBy=name');
    const cards = html.split('<article').slice(1);
    expect(cards.map((card) => elements(card, 'img').map(({ src }) => src))).toEqual([
      ['https://pictures.example/logo.png'],
      [imageUrl],
      [],
    ]);
    expect(textOf(cards[2] ?? '')).toContain('CFK Cold Flow Kiln');
  });

  test('section 2: each card links to the profile and to the request form', async () => {
    const { html } = await page('/');
    const hrefs = elements(html, 'a').map(({ href }) => href);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      expect(hrefs).toEqual(expect.arrayContaining([`/company/${id}/inspector-0${id}`, `/company/${id}/request`]));
    }
  });

  test('section 2: the five industries with most companies are listed, most first', async () => {
    const { html } = await page('/');
    const section = html.slice(html.indexOf('<section id="industries"'));
    const hrefs = elements(section.slice(0, section.indexOf('</section>')), 'a').map(({ href }) => href);
    expect(hrefs).toEqual(INDUSTRIES.slice(0, 5).map((name) => `/?industry=${name}`));
    expect(textOf(section)).toMatch(/^Browse by Industry Sector Nuclear 15 companies Aerospace 13 companies /);
  });

  test('section 4: pages have six companies, with Previous and Next disabled at the ends', async () => {
    const first = await page('/');
    const last = await page('/?page=3');
    expect(last.names).toEqual(['Inspector 13', 'Inspector 14', 'Inspector 15']);
    const pageLinks = ({ html }: { html: string }) =>
      elements(html, 'a').flatMap(({ href = '' }) => (/^\/\?page=\d$/.test(href) ? [href] : []));
    expect(pageLinks(first)).toContain('/?page=2');
    expect(first.html).toMatch(/<button[^>]*disabled[^>]*>Previous</);
    expect(first.html).not.toMatch(/<button[^>]*disabled[^>]*>Next</);
    expect(last.html).toMatch(/<button[^>]*disabled[^>]*>Next</);
    expect((await page('/?search=Inspector&verified=true')).text).not.toContain('Previous');
  });

  test('section 4: on a page past the end, Previous leads to the last page', async () => {
    const { html } = await page('/?page=200');
    expect(html).toMatch(/<a href="\/\?page=3"[^>]*>Previous</);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Next</);
  });

  test('section 2: an industry outside the vocabulary has its card, its option and its checkbox', async () => {
    const yards = await makeApp();
    const own = { industries: ['Shipbreaking'], certifications: ['Yard pass'] };
    await yards.insert([company(own), company(own), company({ industries: ['Nuclear'] })]);
    const { text: html } = await yards.call('GET', '/');
    expect(textOf(html)).toContain('Browse by Industry Sector Shipbreaking 2 companies Nuclear 1 company');
    expect(html).toContain('<option>Shipbreaking</option>');
    const boxes = elements(html, 'input').map(({ name, value }) => `${name}=${value}`);
    expect(boxes).toEqual(expect.arrayContaining(['industry=Shipbreaking', 'certification=Yard pass']));
  });

  test('decision 6: a chosen industry is in the dropdown, ignoring case, even if no company has it', async () => {
    expect((await page('/?industry=oil+%26+gas')).html).toMatch(/<option selected="">Oil &amp; Gas<\/option>/);
    expect((await page('/?industry=Unheard')).html).toMatch(/<option selected="">Unheard<\/option>/);
  });

  test('decision 1: a page past the end is not an error and shows the exact total', async () => {
    const { status, text, names } = await page('/?page=99');
    expect({ status, names }).toEqual({ status: 200, names: [] });
    expect(text).toContain(`${TOTAL} companies`);
  });

  test('section 4: the parts that a search changes are returned without the rest of the page', async () => {
    const address = '/api/companies/results?search=inspector&verified=true&sortBy=name&view=list';
    const { status, headers, text: html } = await site.call('GET', address);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    const whole = await page('/?search=inspector&verified=true&sortBy=name&view=list');
    expect(headOf(html).title).toBe(whole.head.title);
    const partOf = (text: string, start: string, end: string) => {
      const first = text.indexOf(start);
      return text.slice(first, text.indexOf(end, first)).replaceAll('<!-- -->', '');
    };
    for (const [start, end] of [
      ['<div id="results"', '</ul>'],
      ['<section id="industries"', '</section>'],
      ['<details class="filter-panel', 'Refine Your Search'],
    ] as const) {
      expect(partOf(html, start, end)).toBe(partOf(whole.html, start, end));
    }
    expect(html).not.toContain('<html');
    const wrong = await site.call('GET', '/api/companies/results?page=0');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('page must be a whole number from 1 to 100000');
  });

  test('section 2: the canonical URL of the second page is its own, which is not indexed; that of the first is the home page', async () => {
    for (const path of ['/?page=2', '/?page=200'])
      expect((await page(path)).head).toMatchObject({ canonical: SITE + path, robots: 'noindex,follow' });
    for (const path of ['/?page=1', '/?sortBy=name', '/?view=list', '/?utm_source=mail', '/?search=&location=']) {
      expect((await page(path)).head).toMatchObject({ canonical: `${SITE}/`, robots: 'index,follow' });
    }
  });

  test('decision 9: searches are rendered by the server, and not indexed', async () => {
    const { head, text, names } = await page('/?location=Houston&search=inspector');
    expect(names).toHaveLength(6);
    expect(text).toContain('7 companies');
    expect(head).toMatchObject({
      robots: 'noindex,follow',
      canonical: `${SITE}/?search=inspector&location=Houston`,
      title: expect.stringContaining('7 inspection companies'),
    });
  });

  test('section 2: the first screen and its figures are on the home page, and not on a page of results', async () => {
    expect((await page('/')).text).toContain(`Certified Companies ${TOTAL}`);
    const { text, html } = await page('/?search=inspector');
    expect(text).not.toContain('Certified Companies');
    expect(html).toMatch(/<h1[^>]*>15 companies for inspector<\/h1>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain('1–6 of 15');
  });

  test('look: a search without results leads on only to where there are some, and says how many', async () => {
    const { html, text } = await page(
      '/?search=hardness&location=Munich&certification=API+510&verified=false&industry=Mining',
    );
    expect(text).toContain('No company fits all of this');
    const ways = elements(html, 'a').flatMap(({ class: look = '', href }) =>
      /button-(ink|line)/.test(look) ? [href] : [],
    );
    expect(text).toContain('Without “Mining”: 6 companies');
    expect(text).not.toContain('Without “Munich');
    expect(text).not.toContain('0 companies serve');
    expect(ways.filter((href = '') => href.includes('search=hardness') && !href.includes('Mining'))).toHaveLength(1);
  });

  test('section 2: an empty directory has a message', async () => {
    const empty = await makeApp();
    const { status, text } = await empty.call('GET', '/');
    expect(status).toBe(200);
    expect(textOf(text)).toContain('0 companies');
    expect(textOf(text)).toContain('Certified Companies 0');
    expect(textOf(text)).toContain('Browse by Industry Sector No company has listed its industry yet.');
    expect(text).toContain('<section id="industries"');
  });

  test('section 2: every page shows that there are demonstration companies, and only then', async () => {
    const demo = await makeApp();
    expect(textOf((await demo.call('GET', '/')).text)).not.toContain('fictional');
    const [id] = await demo.insert([company()], 'demo');
    for (const path of ['/', `/company/${id}`, '/nowhere', '/api/docs', `/company/${id}/request`]) {
      expect(textOf((await demo.call('GET', path)).text)).toMatch(/Demo site.*fictional/);
    }
  });
});
