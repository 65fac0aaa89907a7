import sharp from 'sharp';
import { MAX_DOCUMENT_BYTES } from '#domain/certificates/certificate-input.ts';
import { BadInputError } from '#server/errors.ts';
import { DOCUMENT_ENDINGS, type DocumentType, documentType, pdfProblem } from './document-type.ts';

/** More pixels than a page scanned at 600 dpi has are refused before they are unpacked. */
const MAX_PIXELS = 40_000_000;
const PREVIEW_PIXELS = 1_600;
const PREVIEW_SECONDS = 10;
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
  const contentType = documentType(content);
  if (contentType === undefined) throw refusal('Please choose a PDF, PNG or JPEG. This file is none of them.');
  if (!DOCUMENT_ENDINGS[contentType].test(name)) {
    throw refusal(`The name of the file does not end as that of a ${contentType.split('/')[1]?.toUpperCase()} does.`);
  }
  if (contentType === 'application/pdf') {
    const problem = pdfProblem(content);
    if (problem !== undefined) throw refusal(problem);
    return { contentType, preview: null };
  }
  return { contentType, preview: await makePreview(content) };
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
