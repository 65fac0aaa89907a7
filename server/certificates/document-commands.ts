import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { changeCertificate } from './change-certificate.ts';
import { documentStore } from './document-store.ts';
import { readDocument } from './read-document.ts';

/** Adds a document to a certificate. Throws BadInputError, NotFoundError, ConflictError. */
export async function addDocument(
  context: Context,
  certificateId: number | undefined,
  { name, content, isPublic }: { name: string; content: Buffer; isPublic: boolean },
  actor: AuditActor,
): Promise<void> {
  const { contentType, preview } = await readDocument(name, content);
  await changeCertificate(context, certificateId, {
    actor,
    rule: 'addDocument',
    action: 'certificate.add-document',
    values: () => ({}),
    followUp: async (client, record) => {
      await documentStore.add(client, { certificateId: record.id, name, contentType, content, preview, isPublic });
    },
  });
}

/**
 * Publishes a document or keeps it for the check. Returns the id of its certificate. Throws NotFoundError; ConflictError for one
 * that its company has removed.
 */
export function setDocumentAccess(
  context: Context,
  id: number | undefined,
  isPublic: boolean,
  actor: AuditActor,
): Promise<number> {
  return changeDocument(
    context,
    id,
    { actor, action: 'certificate.set-document-access', after: { isPublic } },
    (client, found) => {
      if (found.isRemoved) throw new ConflictError('The company has removed this document. It stays for admins only.');
      return documentStore.setAccess(client, found.id, isPublic);
    },
  );
}

/** Returns the id of the certificate of the removed document. Throws NotFoundError. */
export function removeDocument(context: Context, id: number | undefined, actor: AuditActor): Promise<number> {
  return changeDocument(context, id, { actor, action: 'certificate.remove-document' }, (client, found) =>
    documentStore.remove(client, found.id),
  );
}

/** Removes a document of a certificate for its company. What a check has seen stays for admins. Throws NotFoundError. */
export async function removeOwnDocument(
  context: Context,
  certificateId: number,
  id: number | undefined,
  actor: AuditActor,
): Promise<void> {
  await changeDocument(context, id, { actor, action: 'certificate.remove-document' }, async (client, found) => {
    if (found.certificateId !== certificateId || found.isRemoved) throw noSuchDocument();
    await documentStore.removeUnlessSeen(client, found.id, context.now());
  });
}

type Found = {
  id: number;
  certificateId: number;
  companyId: number;
  /** Of the certificate and its company. */
  name: string;
  document: string;
  isRemoved: boolean;
};

async function changeDocument(
  context: Context,
  id: number | undefined,
  audit: { actor: AuditActor; action: AuditAction; after?: object },
  change: (client: Queryable, found: Found) => Promise<void>,
): Promise<number> {
  let certificateId = 0;
  await changeCompanies(context, async (client) => {
    const { rows } = await client.query<Found>(
      `select d.id, r.id as "certificateId", r.company_id as "companyId", r.name || ', ' || c.name as name, d.name as document,
         d.removed_at is not null as "isRemoved"
       from certificate_documents d join certificates r on r.id = d.certificate_id join companies c on c.id = r.company_id
       where d.id = $1 for update of r, d`,
      [id ?? 0],
    );
    const [found] = rows;
    if (found === undefined) throw noSuchDocument();
    await change(client, found);
    const entity = { id: found.certificateId, name: found.name };
    await writeAudit(client, { ...audit, entity, before: { document: found.document } });
    ({ certificateId } = found);
    return [found.companyId];
  });
  return certificateId;
}

function noSuchDocument(): NotFoundError {
  return new NotFoundError('There is no such document.');
}
