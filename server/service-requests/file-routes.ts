import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { sendDownload } from '#server/certificates/send-document.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { requestFiles } from './request-files.ts';
import { findLink } from './request-links.ts';

const NO_FILE = 'There is no such file, or the link has ended.';

/** The files of a request, for those who hold a link to it (the buyer, or one company) and for admins. */
export function requestFileRoutes(mountPlain: MountPlain, { database: { pool }, now }: Context): void {
  const sides = { buyer: plainRoutes.requestFile, company: plainRoutes.leadFile } as const;
  for (const side of ['buyer', 'company'] as const) {
    mountPlain(sides[side], async (_query, reply, request) => {
      const { token, id } = request.params as { token: string; id: string };
      const link = await findLink(pool, token, side, now());
      const file = link && (await requestFiles.read(pool, link, parseId(id) ?? 0));
      if (file === undefined) throw new NotFoundError(NO_FILE);
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
      return sendDownload(reply, file);
    });
  }
  mountPlain(plainRoutes.adminRequestFile, async (_query, reply, request) => {
    const { id, fileId } = request.params as { id: string; fileId: string };
    const holder = { requestId: parseId(id) ?? 0, recipientId: null };
    const file = await requestFiles.read(pool, holder, parseId(fileId) ?? 0);
    if (file === undefined) throw new NotFoundError(NO_FILE);
    return sendDownload(reply, file);
  });
}
