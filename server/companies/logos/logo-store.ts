import { createHash } from 'node:crypto';
import { logoPath } from '#domain/companies/logo-path.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Logo } from './read-logo.ts';

const HASH_LENGTH = 32;
/** Earlier logos are stored for a revert. */
const MAX_LOGOS = 10;

/** The logos of companies. They are in the database, so that its backup has all of them; only this file says so. */
export const logoStore = {
  /** Returns the address of the logo. */
  async add(client: Queryable, companyId: number, { small, large }: Logo): Promise<string> {
    const hash = createHash('sha256').update(small).update(large).digest('hex').slice(0, HASH_LENGTH);
    await client.query(
      `insert into company_logos (company_id, hash, small, large) values ($1, $2, $3, $4)
       on conflict (company_id, hash) do update set created_at = now()`,
      [companyId, hash, small, large],
    );
    await client.query(
      `delete from company_logos where company_id = $1 and hash not in (
         select hash from company_logos where company_id = $1 order by created_at desc, hash limit ${MAX_LOGOS})`,
      [companyId],
    );
    return logoPath(hash);
  },

  async read(db: Queryable, hash: string, size: keyof Logo): Promise<Buffer | undefined> {
    const { rows } = await db.query<{ content: Buffer }>(
      `select ${size === 'small' ? 'small' : 'large'} as content from company_logos where hash = $1 limit 1`,
      [hash],
    );
    return rows[0]?.content;
  },
};
