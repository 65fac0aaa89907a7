import type { AdminCompany, AdminCompanyDetails, AdminCompanyQuery } from '#domain/companies/admin-company.ts';
import { ADMIN_COLUMNS } from '#domain/companies/company-columns.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing, listPage, withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { findPossibleDuplicates } from './possible-duplicates.ts';

const adminColumns = selectList(ADMIN_COLUMNS);

type AdminRow = Omit<AdminCompany, 'missing' | 'duplicates'>;

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

/**
 * One page of all companies, including pending ones, with the exact total (decision 22). The search is in name, location
 * and description (specification section 2).
 */
export async function listAdminCompanies(
  db: Queryable,
  query: AdminCompanyQuery,
  options: { hints: boolean } = { hints: true },
): Promise<{ items: AdminCompany[]; total: number }> {
  const { search, status, sortBy, order } = query;
  const where =
    search === undefined
      ? STATUS[status]
      : `${STATUS[status]} and (name ilike $1 or location ilike $1 or description ilike $1)`;
  const list = {
    columns: adminColumns,
    from: `companies where ${where}`,
    order: `${SORT[sortBy]} ${order} nulls last, id ${order}`,
    values: search === undefined ? [] : [containing(search)],
  };
  const { items, total } = await listPage<AdminRow>(db, list, query);
  return { items: await present(db, items, options), total };
}

/** One company in any state. Throws NotFoundError. */
export async function getAdminCompany(db: Queryable, id: number | undefined): Promise<AdminCompany> {
  const { rows } =
    id === undefined
      ? { rows: [] }
      : await db.query<object>(`select ${adminColumns} from companies where id = $1`, [id]);
  const [company] = await present(
    db,
    rows.map((row) => withIsoDates(row) as AdminRow),
  );
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
  return rows.map((row) => ({
    ...row,
    missing: missingFields(row),
    duplicates: duplicates.get(row.id) ?? [],
  }));
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
