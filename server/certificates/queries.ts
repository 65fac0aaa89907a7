import { MONTHS_AFTER_END, type PublicCertificate } from '#domain/certificates/certificate.ts';
import type { CertificateCheck, CheckAnswer, LastChecked } from '#domain/certificates/certificate-check.ts';
import { numberKey } from '#domain/certificates/certificate-number.ts';
import { byState, type PublicState } from '#domain/certificates/certificate-status.ts';
import { addMonths, isBefore, todayIn } from '#domain/certificates/local-date.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Readable } from '#server/db/replicas.ts';
import { NotFoundError } from '#server/errors.ts';
import { type CertificateRow, presentCertificate, publicCertificateColumns } from './certificate-row.ts';

/** More companies than share one number by mistake. */
const MAX_MATCHES = 20;
/** More than end within the minute before their end is recorded, and were checked last. */
const MAX_JUST_ENDED = 10;

/** A certificate with its company, for a SELECT from certificates r and companies c. */
const MATCH_COLUMNS = `${publicCertificateColumns}, c.id as "companyId", c.name as "companyName", c.location`;
/** All listed certificates, for a SELECT from companies. */
export const certificatesColumn = `(
  select coalesce(json_agg(row_to_json(p) order by p.id), '[]') from (
    select ${publicCertificateColumns}
    from certificates r, (select companies.id, companies.time_zone, companies.country_code, companies.is_public) c
    where r.company_id = c.id and r.listed) p
) as certificates`;
type MatchRow = CertificateRow & Record<'companyName' | 'location', string> & { companyId: number };

/** The certificates of an approved company. Throws NotFoundError for a company that is not public (decision 2). */
export async function listPublicCertificates(
  db: Readable,
  companyId: number | undefined,
  now: Date,
): Promise<{ items: PublicCertificate[] }> {
  const { rows } = await db.query<{ certificates: CertificateRow[] }>({
    name: 'public-certificates',
    text: `select ${certificatesColumn} from companies where id = $1 and is_public`,
    values: [companyId ?? 0],
  });
  const [company] = rows;
  if (company === undefined) throw new NotFoundError('Company not found.');
  return { items: presentCertificates(company.certificates, now) };
}

/** The same for a company in any state, as its profile would show them. */
export async function previewCertificates(db: Queryable, companyId: number, now: Date): Promise<PublicCertificate[]> {
  const { rows } = await db.query<{ certificate: CertificateRow }>(
    `select row_to_json(p) as certificate from (
       select ${publicCertificateColumns} from certificates r join companies c on c.id = r.company_id
       where c.id = $1 and r.listed order by r.id) p`,
    [companyId],
  );
  return presentCertificates(
    rows.map(({ certificate }) => certificate),
    now,
  );
}

/** As visitors see them: checked ones first, then claimed, expired and withdrawn ones. What has ended stays for a year. */
export function presentCertificates(certificates: CertificateRow[], now: Date): PublicCertificate[] {
  return certificates
    .filter((row) => isRecent(row, now))
    .flatMap((row) => presentCertificate(row, now) ?? [])
    .toSorted((one, other) => byState(one.state, other.state) || one.id - other.id);
}

const ANSWERS: Record<PublicState, CheckAnswer> = {
  checked: 'valid',
  claimed: 'claimed',
  expired: 'expired',
  withdrawn: 'withdrawn',
};

/** All public certificates with a number, however it is written, the best answer first. */
export async function checkNumber(db: Readable, number: string, now: Date): Promise<CertificateCheck> {
  const { rows } = await db.query<{ match: MatchRow }>({
    name: 'certificates-by-number',
    text: `select row_to_json(p) as match from (
             select ${MATCH_COLUMNS} from certificates r join companies c on c.id = r.company_id
             where r.number_key = $1 and r.listed and r.state <> 'refused' and c.is_public
             order by r.id limit ${MAX_MATCHES}) p`,
    values: [numberKey(number)],
  });
  const matches = rows
    .flatMap(({ match }) => presentMatch(match, now) ?? [])
    .toSorted((one, other) => byState(one.certificate.state, other.certificate.state));
  const [best] = matches;
  return { number, answer: best === undefined ? 'unknown' : ANSWERS[best.certificate.state], matches };
}

/** The certificate that was checked last, of those that are current; null if there is none. */
export async function findLastChecked(db: Readable, now: Date): Promise<LastChecked | null> {
  const { rows } = await db.query<{ match: MatchRow }>({
    name: 'last-checked-certificate',
    text: `select row_to_json(p) as match from (
             select ${MATCH_COLUMNS} from certificates r join companies c on c.id = r.company_id
             where r.state = 'checked' and r.listed and not r.expiry_recorded and c.is_public
             order by r.checked_at desc, r.id desc limit ${MAX_JUST_ENDED}) p`,
  });
  const current = rows.flatMap(({ match }) => presentMatch(match, now) ?? []);
  return current.find(({ certificate }) => certificate.state === 'checked') ?? null;
}

function presentMatch({ companyId, companyName, location, ...row }: MatchRow, now: Date): LastChecked | undefined {
  const certificate = presentCertificate(row, now);
  return certificate && { company: { id: companyId, name: companyName, location }, certificate };
}

function isRecent({ state, expires, endedAt, timeZone }: CertificateRow, now: Date): boolean {
  const oldest = addMonths(todayIn(timeZone, now), -MONTHS_AFTER_END);
  if (state === 'withdrawn') return endedAt === null || !isBefore(todayIn(timeZone, new Date(endedAt)), oldest);
  return expires === null || !isBefore(expires, oldest);
}
