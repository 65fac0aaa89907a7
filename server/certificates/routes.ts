import { api } from '#domain/api.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { documentStore } from './document-store.ts';
import { reportDoubt } from './doubts.ts';
import { checkNumber, listPublicCertificates } from './queries.ts';
import { documentId, sendDocument, sendPreview } from './send-document.ts';

export function certificateRoutes(mount: Mount, mountPlain: MountPlain, context: Context): void {
  const { now } = context;
  const { pool, reads } = context.database;
  mount(api.listCertificates, ({ params }) => listPublicCertificates(reads, parseId(params.id), now()));
  mount(api.checkCertificate, ({ query }) => checkNumber(reads, query.number, now()));
  mount(api.reportDoubt, async ({ params, body }) => {
    await reportDoubt(context, parseId(params.id), body);
    return { message: 'Thank you. We will look into it.' };
  });
  mountPlain(plainRoutes.certificateDocument, async (_query, reply, request) =>
    sendDocument(reply, await documentStore.read(pool, documentId(request), 'visitor')),
  );
  mountPlain(plainRoutes.certificatePreview, async (_query, reply, request) =>
    sendPreview(reply, await documentStore.readPreview(pool, documentId(request), 'visitor')),
  );
}
