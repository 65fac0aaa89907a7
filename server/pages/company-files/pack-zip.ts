import { zipSync } from 'fflate';
import { documentStore } from '#server/certificates/document-store.ts';
import type { Queryable } from '#server/db/database.ts';

export type ZipDocument = { id: number; name: string; size: number };
type Zip = { name: string; documents: readonly ZipDocument[]; makePdf: (names: string[]) => Promise<Buffer> };

/** Of the documents together. Those beyond it are on the profile. */
const MAX_BYTES = 40 * 1024 * 1024;

/** The PDF and the public documents in one file. Only what the document store gives to visitors gets in. */
export async function packZip(db: Queryable, { name, documents, makePdf }: Zip): Promise<Buffer> {
  const files = new Map<string, Uint8Array>();
  let room = MAX_BYTES;
  for (const { id, name: wanted, size } of documents) {
    if (size > room) continue;
    const document = await documentStore.read(db, id, 'visitor');
    if (document === undefined) continue;
    room -= document.content.length;
    files.set(freeName(files, wanted), document.content);
  }
  const pdf = await makePdf([...files.keys()]);
  // Documents and the PDF are compressed already.
  return Buffer.from(
    zipSync(
      {
        [`${name}.pdf`]: pdf,
        ...Object.fromEntries([...files].map(([file, content]) => [`documents/${file}`, content])),
      },
      { level: 0 },
    ),
  );
}

/** A name that is a name on every system, and that no other file has. */
function freeName(files: ReadonlyMap<string, unknown>, wanted: string): string {
  const name = wanted
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '-')
    .replace(/^[. ]+/, '')
    .slice(-120);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${number} ${name}`;
    if (!files.has(free)) return free;
  }
}
