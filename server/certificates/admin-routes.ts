import { api } from '#domain/api.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { getAdminCertificate, listCertificateQueue } from './admin-queries.ts';
import { checkCertificate, keepClaim, refuseCertificate, withdrawCertificate } from './decide-certificates.ts';
import { addDocument, removeDocument, setDocumentAccess } from './document-commands.ts';
import { documentStore } from './document-store.ts';
import { resolveDoubt } from './doubts.ts';
import { addCertificate, editCertificate } from './edit-certificates.ts';
import { documentId, sendDocument, sendPreview } from './send-document.ts';

export function adminCertificateRoutes(mount: Mount, mountPlain: MountPlain, context: Context): void {
  const { now } = context;
  const { pool } = context.database;
  const read = (id: number | undefined) => getAdminCertificate(pool, id, now());
  mount(api.listAdminCertificates, ({ query }) => listCertificateQueue(context.database.adminPool, query, now()));
  mount(api.getAdminCertificate, ({ params }) => read(parseId(params.id)));
  mount(api.addCertificate, async ({ params, body }, request) =>
    read(await addCertificate(context, parseId(params.id), body, adminOf(request))),
  );
  mount(api.editCertificate, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await editCertificate(context, id, body, adminOf(request));
    return read(id);
  });
  mount(api.checkCertificateRecord, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await checkCertificate(context, id, body, adminOf(request));
    return read(id);
  });
  mount(api.keepCertificateClaim, async ({ params }, request) => {
    const id = parseId(params.id);
    await keepClaim(context, id, adminOf(request));
    return read(id);
  });
  mount(api.refuseCertificate, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await refuseCertificate(context, id, body.reason, adminOf(request));
    return read(id);
  });
  mount(api.withdrawCertificate, async ({ params, body }, request) => {
    const id = parseId(params.id);
    await withdrawCertificate(context, id, body.reason, adminOf(request));
    return read(id);
  });
  mount(api.addCertificateDocument, async ({ params, body }, request) => {
    const id = parseId(params.id);
    const content = Buffer.from(body.content, 'base64');
    await addDocument(context, id, { ...body, content }, adminOf(request));
    return read(id);
  });
  mount(api.setDocumentAccess, async ({ params, body }, request) =>
    read(await setDocumentAccess(context, parseId(params.id), body.isPublic, adminOf(request))),
  );
  mount(api.removeCertificateDocument, async ({ params }, request) =>
    read(await removeDocument(context, parseId(params.id), adminOf(request))),
  );
  mount(api.resolveDoubt, async ({ params }, request) => {
    await resolveDoubt(context, parseId(params.id), adminOf(request));
    return { message: 'Resolved.' };
  });
  mountPlain(plainRoutes.adminDocument, async (_query, reply, request) =>
    sendDocument(reply, await documentStore.read(pool, documentId(request), 'admin')),
  );
  mountPlain(plainRoutes.adminPreview, async (_query, reply, request) =>
    sendPreview(reply, await documentStore.readPreview(pool, documentId(request), 'admin')),
  );
}
