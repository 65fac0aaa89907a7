import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { endCertificates } from '#server/certificates/end-certificates.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';

const SITE = 'https://directory.example';
const BEFORE = new Date('2026-11-22T12:00:00Z');
const REGISTER_PAGE = 'https://register.example/certificates/QM-20-1187';

describeOnFastest('pages about certificates', (makeApp) => {
  let now = BEFORE;
  let site: TestApp;
  let full = 0;
  let bare = 0;
  let waiting = 0;

  const set = (name: string, values: string) =>
    site.database.pool.query(`update certificates set ${values} where company_id = $1 and name = $2`, [full, name]);
  const addDocument = (name: string, isPublic: boolean) =>
    site.database.pool.query(
      `insert into certificate_documents (certificate_id, name, content_type, size, content, is_public)
       select id, $1, 'application/pdf', 4, 'test'::bytea, $2 from certificates where company_id = $3 and name = 'ISO 9001'`,
      [name, isPublic, full],
    );
  const page = async (path: string) => {
    const { status, text: html, headers } = await site.call('GET', path);
    return { status, html, headers, text: textOf(html), links: elements(html, 'a') };
  };

  beforeAll(async () => {
    now = BEFORE;
    site = await makeApp({ env: { PUBLIC_URL: SITE }, now: () => now });
    const ids = await site.insert([
      company({
        name: 'Saltmarsh <Inspection> & Söhne',
        certifications: ['ISO 9001', 'API 510', 'ISO/IEC 17020', 'House certificate', 'IRATA', 'Old one'],
        verified: true,
      }),
      company({ name: 'Bare Works' }),
      company({ name: 'Waiting Works', certifications: ['ISO 9001'], approved: false }),
      company({ name: 'Bare Testing' }),
      company({ name: '検査株式会社', certifications: ['ISO 9001'] }),
    ]);
    [full = 0, bare = 0, waiting = 0] = ids;
    await site.database.pool.query(`update companies set company_checked_at = '2026-11-10T09:00:00Z' where id = $1`, [
      full,
    ]);
    const checked = `state = 'checked', checked_how = 'register', checked_at = '2026-11-14T09:00:00Z', checked_by = 'x'`;
    await set(
      'ISO/IEC 17020',
      `${checked}, number = 'IB-4417.02', number_key = 'IB441702', issuer = 'Columbia Board', issued = '2024-04-01',
       expires = '2028-03-31', scope = 'In-service inspection', accreditation_body = 'A national body'`,
    );
    await set(
      'ISO 9001',
      `${checked}, expires = '2026-12-31', number = 'QM 20-1187', number_key = 'QM201187',
       register_url = '${REGISTER_PAGE}'`,
    );
    await set(
      'API 510',
      `${checked}, expires = '2026-10-01', expiry_recorded = true, holder_kind = 'person', holder_name = 'Robin Secret',
       number = 'P-1', number_key = 'P1'`,
    );
    await set('IRATA', `state = 'withdrawn', ended_at = '2026-08-04T09:00:00Z', number = 'W-7', number_key = 'W7'`);
    await set('House certificate', `number = 'H-1', number_key = 'H1'`);
    await set('Old one', `expires = '2025-11-01'`);
    await addDocument('report/..\\scan.pdf', true);
    await addDocument('for the check only.pdf', false);
    await site.database.pool.query('insert into company_changes (company_id) values ($1)', [full]);
    await site.context.changes.refresh();
  });

  test('decision 29: a profile shows what was checked of each certificate, when, where, and how to repeat it', async () => {
    const { html, text, links } = await page(`/company/${full}`);
    for (const field of [
      '2 checked, 1 claimed, 1 expired, 1 withdrawn',
      'IB-4417.02',
      'Columbia Board',
      'accredited by A national body',
      'In-service inspection',
      '31 Mar 2028',
      'Checked 14 Nov 2026',
      'at the issuer’s register',
      'Repeat it',
      'Withdrawn',
      'on 4 Aug 2026',
      'Held by a named person, seen by us',
      'checked on 10 Nov 2026',
    ]) {
      expect(text).toContain(field);
    }
    for (const hidden of ['Robin Secret', 'Old one', 'for the check only']) expect(text).not.toContain(hidden);
    expect(html.match(/<tr class="is-\w+"/g)).toEqual(
      ['checked', 'checked', 'claimed', 'expired', 'withdrawn'].map((state) => `<tr class="is-${state}"`),
    );
    // One line each on phones, the first open.
    expect(elements(html, 'details').filter(({ open }) => open !== undefined)).toHaveLength(1);
    // With a number to the answer about it, which says how to repeat the check; ended ones are not looked up.
    const repeats = links.filter(({ class: names = '' }) => names.includes('repeat'));
    expect([...new Set(repeats.map(({ href = '' }) => href.replace(/\d+$/, '')))].sort()).toEqual([
      '/certificates/check?q=H-1#repeat-',
      '/certificates/check?q=IB-4417.02#repeat-',
      '/certificates/check?q=QM+20-1187#repeat-',
    ]);
    const answer = await page('/certificates/check?q=QM+20-1187');
    expect(answer.links).toContainEqual(
      expect.objectContaining({ href: expect.stringContaining('iafcertsearch.org') }),
    );
    expect(answer.html).toMatch(/id="repeat-\d+"/);
  });

  test('decision 30: what a certificate does not state is not made up', async () => {
    const { html } = await page(`/company/${full}`);
    const row = /<tr class="is-claimed".*?<\/tr>/s.exec(html)?.[0] ?? '';
    expect(textOf(row)).toMatch(/House certificate .*H-1 Not named Not named Not named not checked .*Claimed since/);
    expect((await page(`/company/${bare}`)).text).toContain('Names no certificates');
  });

  test('decision 29: the date of the visitor has its verdict, and goes into the form', async () => {
    const { text, links } = await page(`/company/${full}?validOn=2027-01-12`);
    expect(text).toContain('On your date, 12 Jan 2027 : 1 valid (ISO/IEC 17020)');
    expect(links).toContainEqual(expect.objectContaining({ href: `/company/${full}/request?validOn=2027-01-12` }));
    const found = await page('/?validOn=2027-01-12');
    expect(found.links).toContainEqual(
      expect.objectContaining({
        href: expect.stringMatching(new RegExp(`^/company/${full}/.*[?]validOn=2027-01-12$`)),
      }),
    );
    expect((await page(`/company/${bare}?validOn=2027-02-30`)).text).not.toContain('On your date');
  });

  test('section 2: structured data names only certificates of the company itself that are checked and current', async () => {
    const [business] = structuredData((await page(`/company/${full}`)).html);
    expect(business).toMatchObject({ '@type': 'LocalBusiness', image: expect.stringContaining('/social-image.png') });
    expect(business?.hasCertification).toEqual([
      {
        '@type': 'Certification',
        name: 'ISO 9001',
        certificationIdentification: 'QM 20-1187',
        expires: '2026-12-31',
        url: REGISTER_PAGE,
      },
      {
        '@type': 'Certification',
        name: 'ISO/IEC 17020',
        certificationIdentification: 'IB-4417.02',
        issuedBy: { '@type': 'Organization', name: 'Columbia Board' },
        validFrom: '2024-04-01',
        expires: '2028-03-31',
      },
    ]);
    const holdBy = async (kind: string) => {
      await set('ISO/IEC 17020', `holder_kind = '${kind}'`);
      await site.database.pool.query('insert into company_changes (company_id) values ($1)', [full]);
      await site.context.changes.refresh();
    };
    await holdBy('person');
    const [employer] = structuredData((await page(`/company/${full}`)).html);
    expect(employer?.hasCertification).toEqual([expect.objectContaining({ name: 'ISO 9001' })]);
    await holdBy('company');
  });

  test.each([
    ['ib 4417-02', 'Valid'],
    ['IB–4417–02', 'Valid'],
    ['p1', 'Expired'],
    ['w 7', 'Withdrawn'],
    ['H1', 'Claimed, not checked'],
    ['IB-4418', 'Unknown to us'],
    ['"><script>', 'Unknown to us'],
  ])('decision 30: "Check a certificate" answers for %s: %s', async (asked, answer) => {
    const { html, status, headers } = await page(`/certificates/check?q=${encodeURIComponent(asked)}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(textOf(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '')).toBe(answer);
    expect(headOf(html).robots).toBe('noindex,follow');
    expect(html).not.toContain('"><script>');
  });

  test('decision 30: a company name is answered with its certificates, or with the companies of that name', async () => {
    expect((await page('/certificates/check?q=saltmarsh+inspection')).text).toContain('IB-4417.02');
    const { text } = await page('/certificates/check?q=bare');
    expect(text).toContain('No certificate has this number; 2 companies have this name');
    expect(text).not.toContain('Waiting Works');
    expect((await page('/certificates/check?q=waiting')).text).toContain('Unknown to us');
  });

  test('the page without a question is public, cached, and in the header', async () => {
    const { html, headers, text } = await page('/certificates/check');
    expect(text).toContain('Is this certificate valid?');
    expect(headOf(html)).toMatchObject({ robots: 'index,follow', canonical: `${SITE}/certificates/check` });
    expect(headers).toMatchObject({ etag: expect.any(String) });
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
    expect(elements(header, 'a').map(({ href }) => href)).toContain('/certificates/check');
  });

  test('the sheet has a code, the certificates and the badge to copy', async () => {
    const { html, text } = await page(`/company/${full}/sheet`);
    expect(text).toContain('Certificates on 22 Nov 2026');
    expect(elements(html, 'svg').some((svg) => svg['aria-label']?.startsWith('QR code'))).toBe(true);
    const [, snippet = ''] = /<textarea[^>]*>(.*?)<\/textarea>/s.exec(html) ?? [];
    expect(snippet).toContain(`${SITE}/company/${full}/badge.svg`.replaceAll('"', '&quot;'));
    expect(snippet).not.toContain('<Inspection>');
  });

  test('hardening: a company that is not public has no page, badge, sheet or pack', async () => {
    for (const file of ['badge.svg', 'qualification-pack.pdf', 'qualification-pack.zip', 'sheet', 'doubt']) {
      for (const id of [waiting, 0, 999_999, 'abc'])
        expect((await site.call('GET', `/company/${id}/${file}`)).status, `${id}/${file}`).toBe(404);
    }
  });

  test('the qualification pack is a PDF, and a ZIP with the public documents', async () => {
    const pdf = await site.inject({ method: 'GET', url: `/company/${full}/qualification-pack.pdf` });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const zip = await site.inject({ method: 'GET', url: `/company/${full}/qualification-pack.zip` });
    expect(zip.headers['content-disposition']).toMatch(/^attachment; filename="saltmarsh-/);
    const files = unzipSync(zip.rawPayload);
    expect(Object.keys(files)).toEqual([
      expect.stringMatching(/^saltmarsh.*-qualification-pack\.pdf$/),
      'documents/9001 report-..-scan.pdf',
    ]);
    expect(Buffer.from(files['documents/9001 report-..-scan.pdf'] ?? []).toString()).toBe('test');
    expect((await page(`/company/${full}`)).links).toContainEqual(
      expect.objectContaining({ href: `/company/${full}/qualification-pack.zip` }),
    );
  });

  test('a pack is made for a company whose name no font of ours can write', async () => {
    const { items } = await site.list({ search: '検査株式会社' });
    const { status } = await site.call('GET', `/company/${items[0]?.id}/qualification-pack.pdf`);
    expect(status).toBe(200);
  });

  test('"Something wrong?" stores a doubt for admins, without scripts', async () => {
    const address = `/company/${full}/doubt`;
    const refused = await postForm(site, address, { message: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Please say what is wrong');
    const { html } = await page(address);
    const token = elements(html, 'input').find(({ name }) => name === 'formToken')?.value ?? '';
    now = new Date(now.getTime() + 60_000);
    const sent = await postForm(site, address, {
      message: 'The register shows another end date for this certificate.',
      certificateId: '',
      email: '',
      fax: '',
      formToken: token,
    });
    expect(sent.status).toBe(303);
    expect((await page(String(sent.location))).text).toContain('We look at it and correct what is wrong');
    const { rows } = await site.database.pool.query('select message from doubts where company_id = $1', [full]);
    expect(rows).toEqual([{ message: expect.stringContaining('another end date') }]);
    expect((await page(`/company/${full}`)).text).not.toContain('another end date');
  });

  test('the home page shows the certificate that was checked last', async () => {
    expect((await page('/')).text).toMatch(
      /Last certificate checked ✓ VALID ISO 9001|Last certificate checked ✓ VALID ISO\/IEC 17020/,
    );
  });

  test('decision 29: the badge of another website and all pages follow the end of the last certificate', async () => {
    const badge = await site.call('GET', `/company/${full}/badge.svg`);
    expect(badge.headers).toMatchObject({ 'content-type': 'image/svg+xml', etag: expect.any(String) });
    expect(badge.text).toContain('2 certificates checked');
    const again = await site.call('GET', `/company/${full}/badge.svg`, undefined, {
      'if-none-match': String(badge.headers.etag),
    });
    expect(again.status).toBe(304);

    now = new Date('2028-04-02T12:00:00Z');
    expect(await endCertificates(site.context)).toBe(2);
    const ended = await site.call('GET', `/company/${full}/badge.svg`, undefined, {
      'if-none-match': String(badge.headers.etag),
    });
    expect(ended.status).toBe(200);
    expect(ended.text).toContain('No certificate checked');
    expect(ended.text).not.toContain('#0b6b4b');
    const { html, text } = await page(`/company/${full}`);
    expect(html).not.toContain('is-checked');
    expect(text).toMatch(/History of this profile .*ISO\/IEC 17020 and ISO 9001 expired/);
    expect(structuredData(html)[0]).not.toHaveProperty('hasCertification');
    expect((await page('/')).text).not.toContain('Last certificate checked');
    expect((await page('/certificates/check?q=ib441702')).text).toContain('Expired');
  });
});
