import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseId } from '#domain/validation.ts';
import { NotFoundError } from '#server/errors.ts';

/** Whatever a browser makes of the content, it runs nothing and loads nothing. */
const NO_CONTENT_POLICY = "default-src 'none'; sandbox";
const NO_DOCUMENT = 'There is no such document, or its company does not publish it.';

type StoredFile = { name: string; contentType: string; content: Buffer };

/** The id in the path of a document. */
export function documentId(request: FastifyRequest): number | undefined {
  return parseId((request.params as { id: string }).id);
}

/** Sends a document as a download only. Throws NotFoundError. */
export function sendDocument(reply: FastifyReply, document: StoredFile | undefined): FastifyReply {
  if (document === undefined) throw new NotFoundError(NO_DOCUMENT);
  return sendDownload(reply, document);
}

/** Sends what strangers have made: stored by the browser, never opened in a page. */
export function sendDownload(reply: FastifyReply, { name, contentType, content }: StoredFile): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', NO_CONTENT_POLICY)
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** Sends the image that we have made from a document. Throws NotFoundError. */
export function sendPreview(reply: FastifyReply, preview: Buffer | undefined): FastifyReply {
  if (preview === undefined) throw new NotFoundError(NO_DOCUMENT);
  return reply
    .header('content-type', 'image/webp')
    .header('content-disposition', 'inline')
    .header('content-security-policy', NO_CONTENT_POLICY)
    .header('cache-control', 'private, no-store')
    .send(preview);
}

/** A name in any script, with a plain one for old clients (RFC 6266). */
function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
