export type DocumentType = 'application/pdf' | 'image/png' | 'image/jpeg';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PDF = Buffer.from('%PDF-');
/** The end of a PDF stands in its last kilobyte. */
const PDF_END = Buffer.from('%%EOF');
const PDF_END_BYTES = 1_024;
/** What acts when a PDF is opened, or hides a second file in it. A name may be written with #-codes. */
const ACTIVE_PDF = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;

export const DOCUMENT_ENDINGS: Record<DocumentType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
};

/** What a file is by its content, whatever its name says. */
export function documentType(content: Buffer): DocumentType | undefined {
  if (startsWith(content, PDF)) return 'application/pdf';
  if (startsWith(content, PNG)) return 'image/png';
  return startsWith(content, JPEG) ? 'image/jpeg' : undefined;
}

export function startsWith(content: Buffer, signature: Buffer): boolean {
  return content.subarray(0, signature.length).equals(signature);
}

/** Why a PDF is refused; undefined if it only shows something. */
export function pdfProblem(content: Buffer): string | undefined {
  if (content.lastIndexOf(PDF_END) < Math.max(0, content.length - PDF_END_BYTES)) {
    return 'This PDF is not complete. Please save it again.';
  }
  const text = content
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  if (ACTIVE_PDF.test(text)) {
    return 'This PDF has scripts, forms or embedded files. Please print it into a new PDF and choose that one.';
  }
  return undefined;
}
