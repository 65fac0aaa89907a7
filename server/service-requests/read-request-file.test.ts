import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/service-requests/request-file.ts';
import { readRequestFile } from './read-request-file.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const DXF = '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), deflateSync(Buffer.alloc(1_000_000))]);

const read = (name: string, content: string | Buffer) => readRequestFile({ name, content: Buffer.from(content) });

test.each([
  ['scan.PDF', PDF, 'application/pdf'],
  ['photo.png', PNG, 'image/png'],
  ['photo.jpeg', JPEG, 'image/jpeg'],
  ['vessel.dwg', 'AC1032\0\0\0\0', 'image/vnd.dwg'],
  ['vessel.dxf', DXF, 'image/vnd.dxf'],
  ['vessel.dxf', `999\nfrom a drawing program\n${DXF}`, 'image/vnd.dxf'],
  ['vessel.dxf', 'AutoCAD Binary DXF\r\n\x1a\0rest', 'image/vnd.dxf'],
])('%s is accepted by its content', (name, content, contentType) => {
  expect(read(name, content)).toMatchObject({ name, contentType });
});

test.each([
  ['a page named as a picture', 'photo.png', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that can run scripts', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an archive named as a drawing', 'vessel.dwg', ZIP],
  ['a page that begins like a drawing', 'vessel.dxf', `${DXF}<script>alert(1)</script>`],
  ['a PDF named as a page', 'scan.html', PDF],
  ['a PDF with a script', 'scan.pdf', PDF.replace('/Catalog', '/Catalog /OpenAction << /S /J#61vaScript >>')],
  ['half a PDF', 'scan.pdf', '%PDF-1.7\n1 0 obj\n'],
  ['an empty file', 'scan.pdf', ''],
  ['a large file', 'scan.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(MAX_FILE_BYTES)])],
])('hardening: %s is refused with a sentence that names it', (_what, name, content) => {
  expect(read(name, content)).toEqual({ problem: expect.stringMatching(new RegExp(`^${name}: .+\\.$`)) });
});

test('a name loses its folders and keeps its ending', () => {
  expect(read('C:\\jobs\\2027\\vessel.dxf', DXF)).toMatchObject({ name: 'vessel.dxf' });
  expect(read(`${'x'.repeat(300)}.dxf`, DXF)).toMatchObject({ name: expect.stringMatching(/^x{246}\.dxf$/) });
  expect(read('ves\u202esel.dxf', DXF)).toHaveProperty('problem');
});
