import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { previewCertificates } from '#server/certificates/queries.ts';
import type { Queryable } from '#server/db/database.ts';
import { type PublicRow, presentCompany, publicColumns } from '#server/directory/present.ts';

/** What the profile of a company in any state shows, for admins; undefined if there is none. */
export async function previewCompany(
  db: Queryable,
  id: number,
  now: Date,
): Promise<{ company: PublicCompany; certificates: PublicCertificate[] } | undefined> {
  const { rows } = await db.query<{ company: PublicRow }>(
    `select row_to_json(c) as company from (select ${publicColumns} from companies where id = $1) c`,
    [id],
  );
  if (rows[0] === undefined) return undefined;
  const company = { ...presentCompany(rows[0].company, now), distance: null };
  return { company, certificates: await previewCertificates(db, id, now) };
}
