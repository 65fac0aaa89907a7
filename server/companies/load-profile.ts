import type { HistoryEntry } from '#domain/certificates/company-history.ts';
import type { CompanyProfile } from '#domain/companies/company-profile.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { CertificateRow } from '#server/certificates/certificate-row.ts';
import { certificatesColumn, presentCertificates } from '#server/certificates/queries.ts';
import type { Readable } from '#server/db/replicas.ts';
import { type PublicRow, presentMeasured, publicColumns } from '#server/directory/present.ts';
import { isExactPoint } from '#server/places/read-point.ts';

/** Entries in the history of a profile. */
const MAX_HISTORY = 60;

type ProfileRow = { company: PublicRow; certificates: CertificateRow[]; history: HistoryEntry[]; place: string };

/**
 * All that the profile of an approved company shows, with its distance from a city if one is given; undefined for all other
 * companies (decision 2). One statement: four cost a third of the page.
 */
export async function loadProfile(
  db: Readable,
  id: number,
  now: Date,
  from?: ResolvedPlace,
): Promise<CompanyProfile | undefined> {
  const { rows } = await db.query<ProfileRow>({
    name: 'company-profile',
    text: `select (select row_to_json(c) from (select ${publicColumns}) c) as company, ${certificatesColumn}, (
             select coalesce(json_agg(row_to_json(e)), '[]') from (
               select h.at, h.event, h.before, h.after from company_history h where h.company_id = companies.id
               order by h.at desc, h.id desc limit $2) e
           ) as history, coalesce(place_correction, location) as place
           from companies where id = $1 and is_public`,
    values: [id, MAX_HISTORY],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { latitude, longitude, placePrecision } = row.company;
  const isExact = latitude !== null && longitude !== null && placePrecision === 'city' && isExactPoint(row.place);
  return {
    company: presentMeasured(row.company, now, from),
    certificates: presentCertificates(row.certificates, now),
    history: row.history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    position: isExact ? { latitude, longitude } : null,
  };
}
