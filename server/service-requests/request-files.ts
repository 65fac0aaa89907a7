import type { RequestFile } from '#domain/service-requests/request-file.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CheckedFile } from './read-request-file.ts';

/** Whose link is used: null is the buyer. */
type Holder = { requestId: number; recipientId: number | null };

/** The buyer sees all files of the request; a company those of the buyer and its own. */
const READABLE = 'request_id = $1 and ($2::int is null or recipient_id is null or recipient_id = $2)';

/** The files of requests and quotes. They are in the database, so that its backup has all of them; only this file says so. */
export const requestFiles = {
  /** Stores a file of the buyer, or of one recipient. Returns its id. */
  async add(client: Queryable, { requestId, recipientId }: Holder, file: CheckedFile): Promise<number> {
    const { rows } = await client.query<{ id: number }>(
      `insert into request_files (request_id, recipient_id, name, content_type, size, content)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [requestId, recipientId, file.name, file.contentType, file.content.length, file.content],
    );
    if (rows[0] === undefined) throw new Error('The insert returned no row.');
    return rows[0].id;
  },

  /** What the holder of a link may read, oldest first. */
  async list(db: Queryable, { requestId, recipientId }: Holder): Promise<RequestFile[]> {
    const { rows } = await db.query<RequestFile>(
      `select id, name, content_type as "contentType", size, recipient_id as "recipientId" from request_files
       where ${READABLE} order by id`,
      [requestId, recipientId],
    );
    return rows;
  },

  async read(
    db: Queryable,
    { requestId, recipientId }: Holder,
    id: number,
  ): Promise<{ name: string; contentType: string; content: Buffer } | undefined> {
    const { rows } = await db.query<{ name: string; contentType: string; content: Buffer }>(
      `select name, content_type as "contentType", content from request_files where ${READABLE} and id = $3`,
      [requestId, recipientId, id],
    );
    return rows[0];
  },
};
