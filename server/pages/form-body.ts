import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, MAX_REQUEST_FILES } from '#domain/service-requests/request-file.ts';
import { BusyError, TooLargeError } from '#server/errors.ts';
import type { SentFile } from '#server/service-requests/read-request-file.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 80;
/** All files of one form, and the fields around them. */
const MAX_FORM_BYTES = MAX_REQUEST_FILES * MAX_FILE_BYTES + MEGABYTE;
/** Of all forms that are being read or stored at once; the process has more to do. */
const MAX_BUFFERED_BYTES = 160 * MEGABYTE;

let buffered = 0;

/**
 * The fields of a form, with its files under `files` if it has sent any (docs/decisions/048-files-of-requests.md). Before the
 * first byte of a file is read, `admitFiles` gets the fields that stand before it, and throws for a sender who may send none.
 */
export async function readFormBody(
  request: FastifyRequest,
  reply: FastifyReply,
  admitFiles: (fields: Record<string, unknown>) => void,
): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
    throw new TooLargeError(
      `A form may have up to ${MAX_REQUEST_FILES} files of 10 MB. Please choose fewer or smaller ones.`,
    );
  }
  const held = { bytes: 0 };
  reply.raw.once('close', () => {
    buffered -= held.bytes;
  });
  const fields: Record<string, unknown> = {};
  const files: SentFile[] = [];
  // One byte more than is allowed, so that what is too large is seen; nothing beyond it is read into memory.
  const limits = {
    fileSize: MAX_FILE_BYTES + 1,
    files: MAX_REQUEST_FILES + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const known = fields[part.fieldname];
      fields[part.fieldname] = known === undefined ? part.value : [known, part.value].flat();
      continue;
    }
    const content = await readFile(part.file, held, () => admitFiles(fields));
    // A control without a choice sends an empty file without a name.
    if (part.filename || content.length > 0) files.push({ name: part.filename ?? '', content });
  }
  return files.length === 0 ? fields : { ...fields, files };
}

async function readFile(stream: AsyncIterable<Buffer>, held: { bytes: number }, admit: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (chunks.length === 0) admit();
    if (buffered + chunk.length > MAX_BUFFERED_BYTES) throw new BusyError('Too many files are being sent at once.');
    buffered += chunk.length;
    held.bytes += chunk.length;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
