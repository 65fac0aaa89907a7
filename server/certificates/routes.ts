import type { FastifyRequest } from 'fastify';
import { api } from '#domain/api.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { documentStore } from './document-store.ts';
import { checkNumber, listPublicCertificates } from './queries.ts';
import { sendDocument, sendPreview } from './send-document.ts';

export function certificateRoutes(mount: Mount, mountPlain: MountPlain, context: Context): void {
  const { now } = context;
  const { pool } = context.database;
  mount(api.listCertificates, ({ params }) => listPublicCertificates(pool, parseId(params.id), now()));
  mount(api.checkCertificate, ({ query }) => checkNumber(pool, query.number, now()));
  mountPlain(plainRoutes.certificateDocument, async (_query, reply, request) =>
    sendDocument(reply, await documentStore.read(pool, idOf(request), 'visitor')),
  );
  mountPlain(plainRoutes.certificatePreview, async (_query, reply, request) =>
    sendPreview(reply, await documentStore.readPreview(pool, idOf(request), 'visitor')),
  );
}

function idOf(request: FastifyRequest): number | undefined {
  return parseId((request.params as { id: string }).id);
}
