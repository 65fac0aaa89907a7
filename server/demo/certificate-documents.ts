import sharp from 'sharp';
import { documentStore } from '#server/certificates/document-store.ts';
import { readDocument } from '#server/certificates/read-document.ts';
import type { Queryable } from '#server/db/database.ts';

const FORMATS = ['png', 'jpeg'] as const;

/** Draws documents for two checked certificates of the demonstration: no paper of an issuer, and they say so. */
export async function addDemoDocuments(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; number: string; company: string }>(
    `select r.id, r.name, r.number, c.name as company from certificates r join companies c on c.id = r.company_id
     where c.source = 'demo' and c.approved and r.state = 'checked' and not r.expiry_recorded and r.number is not null
       and r.holder_kind = 'company'
     order by r.id limit $1`,
    [FORMATS.length],
  );
  // What draws takes a while to load, and most starts have nothing to draw.
  const { drawSocialImage } = await import('#server/pages/social-image.ts');
  for (const [index, format] of FORMATS.entries()) {
    const certificate = rows[index];
    if (certificate === undefined) return;
    const image = await drawSocialImage({
      siteName: 'Specimen',
      host: 'fictional, not a certificate',
      title: `${certificate.name}, ${certificate.number}`,
      lines: [`Drawn for the demonstration company ${certificate.company}.`],
      marks: [],
      badge: null,
    });
    const name = `specimen-${certificate.id}.${format}`;
    const content = format === 'png' ? image : await sharp(image).jpeg().toBuffer();
    const document = await readDocument(name, content);
    await documentStore.add(client, { certificateId: certificate.id, name, content, isPublic: true, ...document });
  }
}
