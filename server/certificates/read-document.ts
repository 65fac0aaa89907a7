import sharp from 'sharp';
import { MAX_DOCUMENT_BYTES } from '#domain/certificates/certificate-input.ts';
import { BadInputError } from '#server/errors.ts';
import type { DocumentType } from './document-store.ts';

/** More pixels than a page scanned at 600 dpi has are refused before they are unpacked. */
const MAX_PIXELS = 40_000_000;
const PREVIEW_PIXELS = 1_600;
const PREVIEW_SECONDS = 10;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PDF = Buffer.from('%PDF-');
/** The end of a PDF stands in its last kilobyte. */
const PDF_END = Buffer.from('%%EOF');
const PDF_END_BYTES = 1_024;
/** What acts when a PDF is opened, or hides a second file in it. A name may be written with #-codes. */
const ACTIVE_PDF = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;
const ENDINGS: Record<DocumentType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
};

// Previews are rare: their memory is for the searches, and their threads, too.
sharp.cache(false);
sharp.concurrency(1);

export type ReadDocument = { contentType: DocumentType; preview: Buffer | null };

/**
 * Finds out what a file is by its content, whatever its name says, and makes the preview of an image again from its pixels.
 * Throws BadInputError for everything but a PDF, PNG or JPEG of up to 10 MB that can be read.
 */
export async function readDocument(name: string, content: Buffer): Promise<ReadDocument> {
  if (content.length > MAX_DOCUMENT_BYTES) throw refusal('A document may have up to 10 MB');
  const contentType = sniff(content);
  if (contentType === undefined) throw refusal('Please choose a PDF, PNG or JPEG. This file is none of them.');
  if (!ENDINGS[contentType].test(name)) {
    throw refusal(`The name of the file does not end as that of a ${contentType.split('/')[1]?.toUpperCase()} does.`);
  }
  if (contentType === 'application/pdf') {
    checkPdf(content);
    return { contentType, preview: null };
  }
  return { contentType, preview: await makePreview(content) };
}

function sniff(content: Buffer): DocumentType | undefined {
  const startsWith = (signature: Buffer) => content.subarray(0, signature.length).equals(signature);
  if (startsWith(PDF)) return 'application/pdf';
  if (startsWith(PNG)) return 'image/png';
  return startsWith(JPEG) ? 'image/jpeg' : undefined;
}

function checkPdf(content: Buffer): void {
  if (content.lastIndexOf(PDF_END) < Math.max(0, content.length - PDF_END_BYTES)) {
    throw refusal('This PDF is not complete. Please save it again.');
  }
  const text = content
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  if (ACTIVE_PDF.test(text)) {
    throw refusal('This PDF has scripts, forms or embedded files. Please print it into a new PDF and choose that one.');
  }
}

/** From the pixels alone: nothing else that the file holds is in the preview. */
async function makePreview(content: Buffer): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: PREVIEW_SECONDS })
      .rotate()
      .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw refusal('This image cannot be read, or has more than 40 million pixels.');
  }
}

function refusal(message: string): BadInputError {
  return new BadInputError(message, [{ path: 'content', message }]);
}
