import type { AdminCompany, AdminCompanyDetails, AdminCompanyQuery } from '#domain/companies/admin-company.ts';
import { ADMIN_COLUMNS } from '#domain/companies/company-columns.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/like-pattern.ts';
import { NotFoundError } from '#server/errors.ts';
import { findPossibleDuplicates } from './possible-duplicates.ts';

const adminColumns = selectList(ADMIN_COLUMNS);

type AdminRow = Omit<AdminCompany, 'createdAt' | 'updatedAt' | 'missing' | 'duplicates'> & {
  createdAt: Date;
  updatedAt: Date;
};

const STATUS = {
  pending: 'not approved',
  verified: 'approved and verified',
  all: 'true',
} as const satisfies Record<AdminCompanyQuery['status'], string>;

const SORT = {
  created: 'created_at',
  name: 'name_key',
  location: 'location_key',
  established: 'year_established',
  // "11-50" and "100+" by their first number.
  employees: `(substring(employee_count from '\\d{1,9}'))::int`,
} as const satisfies Record<AdminCompanyQuery['sortBy'], string>;

type AdminCompanyFilter = Pick<AdminCompanyQuery, 'search' | 'status'>;

/** The WHERE of a filter: the search is in name, location and description, case ignored (specification section 2). */
function adminCompanyCondition({ search, status }: AdminCompanyFilter): { where: string; values: unknown[] } {
  if (search === undefined) return { where: STATUS[status], values: [] };
  return {
    where: `${STATUS[status]} and (name ilike $1 or location ilike $1 or description ilike $1)`,
    values: [containing(search)],
  };
}

/** One page of all companies, including pending ones, with the exact total (decision 22). */
export async function listAdminCompanies(
  db: Queryable,
  query: AdminCompanyQuery,
  options: { hints: boolean } = { hints: true },
): Promise<{ items: AdminCompany[]; total: number }> {
  const { where, values } = adminCompanyCondition(query);
  const total = await db.query<{ total: number }>(
    `select count(*)::int as total from companies where ${where}`,
    values,
  );
  const { rows } = await db.query<AdminRow>(
    `select ${adminColumns} from companies where ${where}
     order by ${SORT[query.sortBy]} ${query.order} nulls last, id ${query.order}
     limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    values,
  );
  return { items: await present(db, rows, options), total: total.rows[0]?.total ?? 0 };
}

/** One company in any state. Throws NotFoundError. */
export async function getAdminCompany(db: Queryable, id: number | undefined): Promise<AdminCompany> {
  const { rows } =
    id === undefined
      ? { rows: [] }
      : await db.query<AdminRow>(`select ${adminColumns} from companies where id = $1`, [id]);
  const [company] = await present(db, rows);
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

async function present(db: Queryable, rows: AdminRow[], { hints } = { hints: true }): Promise<AdminCompany[]> {
  const pending = rows.filter(({ approved }) => hints && !approved).map(({ id }) => id);
  const duplicates = await findPossibleDuplicates(db, pending);
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    missing: missingFields(row),
    duplicates: duplicates.get(row.id) ?? [],
  }));
}

function missingFields(company: Omit<AdminRow, 'createdAt' | 'updatedAt'>): string[] {
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
