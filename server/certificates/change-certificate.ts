import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import { type CertificateAction, certificateCan } from '#domain/certificates/certificate-status.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';

/** A row of the table, with its company. Dates are texts. */
type CertificateRecord = {
  id: number;
  companyId: number;
  name: string;
  companyName: string;
  companyEmail: string;
  approved: boolean;
  today: LocalDate;
  version: number;
  before: Record<string, unknown>;
};

/** The columns to set, by their names in the table. */
export type NewValues = Record<string, unknown>;
type Change = {
  actor: AuditActor;
  /** Must be possible in the state that the certificate has today. */
  rule: CertificateAction;
  action: AuditAction;
  values: (record: CertificateRecord) => NewValues;
  /** The version on which the change is based. */
  version?: number | undefined;
  /** What follows in the same transaction. */
  followUp: (client: Queryable, record: CertificateRecord, after: { state: string; name: string }) => Promise<void>;
};

/**
 * Changes one certificate if its state allows it, with its audit entry. Throws NotFoundError; ConflictError if the state
 * does not offer the action, or the certificate has changed since `version` was read.
 */
export async function changeCertificate(context: Context, id: number | undefined, change: Change): Promise<void> {
  await changeCompanies(context, async (client) => {
    const now = context.now();
    const record = await findForUpdate(client, id, now);
    await updateGuarded(client, record, change, now);
    return [record.companyId];
  });
}

async function updateGuarded(client: Queryable, record: CertificateRecord, change: Change, now: Date): Promise<void> {
  const { actor, rule, action, version } = change;
  const values = { ...change.values(record), updated_at: now, version: record.version + 1 };
  const { rows } = await client.query<{ state: string; name: string; after: object }>(
    `update certificates r set (${Object.keys(values).join(', ')}) = row (${parameters(values, 5)})
     where r.id = $1 and ($4::int is null or r.version = $4) and case
       when r.state in ('claimed', 'checked') and r.expires < $2::date then 'expired' else r.state end = any ($3)
     returning r.state, r.name, to_jsonb(r.*) as after`,
    [record.id, record.today, certificateCan[rule].in, version ?? null, ...Object.values(values)],
  );
  const changed = rows[0];
  if (changed === undefined) {
    if (version !== undefined && version !== record.version)
      throw new ConflictError('Another admin has changed this certificate since you opened it.');
    throw new ConflictError(certificateCan[rule].otherwise);
  }
  const entity = { id: record.id, name: `${changed.name}, ${record.companyName}` };
  await writeAudit(client, { actor, action, entity, before: record.before, after: changed.after });
  await change.followUp(client, record, changed);
}

async function findForUpdate(client: Queryable, id: number | undefined, now: Date): Promise<CertificateRecord> {
  const { rows } = await client.query<Omit<CertificateRecord, 'today'> & { timeZone: string | null }>(
    `select r.id, r.company_id as "companyId", r.name, r.version, to_jsonb(r.*) as before, c.name as "companyName",
       c.email as "companyEmail", c.approved, c.time_zone as "timeZone"
     from certificates r join companies c on c.id = r.company_id where r.id = $1 for update`,
    [id ?? 0],
  );
  const [found] = rows;
  if (found === undefined) throw noSuchCertificate();
  const { timeZone, ...record } = found;
  return { ...record, today: todayIn(timeZone, now) };
}

export function noSuchCertificate(): NotFoundError {
  return new NotFoundError('Certificate not found. Its company may have been removed.');
}

function parameters(values: NewValues, first: number): string {
  return Object.keys(values)
    .map((_, index) => `$${index + first}`)
    .join(', ');
}
