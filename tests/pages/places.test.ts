import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { textOf } from '#tests/support/html.ts';

const COMPANIES = [
  company({ name: 'Bosphorus NDT', location: 'Istanbul, Türkiye' }),
  company({ name: 'Shipyard Survey', location: 'Tuzla, Istanbul, Türkiye' }),
  company({ name: 'Gulf of Izmit Inspection', location: 'İzmit, Türkiye' }),
  company({ name: 'Mumbai Weld Lab', location: 'Mumbai, India', serviceArea: 'Asia-Pacific' }),
  company({ name: 'Vashi Inspection', location: 'Navi Mumbai, India', serviceArea: 'Asia-Pacific' }),
  company({ name: 'Anatolia Inspection', location: 'Ankara, Türkiye' }),
  company({ name: 'Nordsjø Inspeksjon', location: 'Stavanger, Norway', serviceArea: 'Africa' }),
  company({ name: 'Forth Inspection', location: 'Birmingham, United Kingdom' }),
  company({ name: 'Midlands Vessels', location: 'Birmingham, England, United Kingdom' }),
  company({ name: 'Canton Works Inspection', location: 'Shenzhen, China', serviceArea: 'Asia-Pacific' }),
  company({ name: 'Stamp Holders', location: 'Antwerp, Belgium', certifications: ['ASME U Stamp'] }),
  company({ name: 'Porto Inspeção', location: 'Santos, São Paulo, Brazil', serviceArea: 'Latin America' }),
  company({ name: 'Caspian Roaming Surveys', location: 'Azerbaijan', serviceArea: 'Asia-Pacific' }),
  company({ name: 'Absheron Tanks', location: 'Baku, Azerbaijan', serviceArea: 'Asia-Pacific' }),
  company({ name: 'Prairie Welds', location: 'Tulsa, Oklahoma, USA', serviceArea: 'North America' }),
  company({ name: 'Arkansas River Radiography', location: '36.18123, -95.96123', serviceArea: 'North America' }),
  company({ name: 'Magic City Inspection', location: 'Birmingham, Alabama, USA', serviceArea: 'North America' }),
];

/** The sections of a page by id, as text. */
function sectionOf(html: string, id: string): string {
  const [, rest = ''] = html.split(`aria-labelledby="${id}"`);
  const [section = ''] = rest.split('</section>');
  return section
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describeOnEmbedded('pages about places', (makeApp) => {
  let site: TestApp;
  let ids: number[];

  beforeAll(async () => {
    site = await makeApp();
    ids = await site.insert(COMPANIES);
  });

  const html = async (path: string) => {
    const { status, text } = await site.call('GET', path);
    expect(status).toBe(200);
    return text;
  };

  test('a city page lists the companies of the city and, separately, those within 100 miles', async () => {
    const page = await html('/inspection-companies-in-istanbul');
    const own = sectionOf(page, 'companies');
    expect(own).toContain('2 companies in Istanbul');
    expect(own).toContain('Bosphorus NDT');
    expect(own).toContain('Shipyard Survey');
    const around = sectionOf(page, 'around');
    expect(around).toContain('1 more company within 100 miles of Istanbul');
    expect(around).toMatch(/Gulf of Izmit Inspection.* \d\d miles/);
    expect(page).not.toContain('Anatolia Inspection');
  });

  test('nearby cities are listed with their distance', async () => {
    const nearby = sectionOf(await html('/inspection-companies-in-istanbul'), 'nearby');
    expect(nearby).toMatch(/İzmit \d\d miles/);
    // Farther than a search around the city reaches is not near.
    expect(nearby).not.toMatch(/ (1\d\d|2\d\d) miles/);
    expect(nearby).not.toContain('Ankara 2');
  });

  test('a region counts the companies of a country as its own page does, those without a town too', async () => {
    const listed = sectionOf(await html('/inspection-companies-in-europe'), 'nearby');
    expect(listed).toContain('Azerbaijan 2');
    expect(sectionOf(await html('/inspection-companies-in-azerbaijan'), 'companies')).toContain('2 companies in');
  });

  test('a country counts the companies of a city as its own page does, those of its districts too', async () => {
    const listed = sectionOf(await html('/inspection-companies-in-turkey'), 'nearby');
    expect(listed).toContain('Istanbul 2');
    expect(sectionOf(await html('/inspection-companies-in-india'), 'nearby')).toContain('Mumbai 2 Navi Mumbai 1');
    expect(sectionOf(await html('/inspection-companies-in-mumbai'), 'companies')).toContain('2 companies in Mumbai');
  });

  test('a town is listed once, wherever in it its companies are', async () => {
    const listed = sectionOf(await html('/inspection-companies-in-united-states'), 'nearby');
    expect(listed).toMatch(/States Tulsa 2 Birmingham 1$/);
  });

  test('a country page lists companies that serve the country from elsewhere separately', async () => {
    const page = await html('/inspection-companies-in-norway');
    expect(sectionOf(page, 'companies')).toContain('1 company in Norway');
    const around = sectionOf(page, 'around');
    expect(around).toContain('7 more companies that serve Europe');
    expect(around).toContain('serves Europe');
    expect(page).not.toContain('Serves Norway');
  });

  test('a place without companies of its own shows those around it and says so', async () => {
    const page = await html('/inspection-companies-in-denmark');
    expect(page).toContain(
      'No company in Denmark is listed yet. Showing companies based elsewhere that serve Europe instead.',
    );
  });

  test('two towns with the same name have two pages', async () => {
    const larger = await html('/inspection-companies-in-birmingham');
    expect(sectionOf(larger, 'companies')).toContain('Midlands Vessels');
    expect(larger).not.toContain('Magic City');
    const smaller = await html('/inspection-companies-in-birmingham-alabama');
    expect(sectionOf(smaller, 'companies')).toContain('Magic City Inspection');
    expect(smaller).not.toContain('Midlands Vessels');
  });

  test('decision 11: a town is found under its other names', async () => {
    const { status, headers } = await site.call('GET', '/inspection-companies-in-smyrna-of-nowhere');
    expect([status, headers.location]).toEqual([404, undefined]);
    const izmit = await site.call('GET', '/inspection-companies-in-nicomedia');
    expect([izmit.status, izmit.headers.location]).toEqual([301, '/inspection-companies-in-izmit']);
  });

  test('the page of a city state lists companies near it, not those that serve it', async () => {
    const page = await html('/inspection-companies-in-hong-kong');
    expect(page).toContain('companies within 100 miles of Hong Kong');
    expect(page).not.toContain('based elsewhere');
  });

  test('a page about certificates does not deny the companies without them', async () => {
    const page = await html('/asme-certified-labs-norway');
    expect(page).toContain('The directory has no company in Norway itself that lists ASME yet.');
  });

  test('a profile shows where the company is based and leads to the area it serves', async () => {
    const page = sectionOf(await html(`/company/${ids[0]}`), 'company-details');
    expect(page).toContain('Based in Istanbul, Türkiye');
    expect(page).toContain('Service area Europe');
    expect(await site.call('GET', `/company/${ids[0]}`)).toMatchObject({
      text: expect.stringContaining('href="/inspection-companies-in-europe"'),
    });
  });

  test('a profile shows the distance from the place of the search', async () => {
    expect(await html(`/company/${ids[2]}?from=Istanbul`)).toMatch(/\d\d miles.{0,20} from Istanbul/s);
    expect(await html(`/company/${ids[2]}?from=Nowhere+at+all`)).not.toMatch(/\d miles/);
    const home = await html('/?location=Istanbul');
    expect(home).toContain(`/company/${ids[2]}/gulf-of-izmit-inspection?from=Istanbul`);
  });

  test('a search in a city shows the distance of each company, and one in a country which companies serve it', async () => {
    const city = textOf(await html('/?location=Istanbul'));
    expect(city).toContain('2 in Istanbul, Türkiye, and 1 more within 100 miles');
    expect(await html('/?location=Europe%2C+Middle+East+and+Africa')).toMatch(
      /<h1[^>]*>\d+ companies in Europe, Middle East and Africa/,
    );
    const norway = await html('/?location=Norway');
    expect(norway).toContain('serves Europe');
    expect(norway).toContain('1 based in Norway, 7 more serve Europe.');
    expect(norway).toMatch(/<h1[^>]*>1 company based in Norway, 7 more serve it<\/h1>/);
  });

  test('a company that names the state is not in the city of the same name', async () => {
    const city = textOf(await html('/?location=S%C3%A3o+Paulo'));
    expect(city).toContain('None in São Paulo, Brazil, but 1 within 100 miles');
  });

  test('an ambiguous name shows how it was interpreted, and the other places', async () => {
    const newcastle = await html('/?location=Newcastle');
    expect(newcastle).toMatch(/Newcastle, .*\. Other places with this name: [^.]*Newcastle upon Tyne, England/);
    expect(await html('/?location=Georgia')).toContain('Other places with this name: Georgia, United States.');
    expect(await html('/?location=Newcastle+upon+Tyne')).not.toContain('Other places with this name');
  });

  test('a city without companies offers its country', async () => {
    expect(await html('/?location=Tromsø')).toContain('Search all of Norway');
    // One company there is too few to compare.
    expect(await html('/?location=Stavanger')).toContain('Search all of Norway');
    expect(await html('/?location=Norway&search=zzzzzz')).not.toContain('Search all of');
  });
});
