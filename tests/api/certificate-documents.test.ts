import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { pixelBomb, ZIP_BOMB } from '#tests/support/hostile-files.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const MEGABYTE = 1024 * 1024;

describeOnEachDatabase('documents of certificates', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let companyId: number;
  let certificateId: number;
  let png: Buffer;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
    [companyId = 0] = await site.insert([company({ certifications: ['ISO/IEC 17020'] })]);
    const { rows } = await site.database.pool.query('select id from certificates');
    certificateId = rows[0].id;
    png = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#0b6b4b' } })
      .png()
      .withExif({ IFD0: { Copyright: 'a private remark' } })
      .toBuffer();
  });

  const upload = (name: string, content: Buffer, isPublic = true) =>
    admin.call<AdminCertificate & { message: string }>('POST', `/api/admin/certificates/${certificateId}/documents`, {
      name,
      content: content.toString('base64'),
      isPublic,
    });
  const publicDocuments = async () => {
    const path = `/api/companies/${companyId}/certificates`;
    return (await site.call<{ items: PublicCertificate[] }>('GET', path)).body.items.flatMap(
      ({ documents }) => documents,
    );
  };
  const fetchFile = (url: string) => site.inject({ method: 'GET', url });

  test.each([
    [
      'a script in it',
      'scan.pdf',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript >>')),
      'scripts',
    ],
    [
      'a script with a coded name',
      'scan.pdf',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /S /J#61vaScript')),
      'scripts',
    ],
    ['a program to start', 'scan.pdf', Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /Launch')), 'scripts'],
    ['no end', 'scan.pdf', PDF.subarray(0, 30), 'not complete'],
    [
      'SVG',
      'mark.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'none of them',
    ],
    ['SVG as PNG', 'mark.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'none of them'],
    ['HTML as PNG', 'scan.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'none of them'],
    ['a PDF as PNG', 'scan.png', PDF, 'does not end'],
    [
      'a PNG that is cut off',
      'scan.png',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'cannot be read',
    ],
    ['a pixel bomb', 'scan.png', pixelBomb(), 'cannot be read'],
    ['a ZIP bomb', 'scan.pdf', ZIP_BOMB, 'none of them'],
    ['nothing', 'scan.pdf', Buffer.alloc(0), 'empty'],
  ])('hardening: a file with %s is refused', async (_what, name, content, reason) => {
    const { status, body } = await upload(name, content);
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining(reason) });
    expect(await publicDocuments()).toEqual([]);
  });

  test('hardening: 11 MB are refused', async () => {
    const { status } = await upload('scan.pdf', Buffer.concat([PDF, Buffer.alloc(11 * MEGABYTE)]));
    expect(status).toBe(413);
  });

  test('hardening: an image is downloaded as it is, and shown only as we have drawn it', async () => {
    expect(await upload('scan "1".png', png)).toMatchObject({ status: 201 });
    const [document] = await publicDocuments();
    const file = await fetchFile(document?.url ?? '');
    expect(file.rawPayload).toEqual(png);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="scan _1_.png"; filename*=UTF-8''scan%20%221%22.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const preview = await fetchFile(document?.previewUrl ?? '');
    expect(preview.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
    expect(preview.rawPayload.includes('private remark')).toBe(false);
  });

  test('decision 30: only what is published is public, and nothing of a company that is not approved', async () => {
    const { body } = await upload('scan.pdf', PDF, false);
    const hidden = body.documents.find(({ name }) => name === 'scan.pdf');
    const address = `/api/certificates/documents/${hidden?.id}`;
    const setApproved = (approved: boolean) =>
      site.database.pool.query('update companies set approved = $1', [approved]);
    expect((await fetchFile(address)).statusCode).toBe(404);
    await admin.call('PATCH', `/api/admin/documents/${hidden?.id}`, { isPublic: true });
    expect((await fetchFile(address)).statusCode).toBe(200);
    await setApproved(false);
    expect((await fetchFile(address)).statusCode).toBe(404);
    expect((await site.call('GET', `/api/admin/documents/${hidden?.id}`)).status).toBe(401);
    expect((await admin.call('GET', `/api/admin/documents/${hidden?.id}`)).status).toBe(200);
    await setApproved(true);
    expect((await admin.call('DELETE', `/api/admin/documents/${hidden?.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/api/admin/documents/${hidden?.id}`)).status).toBe(404);
    expect((await fetchFile(address)).statusCode).toBe(404);
  });
});
