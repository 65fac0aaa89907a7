import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, textOf } from '#tests/support/html.ts';

const several = (count: number, name: string, location: string, serviceArea: 'Europe' | 'North America' | '' = '') =>
  Array.from({ length: count }, (_, index) => company({ name: `${name} ${index + 1}`, location, serviceArea }));

const COMPANIES = [
  ...several(4, 'Ruhr Test', 'Essen, Germany', 'Europe'),
  ...several(3, 'Elbe Test', 'Hamburg, Germany'),
  ...several(2, 'Maas Test', 'Rotterdam, Netherlands', 'Europe'),
  ...several(5, 'Gulf Coast Test', 'Houston, Texas, United States', 'North America'),
  ...several(2, 'Lost Test', 'Somewhere over the rainbow'),
  company({ name: 'Lone Star <Inspection>', location: 'Tulsa, Oklahoma, United States', serviceArea: 'North America' }),
  company({ name: 'Hidden Test', location: 'Berlin, Germany', approved: false }),
];
const TOTAL = COMPANIES.length - 1;

type Marker = { href: string; name: string; count: number };

/** The maps of a page, by size. */
function readerOf(site: () => TestApp) {
  return async (path: string) => {
    const { status, text: html } = await site().call('GET', path);
    expect(status).toBe(200);
    const [figure = ''] = /<figure[^>]* class="map[\s\S]*?<\/figure>/.exec(html) ?? [];
    const views = figure.split('class="map-view ').slice(1);
    const markers = views.map((view) =>
      elements(view, 'a').map(({ href = '', 'aria-label': name = '' }): Marker => {
        const count = /: ([\d,]+) compan/.exec(name)?.[1];
        return { href, name, count: count === undefined ? 1 : Number(count) };
      }),
    );
    return { figure, markers, image: elements(figure, 'use')[0]?.href ?? '', caption: captionOf(figure) };
  };
}

function captionOf(figure: string): string {
  return textOf(/<figcaption>[\s\S]*<\/figcaption>/.exec(figure)?.[0] ?? '');
}

describeOnEachDatabase('maps', (makeApp) => {
  let site: TestApp;
  const mapsOf = readerOf(() => site);

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(COMPANIES);
  });

  const sum = (markers: Marker[]) => markers.reduce((total, { count }) => total + count, 0);

  test('at every size each company is in one marker, or counted as one without a known location', async () => {
    const { markers, caption } = await mapsOf('/?view=map');
    expect(markers).toHaveLength(3);
    for (const ofOneSize of markers) expect(sum(ofOneSize)).toBe(TOTAL - 2);
    expect(caption).toBe('The world 2 companies are not on the map because their exact location is unknown.');
  });

  test('markers link to the same search in the smallest place that contains their companies', async () => {
    const world = await mapsOf('/?search=test&view=map');
    expect(world.markers[1]).toEqual([
      {
        href: '/?search=test&location=Western+Europe&view=map',
        name: 'Germany and Netherlands: 9 companies',
        count: 9,
      },
      { href: '/?search=test&location=United+States&view=map', name: 'United States: 5 companies', count: 5 },
    ]);
    const union = await mapsOf('/?search=test&location=European+Union&view=map');
    expect(union.image).toMatch(/\/european-union\.svg#map$/);
    expect(union.markers[2]).toContainEqual({
      href: '/?search=test&location=Germany&view=map',
      name: 'Germany: 7 companies',
      count: 7,
    });
    const germany = await mapsOf('/?search=test&location=Germany&view=map');
    expect(germany.image).toMatch(/\/de\.svg#map$/);
    expect(germany.markers[2]).toEqual([
      expect.objectContaining({ name: 'Essen: 4 companies' }),
      {
        href: '/?search=test&location=Hamburg%2C+Germany&view=map',
        name: 'Hamburg: 3 companies',
        count: 3,
      },
    ]);
    expect(germany.caption).toBe('Germany 2 companies based elsewhere also serve this region.');
  });

  test('the target of a marker has as many companies as the marker shows', async () => {
    const waiting = ['/?view=map'];
    const seen = new Set(waiting);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { markers } = await mapsOf(path);
      for (const { href, count, name } of markers.flat()) {
        const { pathname, searchParams } = new URL(href, 'http://localhost');
        if (pathname !== '/') continue;
        const { total } = await site.list({ location: searchParams.get('location') ?? undefined, limit: 1 });
        // Companies that serve a country from elsewhere are found there, too.
        expect(total, `${name} at ${path}`).toBeGreaterThanOrEqual(count);
        const next = pathname + new URL(href, 'http://localhost').search;
        if (searchParams.get('view') !== 'map' || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(seen.size).toBeLessThan(30);
  });

  test('the marker of a single company has its name and links to its profile', async () => {
    const { markers } = await mapsOf('/?location=United+States&view=map');
    expect(markers[2]).toContainEqual({
      href: expect.stringMatching(/^\/company\/\d+\/lone-star-inspection$/),
      name: 'Lone Star <Inspection>, Tulsa',
      count: 1,
    });
  });

  test('a town is shown on the map of its country, and its marker links to the list', async () => {
    const { image, markers, figure } = await mapsOf('/?location=Houston&view=map');
    expect(image).toMatch(/\/us\.svg#map$/);
    expect(markers[2]).toEqual([{ href: '/?location=Houston', name: 'Houston: 5 companies', count: 5 }]);
    expect(figure).not.toContain('viewBox="0 0 1000 500"');
  });

  test('the zoom is in the URL, and an invalid one shows the whole map', async () => {
    const whole = await mapsOf('/?location=Germany&view=map');
    const closer = await mapsOf('/?location=Germany&view=map&at=500,250,8');
    expect(closer.image).toBe(whole.image);
    expect(closer.figure).toContain('viewBox="437.5 218.8 125 62.5"');
    expect(closer.markers.flat()).toEqual([]);
    expect((await mapsOf('/?location=Germany&view=map&at=1,2')).figure).toBe(whole.figure);
    expect((await site.call('GET', '/?at=500,250,8')).text).toBe((await site.call('GET', '/')).text);
  });

  test('the base map is a small file that browsers may cache', async () => {
    const { image } = await mapsOf('/?view=map');
    const { statusCode, headers, rawPayload } = await site.inject({
      url: image.replace('#map', ''),
      headers: { 'accept-encoding': 'br' },
    });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(rawPayload.length).toBeLessThan(20_480);
    const svg = brotliDecompressSync(rawPayload).toString();
    expect(elements(svg, 'g')).toContainEqual(expect.objectContaining({ id: 'map' }));
    expect(svg).not.toMatch(/<script|style=|href=/);
    expect((await site.call('GET', image.replace('world.svg#map', 'atlantis.svg'))).status).toBe(404);
  });

  test('maps need no script, and only the style sheet of the site', async () => {
    const { figure } = await mapsOf('/?view=map');
    expect(figure).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<button/);
  });

  test('landing pages have the map of their companies, with links into the search', async () => {
    const { markers, image } = await mapsOf('/inspection-companies-in-germany');
    expect(image).toMatch(/\/de\.svg#map$/);
    expect(markers).toHaveLength(1);
    expect(sum(markers[0] ?? [])).toBe(7);
    expect(markers[0]?.[1]?.href).toBe('/?location=Hamburg%2C+Germany&view=map');
  });

  test('a profile shows its town on the map of its country, and no map if the town is unknown', async () => {
    const [essen] = (await site.list({ search: 'Ruhr Test 1' })).items;
    const { figure, image } = await mapsOf(`/company/${essen?.id}`);
    expect(image).toMatch(/\/de\.svg#map$/);
    expect(elements(figure, 'svg')[0]).toMatchObject({ role: 'img', 'aria-label': 'Essen on the map of Germany' });
    const [lost] = (await site.list({ search: 'Lost Test 1' })).items;
    expect((await mapsOf(`/company/${lost?.id}`)).figure).toBe('');
  });
});

describeOnEmbedded('maps of places at the edge', (makeApp) => {
  let site: TestApp;
  const mapsOf = readerOf(() => site);

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      ...several(3, 'Rhine Test', 'Mainz, Germany'),
      ...several(2, 'Spa Test', 'Wiesbaden, Germany'),
      company({ name: 'Elbe Test', location: 'Hamburg, Germany' }),
      company({ name: 'Pacific Test', location: 'Honolulu, Hawaii, United States' }),
      company({ name: 'Gulf Coast Test', location: 'Houston, Texas, United States' }),
    ]);
  });

  test('a marker of neighbours in no smaller place zooms in, until each has a marker of its own', async () => {
    const { markers } = await mapsOf('/?location=Germany&view=map');
    for (const ofOneSize of markers) {
      const [merged] = ofOneSize;
      expect(merged?.name).toBe('Mainz and Wiesbaden: 5 companies');
      expect(merged?.href).toMatch(/^\/\?location=Germany&view=map&at=\d+%2C\d+%2C\d+$/);
      const closer = await mapsOf(merged?.href ?? '');
      const names = closer.markers[markers.indexOf(ofOneSize)]?.map(({ name }) => name);
      expect(names).toEqual(['Mainz: 3 companies', 'Wiesbaden: 2 companies']);
      const size = ['small', 'medium', 'large'][markers.indexOf(ofOneSize)];
      expect(closer.figure).toContain(`<span class="map-${size}">: 5 companies</span>`);
    }
  });

  test('a company outside the map is shown at the edge, and its label says so', async () => {
    const { markers, caption } = await mapsOf('/?location=United+States&view=map');
    for (const ofOneSize of markers) {
      expect(ofOneSize.map(({ name }) => name).sort()).toEqual([
        'Gulf Coast Test, Houston',
        'Pacific Test, Honolulu, outside this map',
      ]);
    }
    expect(caption).toBe('United States');
  });
});

describeOnEmbedded('maps of a city with districts', (makeApp) => {
  let site: TestApp;
  const mapsOf = readerOf(() => site);

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      ...several(3, 'Northside Test', '29.81, -95.37'),
      ...several(2, 'Medical Center Test', '29.72, -95.37'),
      company({ name: 'Lone Star Test', location: 'Tulsa, Oklahoma, United States' }),
    ]);
  });

  test('it has one marker from afar, and one for each district closer by', async () => {
    const country = await mapsOf('/?location=United+States&view=map');
    expect(country.markers[2]).toContainEqual(expect.objectContaining({ name: 'Houston: 5 companies' }));
    const city = await mapsOf('/?location=Houston%2C+Texas%2C+United+States&view=map');
    const [marker] = city.markers[2] ?? [];
    expect(marker?.name).toBe('Houston: 5 companies');
    const closer = await mapsOf(marker?.href.replace('#results', '') ?? '');
    expect(closer.markers[2]?.map(({ name }) => name)).toEqual(['Houston: 3 companies', 'Houston: 2 companies']);
    expect(closer.caption).toMatch(/^Texas, United States( : 5 companies){3}$/);
  });

  test('the caption of a closer look names what is in sight', async () => {
    expect((await mapsOf('/?view=map')).caption).toBe('The world');
    const { markers } = await mapsOf('/?location=United+States&view=map&at=0,0,8');
    expect(markers[2]).toEqual([]);
    expect((await mapsOf('/?location=United+States&view=map&at=0,0,8')).caption).toMatch(
      /^Part of the United States( : 0 companies){3}$/,
    );
  });
});
