import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createLink } from '#server/service-requests/request-links.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { issuesOn, postForm } from '#tests/support/forms.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';
import { clearRequests, serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const MEGABYTE = 1024 * 1024;

describeOnEachDatabase('requests with files, and to several companies', (makeApp) => {
  let site: TestApp;
  let ids: number[];

  beforeAll(async () => {
    site = await makeApp();
    ids = await site.insert(['Gulf NDT', 'Bayou NDT', 'Caddo NDT'].map((name) => company({ name })));
  });
  beforeEach(() => clearRequests(site.database));

  const postFiles = async (
    url: string,
    files: [name: string, content: string | Buffer][],
    fields: Record<string, string> = serviceRequest,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ formToken: shownToken(), ...fields })) form.append(name, value);
    for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    const { headers, ...body } = await encoded(form);
    const answer = await site.inject({ method: 'POST', url, payload: body.content, headers });
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, text: textOf(answer.body) };
  };
  /** Of a form that was shown a minute ago. */
  const shownToken = () => createFormToken(site.context.formSecret, new Date(Date.now() - 60_000));
  const encoded = async (form: FormData) => {
    const response = new Response(form);
    const content = Buffer.from(await response.arrayBuffer());
    return { content, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
  };
  const storedFiles = async () =>
    (await site.database.pool.query('select id, name, content_type as type, size from request_files order by id')).rows;
  const recipients = async () =>
    (await site.database.pool.query('select id, request_id, company_name from request_recipients order by id')).rows;
  const inputValue = (html: string, name: string) =>
    elements(html, 'input').find((input) => input.name === name)?.value;

  test('section 2.93: files come with the form, also without scripts, and a second submission does not double them', async () => {
    const fields = { ...serviceRequest, submissionKey: '2c6e8f1a9b7d4035', material: '316L' };
    for (const _time of [1, 2]) {
      const { status, headers } = await postFiles(
        `/company/${ids[0]}/request`,
        [
          ['vessel.pdf', PDF],
          ['vessel.dwg', 'AC1032\0\0\0'],
        ],
        fields,
      );
      expect(status).toBe(303);
      expect(headers.location).toContain('?sent=');
    }
    expect(await storedFiles()).toMatchObject([
      { name: 'vessel.pdf', type: 'application/pdf', size: PDF.length },
      { name: 'vessel.dwg', type: 'image/vnd.dwg' },
    ]);
    expect(await storedRequests(site.database)).toMatchObject([{ company_id: ids[0], material: '316L' }]);
  });

  test('section 2.93: a control without a choice is no file', async () => {
    expect((await postFiles(`/company/${ids[0]}/request`, [['', '']])).status).toBe(303);
    expect(await storedFiles()).toEqual([]);
  });

  test.each([
    ['a page named as a picture', [['photo.png', '<script>alert(1)</script>']], 'photo.png: please choose a PDF'],
    ['a drawing with scripts', [['plan.svg', '<svg/>']], 'plan.svg: please choose a PDF'],
    ['11 MB', [['scan.pdf', Buffer.alloc(11 * MEGABYTE, '%PDF-')]], 'scan.pdf: a file may have up to 10 MB.'],
    ['six files', Array.from({ length: 6 }, (_, index) => [`${index}.pdf`, PDF]), 'Please choose up to 5 files'],
  ] as [string, [string, string | Buffer][], string][])(
    'hardening: %s is refused with a sentence, and the form keeps its text',
    async (_what, files, sentence) => {
      const { status, html } = await postFiles(`/company/${ids[0]}/request`, files);
      expect(status).toBe(400);
      expect(issuesOn(html).files).toContain(sentence);
      expect(inputValue(html, 'customerName')).toBe(serviceRequest.customerName);
      expect(textOf(html)).toContain('Please choose them again.');
      expect(await storedRequests(site.database)).toEqual([]);
    },
  );

  test('hardening: more than all files may have is a 413 as a page, before anything is read', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: `/company/${ids[0]}/request`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(60 * MEGABYTE) },
      payload: Buffer.alloc(0),
    });
    expect(answer.statusCode).toBe(413);
    expect(textOf(answer.body)).toContain('up to 5 files of 10 MB');
    const many = await postFiles(
      `/company/${ids[0]}/request`,
      Array.from({ length: 9 }, (_, index) => [`${index}.pdf`, PDF]),
    );
    expect(many.status).toBe(413);
  });

  test('hardening: files come after the token of the form, or are not read', async () => {
    const form = elements((await site.call('GET', `/company/${ids[0]}/request`)).text, 'input');
    const names = form.map(({ name }) => name);
    expect(names.indexOf('formToken')).toBeGreaterThan(-1);
    expect(names.indexOf('formToken')).toBeLessThan(names.indexOf('files'));
    for (const formToken of ['', `${shownToken()}x`, createFormToken('the secret of another site', new Date(0))])
      for (const url of [`/company/${ids[0]}/request`, '/request']) {
        const { status, text, headers } = await postFiles(url, [['vessel.pdf', PDF]], { ...serviceRequest, formToken });
        expect([status, headers.connection]).toEqual([400, 'close']);
        expect(text).toContain('Files can only be sent with the form of this page.');
      }
    expect(await storedRequests(site.database)).toEqual([]);
  });

  test('hardening: forms of other pages take no files', async () => {
    const { content, headers } = await encoded(new FormData());
    const answer = await site.inject({ method: 'POST', url: '/about', payload: content, headers });
    expect(answer.statusCode).toBe(415);
  });

  test('section 2.93: the buyer reads all files, a company those of the buyer and its own, and nobody else any', async () => {
    await postFiles(`/request?companies=${ids[0]},${ids[1]}`, [['vessel 1.pdf', PDF]], {
      ...serviceRequest,
      companyIds: String(ids[0]),
    });
    const [request] = await storedRequests(site.database);
    const [first] = await recipients();
    const { pool } = site.database;
    const { rows } = await pool.query(
      `insert into request_files (request_id, recipient_id, name, content_type, size, content)
       values ($1, $2, 'quote.pdf', 'application/pdf', 1, 'x') returning id`,
      [request?.id, first.id],
    );
    const [{ rows: others }] = [
      await pool.query(
        `insert into request_recipients (request_id, company_id, company_name, added_by) values ($1, $2, 'Other', 'buyer') returning id`,
        [request?.id, ids[2]],
      ),
    ];
    const link = (recipientId: number | null) =>
      createLink(pool, { requestId: request?.id ?? 0, recipientId }, new Date());
    const [buyer, own, other] = [await link(null), await link(first.id), await link(others[0].id)];
    const [plan] = await storedFiles();
    const get = (path: string) => site.call('GET', path);
    const download = await get(`/requests/${buyer}/files/${plan.id}`);
    expect(download).toMatchObject({
      status: 200,
      text: PDF,
      headers: {
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': expect.stringMatching(/^attachment; filename="vessel 1.pdf"/),
      },
    });
    const quote = rows[0].id;
    expect((await get(`/requests/${buyer}/files/${quote}`)).status).toBe(200);
    expect((await get(`/leads/${own}/files/${plan.id}`)).status).toBe(200);
    expect((await get(`/leads/${own}/files/${quote}`)).status).toBe(200);
    expect((await get(`/leads/${other}/files/${plan.id}`)).status).toBe(200);
    for (const path of [
      `/leads/${other}/files/${quote}`,
      `/requests/${own}/files/${plan.id}`,
      `/leads/${buyer}/files/${plan.id}`,
      `/requests/${'x'.repeat(43)}/files/${plan.id}`,
      `/requests/${buyer}/files/${plan.id + 1000}`,
      `/requests/${buyer}/files/abc`,
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test('section 2.93: one form asks several companies, of which any can be left out', async () => {
    const address = `/request?companies=${ids.join(',')}`;
    const { text: html } = await site.call('GET', `${address}&from=Houston&validOn=2031-05-08&certification=API+510`);
    expect(headOf(html)).toMatchObject({ robots: 'noindex,follow' });
    expect(elements(html, 'input').filter(({ name }) => name === 'companyIds')).toHaveLength(3);
    expect(inputValue(html, 'location')).toBe('Houston');
    expect(inputValue(html, 'validOn')).toBe('2031-05-08');
    expect(inputValue(html, 'certification')).toBe('API 510');
    const form = new URLSearchParams({ ...serviceRequest, submissionKey: inputValue(html, 'submissionKey') ?? '' });
    for (const id of [ids[2], ids[0]]) form.append('companyIds', String(id));
    const answer = await site.inject({
      method: 'POST',
      url: address,
      payload: String(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(303);
    expect((await recipients()).map((row) => row.company_name)).toEqual(['Caddo NDT', 'Gulf NDT']);
    expect((await storedMails(site.database)).length).toBe(3);
    const sent = textOf((await site.call('GET', String(answer.headers.location))).text);
    expect(sent).toContain('Your request has been sent to the companies.');
    expect(sent).toContain('See your request');
  });

  test('section 2.93: a request to nobody in particular is taken', async () => {
    const { text } = await site.call('GET', '/request?from=Houston');
    expect(textOf(text)).toContain('We pass it on to up to five companies that fit');
    const { status, location } = await postForm(site, '/request', serviceRequest);
    expect(status).toBe(303);
    expect(textOf((await site.call('GET', String(location))).text)).toContain('We look for companies that fit');
    expect(await recipients()).toEqual([]);
  });

  test('section 2.93: nobody left, somebody gone, one alone', async () => {
    const nobody = await postForm(site, `/request?companies=${ids[0]},${ids[1]}`, serviceRequest);
    expect(issuesOn(nobody.html)).toEqual({ companyIds: 'Please choose at least one company' });
    const gone = await site.call('GET', `/request?companies=${ids[0]},${ids[1]},999999`);
    expect(textOf(gone.text)).toContain('One company of your shortlist is not listed any more and is left out.');
    expect((await site.call('GET', '/request?companies=999998,999999')).status).toBe(404);
    expect((await site.call('GET', '/request?companies=x')).status).toBe(400);
    const alone = await site.call('GET', `/request?companies=${ids[0]}&validOn=2031-05-08`);
    expect(alone).toMatchObject({
      status: 301,
      headers: { location: `/company/${ids[0]}/request?validOn=2031-05-08` },
    });
  });
});
