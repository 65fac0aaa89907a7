import type { Queryable } from '#server/db/database.ts';

import type { DocumentType } from './document-type.ts';

type NewDocument = {
  certificateId: number;
  name: string;
  contentType: DocumentType;
  content: Buffer;
  preview: Buffer | null;
  isPublic: boolean;
};
export type StoredDocument = Pick<NewDocument, 'name' | 'contentType' | 'content'>;
/** Which documents a reader may have: an admin all, a visitor what approved companies publish. */
type Reader = 'visitor' | 'admin';

const READABLE: Record<Reader, string> = {
  visitor: `d.is_public and exists (
    select 1 from certificates r join companies c on c.id = r.company_id
    where r.id = d.certificate_id and r.listed and r.state <> 'refused' and c.is_public)`,
  admin: 'true',
};

/** The documents of certificates. All documents are in the database, so that its backup has them; only this file says so. */
export const documentStore = {
  async add(client: Queryable, document: NewDocument): Promise<number> {
    const { certificateId, name, contentType, content, preview, isPublic } = document;
    const { rows } = await client.query<{ id: number }>(
      `insert into certificate_documents (certificate_id, name, content_type, size, content, preview, is_public)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [certificateId, name, contentType, content.length, content, preview, isPublic],
    );
    if (rows[0] === undefined) throw new Error('The insert returned no row.');
    return rows[0].id;
  },

  async read(db: Queryable, id: number | undefined, reader: Reader): Promise<StoredDocument | undefined> {
    const { rows } = await db.query<StoredDocument>(
      `select name, content_type as "contentType", content from certificate_documents d
       where id = $1 and ${READABLE[reader]}`,
      [id ?? 0],
    );
    return rows[0];
  },

  /** Any document of a certificate that its company has not removed, for the members of that. */
  async readOf(db: Queryable, certificateId: number, id: number | undefined): Promise<StoredDocument | undefined> {
    const { rows } = await db.query<StoredDocument>(
      `select name, content_type as "contentType", content from certificate_documents
       where id = $1 and certificate_id = $2 and removed_at is null`,
      [id ?? 0, certificateId],
    );
    return rows[0];
  },

  async readPreview(db: Queryable, id: number | undefined, reader: Reader): Promise<Buffer | undefined> {
    const { rows } = await db.query<{ preview: Buffer }>(
      `select preview from certificate_documents d where id = $1 and preview is not null and ${READABLE[reader]}`,
      [id ?? 0],
    );
    return rows[0]?.preview;
  },

  async setAccess(client: Queryable, id: number, isPublic: boolean): Promise<void> {
    await client.query('update certificate_documents set is_public = $2 where id = $1', [id, isPublic]);
  },

  async remove(client: Queryable, id: number): Promise<void> {
    await client.query('delete from certificate_documents where id = $1', [id]);
  },

  /** An admin has decided on a certificate: its documents are evidence of that. */
  async markSeen(client: Queryable, certificateId: number, now: Date): Promise<void> {
    await client.query(
      'update certificate_documents set seen_at = $2 where certificate_id = $1 and seen_at is null and removed_at is null',
      [certificateId, now],
    );
  },

  /**
   * For its company and visitors it is gone; what a decision has seen stays for admins
   * (docs/decisions/084-documents-that-a-check-has-seen.md).
   */
  async removeUnlessSeen(client: Queryable, id: number, now: Date): Promise<void> {
    const { rowCount } = await client.query(
      'update certificate_documents set removed_at = $2, is_public = false where id = $1 and seen_at is not null',
      [id, now],
    );
    if (rowCount === 0) await this.remove(client, id);
  },
};

type NewClaimDocument = { claimId: number } & StoredDocument;

/** The documents with which somebody shows that a company is theirs; only admins read them. */
export const claimDocumentStore = {
  async add(client: Queryable, { claimId, name, contentType, content }: NewClaimDocument): Promise<void> {
    await client.query(
      `insert into claim_documents (claim_id, name, content_type, size, content) values ($1, $2, $3, $4, $5)`,
      [claimId, name, contentType, content.length, content],
    );
  },

  async read(db: Queryable, id: number | undefined): Promise<StoredDocument | undefined> {
    const { rows } = await db.query<StoredDocument>(
      `select name, content_type as "contentType", content from claim_documents where id = $1`,
      [id ?? 0],
    );
    return rows[0];
  },
};
