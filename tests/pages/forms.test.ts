import { beforeAll, beforeEach, expect, test } from 'vitest';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, issuesOn, postForm, registration, storedMessages } from '#tests/support/forms.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';
import { storedMails } from '#tests/support/service-request.ts';

const SITE = 'https://directory.example';
const START = Date.parse('2031-03-05T10:00:00Z');

describeOnEachDatabase('pages with forms, without scripts', (makeApp) => {
  let site: TestApp;
  let time = START;

  beforeAll(async () => {
    site = await makeApp({
      env: { PUBLIC_URL: SITE, SITE_NAME: 'Probe Finder', ADMIN_EMAIL: 'admin@directory.example' },
      now: () => new Date(time),
    });
  });
  beforeEach(async () => {
    time = START;
    for (const table of ['contact_messages', 'companies', 'outbox'])
      await site.database.pool.query(`delete from ${table}`);
  });

  const get = async (path: string) => {
    const { status, text: html, headers } = await site.call('GET', path);
    return { status, html, headers, text: textOf(html) };
  };
  const inputs = (html: string) => [
    ...elements(html, 'input'),
    ...elements(html, 'textarea'),
    ...elements(html, 'select'),
  ];
  const tokenOn = (html: string) => elements(html, 'input').find(({ name }) => name === 'formToken')?.value ?? '';

  test.each([
    ['/about', 'About'],
    ['/register', 'List Your Company'],
    ['/pricing', 'Get Verified'],
  ])('section 2: %s has metadata of its own', async (path, crumb) => {
    const { status, html, headers } = await get(path);
    expect(status).toBe(200);
    // The form contains the time at which it was shown.
    expect(headers['cache-control']).toBe('no-store');
    const head = headOf(html);
    expect(head).toMatchObject({ canonical: SITE + path, robots: 'index,follow' });
    for (const name of ['title', 'description', 'keywords', 'og:title']) expect(head[name]).toMatch(/\w{4}/);
    expect(structuredData(html).map((data) => data['@type'])).toEqual(['Organization', 'BreadcrumbList']);
    expect(JSON.stringify(structuredData(html)[1])).toContain(crumb);
  });

  test('section 2: no two pages share a title or a description', async () => {
    const heads = await Promise.all(
      ['/', '/about', '/register', '/pricing'].map(async (path) => headOf((await get(path)).html)),
    );
    for (const name of ['title', 'description'] as const)
      expect(new Set(heads.map((head) => head[name])).size).toBe(heads.length);
  });

  test('section 2: the About page has all its sections', async () => {
    const { text, html } = await get('/about');
    for (const words of [
      'mission',
      '500+',
      '50+',
      '24/7',
      '100%',
      'Verified Companies',
      'Global Network',
      'Expert Matching',
      '24/7 Availability',
      'Documentation review',
      'Background verification',
      'Ongoing monitoring',
      'ASME',
      'ISO 17025',
      'API',
      'NACE',
      'ACCP',
      'Level III',
      ...INDUSTRIES.slice(0, 8).map(({ name }) => name),
      'Get in Touch',
    ])
      expect(text).toContain(words);
    expect(html).toContain('id="contact"');
    const links = elements(html, 'a').map(({ href }) => href);
    for (const href of ['/', '/register', '/about#contact']) expect(links).toContain(href);
  });

  test('section 3: the contact form is empty at first and has all fields', async () => {
    const { html } = await get('/about');
    for (const name of Object.keys(contactMessage)) {
      expect(inputs(html).find((input) => input.name === name)?.value ?? '').toBe('');
    }
    expect(elements(html, 'option').map(({ value }) => value)).toEqual([
      '',
      'general',
      'find-inspector',
      'list-company',
      'verification',
      'technical',
      'partnership',
    ]);
  });

  test('section 8: a contact message without scripts is stored, mailed and confirmed', async () => {
    const formToken = tokenOn((await get('/about')).html);
    time += 60_000;
    const { status, location } = await postForm(site, '/about', { ...contactMessage, formToken, fax: '' });
    expect({ status, location }).toEqual({
      status: 303,
      location: expect.stringMatching(/^\/about\?sent=.+#contact$/),
    });
    expect(await storedMessages(site.database)).toMatchObject([{ subject: contactMessage.subject, held_reason: null }]);
    expect(await storedMails(site.database)).toHaveLength(2);
    const { text } = await get(String(location));
    expect(text).toContain('Message sent successfully!');
    expect(text).toContain("We'll get back to you within 24 hours.");
  });

  test('section 5: invalid contact fields show their errors, and the form keeps its text', async () => {
    const subject = 'A "quoted" <subject>';
    const formToken = tokenOn((await get('/about')).html);
    const { status, html } = await postForm(site, '/about', {
      subject,
      email: 'nobody',
      inquiryType: 'technical',
      formToken,
    });
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({
      name: 'Name is required',
      email: 'Valid email is required',
      company: 'Company name is required',
      message: 'Please provide a detailed message',
    });
    expect(inputs(html)).toContainEqual(
      expect.objectContaining({ name: 'subject', value: subject, 'aria-invalid': 'false' }),
    );
    expect(inputs(html)).toContainEqual(
      expect.objectContaining({ name: 'email', value: 'nobody', 'aria-invalid': 'true' }),
    );
    expect(elements(html, 'option')).toContainEqual(expect.objectContaining({ value: 'technical', selected: '' }));
    // Correcting one word takes little time, which does not count as spam.
    expect(tokenOn(html)).toBe(formToken);
  });

  test('section 2: the registration has its fields, and explains the format of lists', async () => {
    const { html, text } = await get('/register');
    expect(text).toContain('Register Your Inspection Company');
    expect(text).toContain('Separate them with a vertical bar');
    for (const name of Object.keys(registration)) expect(inputs(html).map((input) => input.name)).toContain(name);
    const required = inputs(html).flatMap((input) => (input['aria-required'] === 'true' ? [input.name] : []));
    expect(required.sort()).toEqual(['description', 'email', 'location', 'name', 'phone', 'serviceArea']);
    for (const option of ['1-10', '11-50', '51-100', '100+', 'Australia & New Zealand']) expect(text).toContain(option);
  });

  test('section 8: a registration without scripts is stored and confirmed', async () => {
    const { specializations, certifications, industries, equipmentTypes, yearEstablished, ...rest } = registration;
    const lists = { specializations, certifications, industries, equipmentTypes };
    const texts = Object.fromEntries(
      Object.entries(lists).map(([name, items]) => [name, ` ${items.join('|')} | |${items[0]}`]),
    );
    const { status, location } = await postForm(site, '/register', {
      ...rest,
      ...texts,
      yearEstablished: String(yearEstablished),
    });
    expect({ status, location }).toEqual({ status: 303, location: expect.stringMatching(/^\/register\?sent=./) });
    const { rows } = await site.database.pool.query('select * from companies');
    expect(rows).toMatchObject([
      {
        name: registration.name,
        ...{ specializations, equipment_types: equipmentTypes },
        approved: false,
        year_established: 1994,
      },
    ]);
    const { text, html } = await get(String(location));
    expect(text).toContain('Company Registered Successfully');
    expect(text).toContain("Your company has been submitted for review. You'll receive an email once it's approved.");
    expect(headOf(html).robots).toBe('noindex,follow');
    const unsigned = await get('/register?sent');
    expect(unsigned.text).not.toContain('Company Registered Successfully');
    expect(unsigned.text).toContain('Submit Registration');
    expect(headOf(unsigned.html).robots).toBe('index,follow');
  });

  test('section 5: invalid registration fields show their errors, and the form keeps its text', async () => {
    const { status, html } = await postForm(site, '/register', {
      name: 'Gulf NDT',
      website: 'gulf',
      yearEstablished: '1700',
      specializations: 'UT | RT',
      serviceArea: 'Africa',
    });
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({
      location: 'Location is required',
      description: 'Description is required',
      phone: 'Phone number is required',
      email: 'Valid email is required',
      website: 'Please enter a valid website URL',
      yearEstablished: 'Please enter a valid year',
    });
    expect(inputs(html)).toContainEqual(expect.objectContaining({ name: 'name', value: 'Gulf NDT' }));
    expect(html).toContain('>UT | RT</textarea>');
    expect(html).toContain('<option selected="">Africa</option>');
    expect(html).not.toContain('data-draft');
  });

  test('section 5: a year in the future is reported like other errors', async () => {
    const { specializations: _s, certifications: _c, industries: _i, equipmentTypes: _e, ...rest } = registration;
    const { status, html } = await postForm(site, '/register', { ...rest, yearEstablished: '3000' });
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({ yearEstablished: 'Year cannot be in the future' });
  });

  test('section 9: the offer has both prices, the saving and the note', async () => {
    const { text, html } = await get('/pricing');
    for (const words of [
      '$9 per month',
      '$99 per year',
      'Save $9 annually',
      'Why Get Verified',
      'Start Verification Process',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('No setup fees • Cancel anytime • 30-day money-back guarantee');
    const plans = elements(html, 'input').filter(({ name }) => name === 'plan');
    expect(plans.map(({ value, checked }) => [value, checked !== undefined])).toEqual([
      ['monthly', false],
      ['annual', true],
    ]);
    for (const { form } of plans) expect(elements(html, 'form').map(({ id }) => id)).toContain(form);
    expect(elements(html, 'a')).toContainEqual(expect.objectContaining({ href: '#request' }));
    expect(html).toContain('id="request"');
  });

  test('section 8: a verification request without scripts becomes a contact message', async () => {
    const fields = {
      company: 'Gulf NDT',
      name: 'Ada',
      email: 'ada@gulf.example',
      phone: '+1 713',
      message: 'Please begin with API 510.',
      plan: 'monthly',
    };
    const { status, location } = await postForm(site, '/pricing', fields);
    expect({ status, location }).toEqual({
      status: 303,
      location: expect.stringMatching(/^\/pricing\?sent=.+&plan=monthly#request$/),
    });
    const [stored] = await storedMessages(site.database);
    expect(stored).toMatchObject({
      subject: 'Company Verification Request',
      inquiry_type: 'verification',
      company: 'Gulf NDT',
      name: 'Ada',
    });
    for (const field of [
      'Gulf NDT',
      'Ada',
      'ada@gulf.example',
      '+1 713',
      'Monthly, $9 per month',
      'Please begin with API 510.',
    ]) {
      expect(stored?.message).toContain(field);
    }
    expect((await get(String(location))).text).toContain(
      "Thank you! Your verification request has been submitted. We'll contact you within 24 hours.",
    );
    const { html: after } = await get(String(location));
    expect(elements(after, 'input').find(({ id }) => id === 'plan-monthly')).toHaveProperty('checked');
  });

  test('decision 15: without scripts, listed companies are offered before a registration is stored', async () => {
    await site.insert([company({ name: 'Same Again Ltd', email: 'x@other.example', phone: '', website: null })]);
    const fields = {
      name: 'Same again LTD',
      email: 'office@again.example',
      phone: '+44 113 555 0100',
      location: 'Leeds, United Kingdom',
      serviceArea: 'Europe',
      moreServiceAreas: 'Africa',
      description: 'Examines boilers.',
    };
    const first = await postForm(site, '/register', fields);
    expect(first.status).toBe(400);
    expect(issuesOn(first.html)).toEqual({ isNew: 'Please confirm that your company is none of these' });
    expect(textOf(first.html)).toContain('Same Again Ltd , Aberdeen, Scotland, United Kingdom same name');
    expect(elements(first.html, 'input').find(({ value }) => value === 'Africa')).toHaveProperty('checked');
    const second = await postForm(site, '/register', { ...fields, isNew: 'on' });
    expect(second.status).toBe(303);
  });

  test('section 5: only phone and additional information are optional', async () => {
    const { status, html } = await postForm(site, '/pricing', { plan: 'monthly', phone: '1' });
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({
      company: 'Company name is required',
      name: 'Name is required',
      email: 'Valid email is required',
    });
    expect(elements(html, 'input').find(({ id }) => id === 'plan-monthly')).toHaveProperty('checked');
    expect((await postForm(site, '/pricing', { company: 'A', name: 'B', email: 'c@d.example' })).status).toBe(303);
    expect((await storedMessages(site.database))[0]?.message).toContain('Annual, $99 per year');
  });

  test('hardening: forms from other sites are refused', async () => {
    for (const path of ['/about', '/register', '/pricing']) {
      const { status } = await postForm(site, path, contactMessage, { origin: 'https://evil.example' });
      expect(status).toBe(403);
    }
    expect(await storedMessages(site.database)).toEqual([]);
  });
});
