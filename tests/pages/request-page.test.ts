import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';
import { clearRequests, serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const SITE = 'https://directory.example';
const START = Date.parse('2031-03-05T10:00:00Z');

describeOnEachDatabase('request page without scripts', (makeApp) => {
  let site: TestApp;
  let id = 0;
  let waiting = 0;
  let time = START;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE }, now: () => new Date(time) });
    [id = 0, waiting = 0] = await site.insert([
      company({ name: 'Gulf NDT', equipmentTypes: ['Flare tip'] }),
      company({ approved: false }),
    ]);
  });
  beforeEach(async () => {
    time = START;
    await clearRequests(site.database);
  });

  const post = async (
    fields: Record<string, string>,
    options: { path?: string; headers?: Record<string, string> } = {},
  ) => {
    const answer = await site.inject({
      method: 'POST',
      url: options.path ?? `/company/${id}/request`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    });
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, text: textOf(answer.body) };
  };
  const formToken = (html: string) => elements(html, 'input').find(({ name }) => name === 'formToken')?.value ?? '';

  test('decision 14: the form names the company and is not indexed', async () => {
    const { status, text: html, headers } = await site.call('GET', `/company/${id}/request`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(textOf(html)).toContain('Gulf NDT');
    expect(headOf(html)).toMatchObject({ robots: 'noindex,follow', canonical: undefined });
    expect(elements(html, 'form')).toContainEqual(
      expect.objectContaining({ method: 'post', action: `/company/${id}/request` }),
    );
    const fields = [...elements(html, 'input'), ...elements(html, 'textarea')].map(({ name }) => name);
    for (const name of [...Object.keys(serviceRequest), 'fax', 'formToken']) expect(fields).toContain(name);
    expect(elements(html, 'input').flatMap(({ name, value }) => (name === 'urgency' ? [value] : []))).toEqual([
      'Low',
      'Medium',
      'High',
      'Emergency',
    ]);
    expect(elements(html, 'option').map(({ value }) => value)).toContain('Flare tip');
  });

  test('decision 14: a completed form is stored, mailed, and confirmed on a page of its own', async () => {
    const token = formToken((await site.call('GET', `/company/${id}/request`)).text);
    time += 60_000;
    const { status, headers } = await post({ ...serviceRequest, formToken: token, fax: '' });
    expect({ status, location: headers.location }).toMatchObject({
      status: 303,
      location: expect.stringContaining(`/company/${id}/request?sent=`),
    });
    expect(await storedRequests(site.database)).toMatchObject([
      { company_id: id, customer_name: 'Ada Buyer', urgency: 'High', held_reason: null },
    ]);
    expect(await storedMails(site.database)).toHaveLength(2);
    const sent = await site.call('GET', String(headers.location));
    expect(sent.status).toBe(200);
    expect(textOf(sent.text)).toContain('Service Request Submitted');
    expect(textOf(sent.text)).toContain('Your request has been sent to the company. They will contact you soon.');
  });

  test('decision 25: the confirmation is shown only to the sender, and not forever', async () => {
    const isConfirmed = async (address: string) =>
      textOf((await site.call('GET', address)).text).includes('Service Request Submitted');
    const [other = 0] = await site.insert([company()]);
    const sent = String((await post(serviceRequest)).headers.location);
    const [, mark = ''] = sent.split('=');
    const token = formToken((await site.call('GET', `/company/${id}/request`)).text);
    expect(await isConfirmed(sent)).toBe(true);
    for (const query of ['sent', 'sent=', `sent=${mark}x`, `sent=${token}`])
      expect(await isConfirmed(`/company/${id}/request?${query}`)).toBe(false);
    expect(await isConfirmed(`/company/${other}/request?sent=${mark}`)).toBe(false);
    time += 3_600_000;
    expect(await isConfirmed(sent)).toBe(false);
  });

  test('section 5: an empty form is a 400 with each error beside its field', async () => {
    const { status, text, html, headers } = await post({});
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    for (const sentence of [
      'Name is required',
      'Valid email is required',
      'Equipment type is required',
      'Please provide a detailed description',
      'Please select urgency level',
      'Location is required',
    ]) {
      expect(text).toContain(sentence);
    }
    const invalid = [...elements(html, 'input'), ...elements(html, 'textarea')].filter(
      (field) => field['aria-invalid'] === 'true',
    );
    expect(invalid.map(({ name }) => name).sort()).toEqual([
      'customerEmail',
      'customerName',
      'equipmentType',
      'location',
      'serviceDescription',
    ]);
    expect(await storedRequests(site.database)).toEqual([]);
    expect(text).toContain('Not sent. Please correct these 6 fields:');
    expect(headOf(html).title).toBe('Error: Request a quote from Gulf NDT | Inspectory');
    expect(elements(html, 'input').find((field) => 'autofocus' in field)?.name).toBe('customerName');
  });

  test('section 5: the form keeps its text', async () => {
    const unsafe = { customerName: '<b>"Ada"</b> & Söhne', serviceDescription: '</textarea>x' };
    const typed = { ...unsafe, location: 'Houston', urgency: 'Medium' };
    const { status, html } = await post(typed);
    expect(status).toBe(400);
    const inputs = elements(html, 'input');
    expect(inputs.find(({ name }) => name === 'customerName')?.value).toBe(typed.customerName);
    expect(inputs.find(({ name }) => name === 'location')?.value).toBe('Houston');
    expect(inputs.filter((input) => 'checked' in input)).toMatchObject([{ name: 'urgency', value: 'Medium' }]);
    expect(html).toMatch(/<textarea[^>]*>&lt;\/textarea&gt;x<\/textarea>/);
    expect(html).not.toContain('<b>"Ada"');
  });

  test('decision 14: the company is that of the URL, not that of the form', async () => {
    expect((await post({ ...serviceRequest, companyId: '999' })).status).toBe(303);
    expect(await storedRequests(site.database)).toMatchObject([{ company_id: id }]);
  });

  test('decision 16: a repeated field is rejected', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: `/company/${id}/request`,
      payload: `${new URLSearchParams(serviceRequest)}&customerName=Second`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(400);
    expect(textOf(answer.body)).toContain('Name is required');
  });

  test('decision 20: a form from another site is refused', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect((await post(serviceRequest, { headers })).status).toBe(403);
    }
    expect(await storedRequests(site.database)).toEqual([]);
    expect((await post(serviceRequest, { headers: { origin: SITE, 'sec-fetch-site': 'same-origin' } })).status).toBe(
      303,
    );
  });

  test('decision 32: spam is quarantined, and gets the same response', async () => {
    expect(await post({ ...serviceRequest, fax: '1' })).toMatchObject({ status: 303 });
    expect(await storedRequests(site.database)).toMatchObject([{ held_reason: 'a hidden field was filled in' }]);
    expect(await storedMails(site.database)).toMatchObject([{ recipient: serviceRequest.customerEmail }]);
  });

  test('decision 2: a company that is not public has no form', async () => {
    for (const path of [
      `/company/${waiting}/request`,
      '/company/99999/request',
      '/company/0/request',
      '/company/abc/request',
    ]) {
      expect(textOf((await site.call('GET', path)).text)).toContain('Company Not Found');
      expect((await site.call('GET', path)).status).toBe(404);
      expect((await post(serviceRequest, { path })).status).toBe(404);
    }
    expect(await storedRequests(site.database)).toEqual([]);
  });

  test('hardening: a form of more than 64 KiB is a 413, one of another type a 415', async () => {
    expect((await post({ ...serviceRequest, serviceDescription: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const answer = await site.inject({
      method: 'POST',
      url: `/company/${id}/request`,
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(415);
  });
});
