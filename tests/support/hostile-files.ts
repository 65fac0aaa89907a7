import { crc32, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A PNG of 50,000 by 50,000 pixels in a few hundred kilobytes, which would need ten gigabytes of memory. */
export function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(20 * MEGABYTE));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A ZIP archive whose directory promises four gigabytes. */
export const ZIP_BOMB = Buffer.concat([
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.alloc(22, 0xff),
  deflateSync(Buffer.alloc(MEGABYTE)),
]);

/** Files that no form takes: what each is, its name, and its content. */
export const HOSTILE_FILES: [what: string, name: string, content: Buffer][] = [
  [
    'a PDF with a script',
    'scan.pdf',
    Buffer.from(PDF.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript >>')),
  ],
  ['an SVG', 'mark.svg', Buffer.from(SVG)],
  ['an SVG named as a PNG', 'mark.png', Buffer.from(SVG)],
  ['a page named as a PNG', 'photo.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a ZIP bomb', 'scan.pdf', ZIP_BOMB],
  ['11 MB', 'scan.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(11 * MEGABYTE)])],
];
