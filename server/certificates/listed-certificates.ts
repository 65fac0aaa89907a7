import { numberKey } from '#domain/certificates/certificate-number.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Makes the records of companies follow their lists of names (decision 30): a name without a record gets a claimed one, a
 * record whose name is no longer in the list is hidden with all it holds, and comes back with the name. Call it inside
 * the transaction that has changed the lists. Returns the companies of which a checked one was hidden.
 */
export async function listCertificates(
  client: Queryable,
  companyIds: readonly number[],
): Promise<{ lostChecked: number[] }> {
  const hidden = await client.query<{ companyId: number; listed: boolean; state: string }>(
    `update certificates r set listed = not r.listed, updated_at = now(), version = r.version + 1
     from companies c
     where r.company_id = any ($1) and c.id = r.company_id and r.state <> 'refused'
       and r.listed <> exists (select 1 from unnest(c.certifications) as name where lower(name) = lower(r.name))
     returning r.company_id as "companyId", r.listed, r.state`,
    [companyIds],
  );
  await client.query(
    `insert into certificates (company_id, name, created_at)
     select c.id, named.name, case when c.version = 1 then c.created_at else now() end
     from companies c, unnest(c.certifications) with ordinality as named (name, position)
     where c.id = any ($1) and named.name <> '' and not exists (
       select 1 from certificates r where r.company_id = c.id and r.company_id = any ($1)
         and lower(r.name) = lower(named.name) and r.state <> 'refused')
     order by c.id, named.position`,
    [companyIds],
  );
  const lost = hidden.rows.filter(({ listed, state }) => !listed && state === 'checked');
  return { lostChecked: [...new Set(lost.map(({ companyId }) => companyId))] };
}

/** What the listed certificates of companies state. Of several with one name the checked one counts. */
export async function statedCertificates(
  db: Queryable,
  companyIds: readonly number[],
): Promise<Map<number, ImportedCertificate[]>> {
  const { rows } = await db.query<ImportedCertificate & { companyId: number }>(
    `select company_id as "companyId", name, number, expires, until_withdrawn as "untilWithdrawn" from certificates
     where company_id = any ($1) and listed and state <> 'refused'
     order by company_id, state = 'checked', id desc`,
    [companyIds],
  );
  return Map.groupBy(rows, ({ companyId }) => companyId);
}

/** Adds numbers and end dates to new claimed records. */
export async function stateCertificates(
  client: Queryable,
  certificates: readonly (ImportedCertificate & { companyId: number })[],
): Promise<void> {
  if (certificates.length === 0) return;
  const rows = certificates.map((certificate) => ({ ...certificate, numberKey: numberKey(certificate.number) }));
  await client.query(
    `update certificates r set number = s.number, number_key = s."numberKey", expires = s.expires,
       until_withdrawn = s."untilWithdrawn"
     from jsonb_to_recordset($1::jsonb) as s (
       "companyId" int, name text, number text, "numberKey" text, expires date, "untilWithdrawn" boolean)
     where r.company_id = s."companyId" and lower(r.name) = lower(s.name) and r.state = 'claimed'`,
    [JSON.stringify(rows)],
  );
}
