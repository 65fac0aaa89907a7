import type { AdminCompany, AdminCompanyDetails } from '#domain/companies/admin-company.ts';
import { ADMIN_COLUMNS } from '#domain/companies/company-columns.ts';
import type { AdminCompanyQuery } from '#domain/companies/company-list-query.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { isWholeStatus, listCondition, NULLS, SORT, STATUS } from './list-conditions.ts';
import { findPossibleDuplicates } from './possible-duplicates.ts';

const adminColumns = selectList(ADMIN_COLUMNS);

type AdminRow = Omit<AdminCompany, 'missing' | 'duplicates' | 'checkedCertifications'>;

/** How many public companies the search index has, which saves counting them; undefined while it is loading. */
export type KnownTotals = () => { approved: number; verified: number } | undefined;

/** Of which companies possible duplicates are looked for. */
type Hints = 'none' | 'pending' | 'all';

type ListOptions = {
  known: KnownTotals;
  hints: Hints;
  now: Date;
};

/** One page of all companies, including pending ones, with the exact total (decision 22). */
export async function listAdminCompanies(
  db: Queryable,
  query: AdminCompanyQuery,
  { known, hints, now }: ListOptions,
): Promise<{ items: AdminCompany[]; total: number }> {
  const { sortBy, order, page, limit, ...filters } = query;
  const { where, values } = listCondition(filters, now);
  const sorted = `order by sorted ${order}${NULLS[sortBy]}, id ${order} limit ${limit} offset ${(page - 1) * limit}`;
  const candidates = `select id, ${SORT[sortBy]} as sorted from companies where ${where}`;
  const { ids, total } = isWholeStatus(filters)
    ? { ids: await idsOf(db, `${candidates} ${sorted}`), total: await countCompanies(db, query.status, known()) }
    : await findCompanies(db, { candidates, values, sorted });
  return { items: await listCompaniesById(db, ids, hints), total };
}

async function idsOf(db: Queryable, text: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(text);
  return rows.map(({ id }) => id);
}

async function countCompanies(
  db: Queryable,
  status: AdminCompanyQuery['status'],
  known: ReturnType<KnownTotals>,
): Promise<number> {
  const isCounted = status !== 'pending' && known !== undefined;
  // `not is_public`, in the words of the indexes of those that wait and of those that are hidden.
  const counted = isCounted ? `${STATUS[status]} and (not approved or hidden_at is not null)` : STATUS[status];
  const { rows } = await db.query<{ total: number }>(`select count(*)::int as total from companies where ${counted}`);
  const listed = isCounted ? known[status === 'all' ? 'approved' : status] : 0;
  return (rows[0]?.total ?? 0) + listed;
}

/** Reads all companies once, for the page and for the total. */
async function findCompanies(
  db: Queryable,
  { candidates, values, sorted }: { candidates: string; values: unknown[]; sorted: string },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.query<{ ids: number[]; total: number }>(
    `with found as materialized (${candidates})
     select (select count(*)::int from found) as total, array(select id from found ${sorted}) as ids`,
    values,
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/** Companies in any state, in the order of the ids; those that are gone are left out. */
export async function listCompaniesById(
  db: Queryable,
  ids: readonly number[],
  hints: Hints = 'none',
): Promise<AdminCompany[]> {
  const { rows } = await db.query<object>(
    `select ${adminColumns} from companies where id = any ($1) order by array_position($1::int[], id)`,
    [ids],
  );
  return present(
    db,
    rows.map((row) => withIsoDates(row) as AdminRow),
    hints,
  );
}

/** One company in any state. Throws NotFoundError. */
export async function getAdminCompany(db: Queryable, id: number | undefined): Promise<AdminCompany> {
  const { rows } =
    id === undefined
      ? { rows: [] }
      : await db.query<object>(`select ${adminColumns} from companies where id = $1`, [id]);
  const items = rows.map((row) => withIsoDates(row) as AdminRow);
  const [company] = await present(db, items, 'all');
  if (company === undefined) throw new NotFoundError('Company not found. It may have been removed.');
  return company;
}

/** Adds the registers in which the claimed certifications can be checked. Throws NotFoundError. */
export async function getAdminCompanyDetails(db: Queryable, id: number | undefined): Promise<AdminCompanyDetails> {
  const company = await getAdminCompany(db, id);
  const registers = company.certifications.flatMap((certification) => {
    const known = findCertification(certification);
    const found = known === undefined ? [] : certificationRegisters(known, company.countryCode);
    return found.map((register) => ({ certification, ...register }));
  });
  return { ...company, registers };
}

async function present(db: Queryable, rows: AdminRow[], hints: Hints): Promise<AdminCompany[]> {
  const asked = rows
    .filter(({ approved }) => hints === 'all' || (hints === 'pending' && !approved))
    .map(({ id }) => id);
  const duplicates = await findPossibleDuplicates(db, asked);
  const checked = await findChecked(db, hints === 'none' ? [] : rows.map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    missing: missingFields(row),
    duplicates: duplicates.get(row.id) ?? [],
    checkedCertifications: checked.get(row.id) ?? [],
  }));
}

/** The certifications of companies that are checked and current, by the id of the company. */
async function findChecked(db: Queryable, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: number; names: string[] }>(
    `select company_id as id, array_agg(distinct name) as names from certificates
     where company_id = any ($1) and listed and state = 'checked' and not expiry_recorded group by 1`,
    [ids],
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

function missingFields(company: AdminRow): string[] {
  const fields: [string, boolean][] = [
    ['description', company.description !== ''],
    ['city', company.placePrecision === 'city'],
    ['email', company.email !== ''],
    ['phone', company.phone !== ''],
    ['website', company.website !== null],
    ['service area', company.serviceArea !== ''],
    ['specializations', company.specializations.length > 0],
    ['certifications', company.certifications.length > 0],
    ['industries', company.industries.length > 0],
    ['equipment types', company.equipmentTypes.length > 0],
  ];
  return fields.filter(([, isGiven]) => !isGiven).map(([name]) => name);
}
