import { numberKey } from '#domain/certificates/certificate-number.ts';
import type { StoredState } from '#domain/certificates/certificate-status.ts';
import { addDays, type LocalDate } from '#domain/certificates/local-date.ts';
import { uncheckableReason } from '#domain/certificates/uncheckable.ts';
import { certificationMark, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import type { Queryable } from '#server/db/database.ts';
import { createRandom, type Random } from './random.ts';

const SEED = 107;
/** Of the certificates of a checked company, beyond its first. */
const CHECKED = 0.5;
const EXPIRED = 0.1;
const WITHDRAWN = 0.05;
/** Of the certificates of all other companies. */
const NUMBERED = 0.45;
const EXPIRED_UNCHECKED = 0.04;
/** A checked company that names at least one certificate has one that is current, but for these. */
const WITHOUT_CHECKED = 0.04;
/** Ends of the first checked certificates, in days from today, so that every reminder and queue has examples. */
const FIRST_ENDS = [0, 1, 6, 7, 29, 30, 45, 59, 60];
const LAST_CHECK_DAYS = 420;
const DAYS_BETWEEN_CHECKS = 365;
/** Nobody checks a certificate that is not issued yet. */
const DAYS_BEFORE_CHECK = 20;

type DemoCompanyRecord = {
  id: number;
  verified: boolean;
  certifications: readonly string[];
  specializations: readonly string[];
  industries: readonly string[];
  equipmentTypes: readonly string[];
};
type Fields = ReturnType<typeof statedFields> & {
  state: StoredState;
  expires: LocalDate | null;
  issued: LocalDate | null;
  until_withdrawn: boolean;
  checked_how: string | null;
  checked_at: string | null;
  check_again_by: LocalDate | null;
  ended_at: string | null;
  expiry_recorded: boolean;
};

/** Gives the claimed records of the demonstration companies numbers, dates and states around today. */
export async function fillDemoRecords(
  client: Queryable,
  companies: readonly DemoCompanyRecord[],
  today: LocalDate,
): Promise<void> {
  const random = createRandom(SEED);
  const ends = [...FIRST_ENDS];
  const fields = companies.flatMap((company) => drawCertificates(random, company, today, ends));
  await client.query(
    `update certificates r set number = f.number, number_key = f.number_key, issuer = f.issuer,
       accreditation_body = f.accreditation_body, scope = f.scope, methods = f.methods, sectors = f.sectors,
       product_groups = f.product_groups, holder_kind = f.holder_kind, holder_name = f.holder_name,
       holder_consent = f.holder_consent, state = f.state, issued = f.issued, expires = f.expires,
       until_withdrawn = f.until_withdrawn, checked_how = f.checked_how, checked_at = f.checked_at,
       checked_by = case when f.checked_at is not null then 'demonstration' end,
       check_again_by = f.check_again_by, ended_at = f.ended_at, expiry_recorded = f.expiry_recorded
     from jsonb_populate_recordset(null::certificates, $1::jsonb) f
     where r.company_id = f.company_id and r.name = f.name`,
    [JSON.stringify(fields)],
  );
  await client.query(
    `insert into company_history (company_id, at, event, after)
     select r.company_id, r.checked_at, 'certificate-checked', r.name
     from certificates r join companies c on c.id = r.company_id where c.source = 'demo' and r.checked_at is not null
     union all select r.company_id, r.ended_at, 'certificate-withdrawn', r.name
     from certificates r join companies c on c.id = r.company_id where c.source = 'demo' and r.state = 'withdrawn'
     union all select r.company_id, r.expires + 1, 'certificate-expired', r.name
     from certificates r join companies c on c.id = r.company_id where c.source = 'demo' and r.expiry_recorded
     union all select c.id, c.created_at, 'listed', null from companies c where c.source = 'demo' and c.approved
     union all select c.id, greatest(c.company_checked_at, (
       select min(r.checked_at) from certificates r where r.company_id = c.id and r.state = 'checked')),
       'badge-granted', null
     from companies c where c.source = 'demo' and c.verified
     order by 2, 1`,
  );
}

function drawCertificates(random: Random, company: DemoCompanyRecord, today: LocalDate, ends: number[]): Fields[] {
  const { id, verified, certifications } = company;
  const checkable = certifications.findIndex((name) => uncheckableReason(name) === null);
  const first = verified && !random.chance(WITHOUT_CHECKED) ? checkable : -1;
  return certifications.flatMap((name, index) => {
    const isCheckable = uncheckableReason(name) === null;
    const state = !isCheckable ? 'claimed' : index === first ? 'checked' : drawState(random, verified);
    const isNumbered = isCheckable && (state !== 'claimed' || random.chance(NUMBERED));
    if (!isNumbered) return [];
    const end = index === first ? ends.shift() : undefined;
    return {
      ...statedFields(random, company, name),
      company_id: id,
      name,
      ...drawDates(random, name, state, today, end),
    };
  });
}

function drawState(random: Random, verified: boolean): 'claimed' | 'checked' | 'expired' | 'withdrawn' {
  if (random.chance(verified ? EXPIRED : EXPIRED_UNCHECKED)) return 'expired';
  if (verified && random.chance(WITHDRAWN)) return 'withdrawn';
  return verified && random.chance(CHECKED) ? 'checked' : 'claimed';
}

function drawDates(
  random: Random,
  name: string,
  drawn: 'claimed' | 'checked' | 'expired' | 'withdrawn',
  today: LocalDate,
  end: number | undefined,
) {
  const isEndless = drawn !== 'expired' && findCertification(name)?.validity === null;
  const days = end ?? (drawn === 'expired' ? -random.int(1, 300) : random.int(90, 1_000));
  const wasChecked = drawn !== 'claimed';
  const drawnCheck = addDays(today, drawn === 'expired' ? days - random.int(60, 300) : -random.int(3, LAST_CHECK_DAYS));
  const ended = addDays(today, -random.int(1, 200));
  const checked = drawn === 'withdrawn' ? addDays(ended, -90) : drawnCheck;
  return {
    state: drawn === 'expired' ? ('checked' as const) : drawn,
    issued: [addDays(today, days - 1_095), addDays(checked, -DAYS_BEFORE_CHECK)].sort()[0] ?? null,
    expires: isEndless ? null : addDays(today, days),
    until_withdrawn: isEndless,
    checked_how: wasChecked ? random.pick(['register', 'register', 'document', 'issuer']) : null,
    checked_at: wasChecked ? `${checked}T09:30:00Z` : null,
    check_again_by: wasChecked ? addDays(checked, DAYS_BETWEEN_CHECKS) : null,
    ended_at: drawn === 'withdrawn' ? `${ended}T09:30:00Z` : null,
    expiry_recorded: drawn === 'expired',
  };
}

/** What the company states about it. The numbers begin with EX, as no issuer's do. */
function statedFields(random: Random, company: DemoCompanyRecord, name: string) {
  const isPersonal = findCertification(name)?.holder === 'person';
  const mark = certificationMark(name).replace(/[^\p{L}\p{N}]/gu, '');
  const number = `EX-${mark}-${String(company.id).padStart(4, '0')}`;
  const services = company.specializations.slice(0, 3);
  return {
    company_id: company.id,
    name,
    number,
    number_key: numberKey(number),
    issuer: isPersonal ? 'Example Personnel Certification' : 'Example Certification Ltd',
    accreditation_body: isPersonal ? null : 'Example Accreditation Board',
    scope: services.length === 0 ? null : services.join(', '),
    methods: [...services],
    sectors: company.industries.slice(0, 2),
    product_groups: company.equipmentTypes.slice(0, 2),
    holder_kind: isPersonal ? ('person' as const) : ('company' as const),
    holder_name: isPersonal ? random.pick(['Robin Example', 'Kim Example', 'Alex Example']) : null,
    holder_consent: isPersonal && random.chance(0.3),
  };
}
