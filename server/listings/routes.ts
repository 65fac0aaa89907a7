import type { FastifyReply } from 'fastify';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { documentStore } from '#server/certificates/document-store.ts';
import { sendDownload } from '#server/certificates/send-document.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { memberOf } from '#server/members/member-session.ts';
import { requestFiles } from '#server/service-requests/request-files.ts';
import { EXPORT_FILES, exportListing } from './export-listing.ts';
import { checkOwner } from './own-certificates.ts';
import { findOwnLead } from './queries.ts';

type Params = { id: string; part: string; file: string; document: string };
type Download = { name: string; contentType: string; content: Buffer };

/** What members download. Each route asks first whether the company is theirs. */
export function listingRoutes(mountPlain: MountPlain, context: Context): void {
  const { pool } = context.database;
  const mountDownload = (
    route: Parameters<MountPlain>[0],
    find: (companyId: number, params: Params) => Promise<Download | undefined>,
  ) =>
    mountPlain(route, async (_query, reply, request) => {
      const params = request.params as Params;
      const { companyId } = await memberOf(context, request, parseId(params.id));
      return send(reply, await find(companyId, params));
    });

  mountDownload(plainRoutes.exportListing, async (companyId, { file }) => {
    const name = EXPORT_FILES.find((known) => known === file);
    if (name === undefined) return undefined;
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/csv; charset=utf-8';
    return { name, contentType, content: Buffer.from(await exportListing(context, companyId, name)) };
  });
  mountDownload(plainRoutes.ownLeadFile, async (companyId, { part, file }) => {
    const lead = await findOwnLead(pool, companyId, parseId(part));
    return lead && requestFiles.read(pool, lead, parseId(file) ?? 0);
  });
  mountDownload(plainRoutes.ownDocument, async (companyId, { part, document }) => {
    const certificateId = await checkOwner(pool, companyId, parseId(part));
    return documentStore.readOf(pool, certificateId, parseId(document));
  });
}

function send(reply: FastifyReply, file: Download | undefined): FastifyReply {
  if (file === undefined) throw new NotFoundError('There is no such file.');
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  return sendDownload(reply, file);
}
