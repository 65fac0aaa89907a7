import { beforeAll, expect, test } from 'vitest';
import { createFormToken } from '#server/spam/form-token.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postFiles } from '#tests/support/files.ts';
import { issuesOn } from '#tests/support/forms.ts';
import { HOSTILE_FILES, pixelBomb } from '#tests/support/hostile-files.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { sessionOf, signedInMember } from '#tests/support/member.ts';
import { serviceRequest } from '#tests/support/service-request.ts';

/** A form that takes files: where it is, what else it needs, and the field of the file. */
type Door = { url: string; fields: Record<string, string>; field: string; cookie?: string };

describeOnFastest('hostile files', (makeApp) => {
  let site: TestApp;
  const doors: Record<string, Door> = {};

  beforeAll(async () => {
    site = await makeApp();
    const [id = 0, unowned = 0] = await site.insert([
      company({ certifications: ['ISO/IEC 17020'] }),
      company({ name: 'Nobody Manages Ltd' }),
    ]);
    const { pool } = site.database;
    const { rows: certificates } = await pool.query<{ id: number }>('select id from certificates');
    const { rows: users } = await pool.query<{ id: number }>(
      `insert into users (email) values ('rita@elsewhere.example') returning id`,
    );
    const [{ cookie }, applicant] = [await signedInMember(site, id), await sessionOf(site, users[0]?.id ?? 0)];
    const { leads } = await sendRequest(site, [id]);
    const listing = `/manage/company/${id}`;
    const formToken = createFormToken(site.context.formSecret, new Date(Date.now() - 60_000));
    Object.assign(doors, {
      request: { url: `/company/${id}/request`, fields: { formToken, ...serviceRequest }, field: 'files' },
      quote: { url: `/leads/${leads[0]?.token}`, fields: quoteFields, field: 'files' },
      certificate: { url: `${listing}/certificates`, fields: { name: 'API 510' }, field: 'files', cookie },
      document: {
        url: `${listing}/certificates/${certificates[0]?.id}`,
        fields: { action: 'document' },
        field: 'files',
        cookie,
      },
      claim: {
        url: `/company/${unowned}/claim`,
        fields: { name: 'Rita Example', statement: 'I am the managing director of this company.' },
        field: 'files',
        cookie: applicant.cookie,
      },
      logo: { url: `${listing}/profile`, fields: { action: 'logo' }, field: 'logo', cookie },
    } satisfies Record<string, Door>);
  });

  const send = async (door: string, name: string, content: Buffer) => {
    const { url, fields, field, cookie } = doors[door] ?? { url: '', fields: {}, field: '' };
    const { status, html } = await postFiles(site, url, fields, { [field]: [name, content] }, cookie ? { cookie } : {});
    return { status, sentence: issuesOn(html)[field] };
  };
  const stored = async () => {
    const counts: number[] = [];
    for (const table of ['request_files', 'certificate_documents', 'claim_documents', 'company_logos'])
      counts.push((await site.database.pool.query(`select 1 from ${table}`)).rows.length);
    return counts;
  };

  test.each(HOSTILE_FILES)('hardening: %s is refused by every form, with a sentence', async (_what, name, content) => {
    for (const door of Object.keys(doors)) {
      const { status, sentence } = await send(door, name, content);
      expect([door, status]).toEqual([door, 400]);
      expect([door, sentence]).toEqual([door, expect.stringMatching(/\w+ .*\w/)]);
    }
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });

  test('hardening: an image that would fill the memory is refused wherever images are drawn', async () => {
    for (const door of ['certificate', 'document', 'claim', 'logo'])
      expect([door, (await send(door, 'scan.png', pixelBomb())).status]).toEqual([door, 400]);
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });
});
