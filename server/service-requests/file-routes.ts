import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { sendDownload } from '#server/certificates/send-document.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { requestFiles } from './request-files.ts';
import { findLink } from './request-links.ts';

/** The files of a request, for those who hold a link to it: of the buyer, or of one company. */
export function requestFileRoutes(mountPlain: MountPlain, { database: { pool }, now }: Context): void {
  const sides = { buyer: plainRoutes.requestFile, company: plainRoutes.leadFile } as const;
  for (const side of ['buyer', 'company'] as const) {
    mountPlain(sides[side], async (_query, reply, request) => {
      const { token, id } = request.params as { token: string; id: string };
      const link = await findLink(pool, token, side, now());
      const file = link && (await requestFiles.read(pool, link, parseId(id) ?? 0));
      if (file === undefined) throw new NotFoundError('There is no such file, or the link has ended.');
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
      return sendDownload(reply, file);
    });
  }
}
