import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { CertificateEdit, StatedCertificate } from '#domain/certificates/certificate-input.ts';
import { numberKey } from '#domain/certificates/certificate-number.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies, noSuchCompany } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { nameCertificates } from './certificate-names.ts';
import { changeCertificate, type NewValues } from './change-certificate.ts';
import { recordHistory } from './company-history.ts';
import { endBadges } from './verified-badges.ts';

const COLUMNS: Record<keyof StatedCertificate, string> = {
  name: 'name',
  number: 'number',
  issuer: 'issuer',
  accreditationBody: 'accreditation_body',
  scope: 'scope',
  methods: 'methods',
  sectors: 'sectors',
  productGroups: 'product_groups',
  standards: 'standards',
  holderKind: 'holder_kind',
  holderName: 'holder_name',
  holderConsent: 'holder_consent',
  issued: 'issued',
  expires: 'expires',
  untilWithdrawn: 'until_withdrawn',
  registerUrl: 'register_url',
};
/** What a check is about: a certificate of which one of these changes was not checked. */
const CHECKED_COLUMNS = [
  'name',
  'number',
  'issuer',
  'accreditation_body',
  'scope',
  'holder_kind',
  'holder_name',
  'issued',
  'expires',
  'until_withdrawn',
];
const UNCHECKED: NewValues = {
  state: 'claimed',
  checked_how: null,
  checked_by: null,
  checked_at: null,
  check_note: null,
  check_again_by: null,
};

export type GivenCertificate = { [Name in keyof StatedCertificate]?: StatedCertificate[Name] | undefined };

/** The given fields as columns. With a new end the reminders begin again. */
export function columnValues(fields: GivenCertificate, before: Record<string, unknown>): NewValues {
  const given = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = fields[name as keyof StatedCertificate];
    return value === undefined ? [] : [[column, value] as const];
  });
  const values: NewValues = Object.fromEntries(given);
  if ('number' in values) values.number_key = numberKey(fields.number ?? null);
  if (values.until_withdrawn === true) values.expires = null;
  else if (values.expires) values.until_withdrawn = false;
  const isNewEnd = 'expires' in values && values.expires !== (before.expires ?? null);
  return isNewEnd ? { ...values, expiry_recorded: false, reminded_days: null } : values;
}

/** Adds a claimed certificate to a company and returns its id. Throws NotFoundError. */
export async function addCertificate(
  context: Context,
  companyId: number | undefined,
  fields: GivenCertificate & { name: string },
  actor: AuditActor,
): Promise<number> {
  let added = 0;
  await changeCompanies(context, async (client) => {
    const found = await client.query<{ id: number; name: string }>(
      'select id, name from companies where id = $1 for update',
      [companyId ?? 0],
    );
    const company = found.rows[0];
    if (company === undefined) throw noSuchCompany();
    const values = { company_id: company.id, ...columnValues(fields, {}) };
    const columns = Object.keys(values);
    const { rows } = await client.query<{ id: number; after: object }>(
      `insert into certificates (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       returning id, to_jsonb(certificates.*) as after`,
      Object.values(values),
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The insert returned no row.');
    added = row.id;
    const entity = { id: row.id, name: `${fields.name}, ${company.name}` };
    await writeAudit(client, { actor, action: 'certificate.add', entity, after: row.after });
    await recordHistory(client, [{ companyId: company.id, event: 'certificate-added', after: fields.name }]);
    await nameCertificates(client, company.id);
    return [company.id];
  });
  return added;
}

/**
 * Changes what a certificate states. A checked one whose number, issuer, scope, holder or dates change is claimed again, which
 * may end the badge. Throws NotFoundError, ConflictError.
 */
export async function editCertificate(
  context: Context,
  id: number | undefined,
  { version, ...fields }: CertificateEdit,
  actor: AuditActor,
  rule: 'edit' | 'editClaim' = 'edit',
): Promise<void> {
  await changeCertificate(context, id, {
    actor,
    rule,
    action: 'certificate.edit',
    version,
    values: ({ before }) => {
      const values = columnValues(fields, before);
      const isOther = CHECKED_COLUMNS.some((column) => column in values && values[column] !== before[column]);
      return isOther && ['claimed', 'checked'].includes(String(before.state)) ? { ...values, ...UNCHECKED } : values;
    },
    followUp: async (client, record, after) => {
      if (after.name !== record.name) await nameCertificates(client, record.companyId);
      if (record.before.state === 'checked' && after.state !== 'checked')
        await endBadges(client, [record.companyId], actor, senderOf(context.env));
    },
  });
}
