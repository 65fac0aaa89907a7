import type { AdminCompany, AdminCompanyDetails, AdminCompanyQuery } from '#domain/companies/admin-company.ts';
import { ADMIN_COLUMNS } from '#domain/companies/company-columns.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing, withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { searchWords } from '#server/search/tokens.ts';
import { findPossibleDuplicates } from './possible-duplicates.ts';

const adminColumns = selectList(ADMIN_COLUMNS);

type AdminRow = Omit<AdminCompany, 'missing' | 'duplicates'>;

/** More words do not narrow a search any further. */
const MAX_COMPARED_WORDS = 4;

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

/** How many public companies the search index has, which saves counting them; undefined while it is loading. */
export type KnownTotals = () => { approved: number; verified: number } | undefined;

/** Of which companies possible duplicates are looked for. */
type Hints = 'none' | 'pending' | 'all';

type ListOptions = {
  known: KnownTotals;
  hints: Hints;
};

/**
 * One page of all companies, including pending ones, with the exact total (decision 22). The search is in name, location
 * and description (specification section 2).
 */
export async function listAdminCompanies(
  db: Queryable,
  query: AdminCompanyQuery,
  { known, hints }: ListOptions,
): Promise<{ items: AdminCompany[]; total: number }> {
  const { search, status, sortBy, order, page, limit } = query;
  const sorted = `order by sorted ${order} nulls last, id ${order} limit ${limit} offset ${(page - 1) * limit}`;
  const candidates = `select id, ${SORT[sortBy]} as sorted from companies where ${STATUS[status]}`;
  const { ids, total } =
    search === undefined
      ? { ids: await idsOf(db, `${candidates} ${sorted}`), total: await countCompanies(db, status, known()) }
      : await findCompanies(db, search, { candidates, sorted });
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
  const counted = isCounted ? `${STATUS[status]} and not is_public` : STATUS[status];
  const { rows } = await db.query<{ total: number }>(`select count(*)::int as total from companies where ${counted}`);
  const listed = isCounted ? known[status === 'all' ? 'approved' : status] : 0;
  return (rows[0]?.total ?? 0) + listed;
}

/**
 * Reads all companies once, for the page and for the total. The words of the search must be in columns that need no conversion
 * of case and accents, and only the companies that have them are compared letter by letter.
 */
async function findCompanies(
  db: Queryable,
  search: string,
  { candidates, sorted }: { candidates: string; sorted: string },
): Promise<{ ids: number[]; total: number }> {
  const words = searchWords(search).slice(0, MAX_COMPARED_WORDS);
  const haveWords = words.map((_, index) => `(search_words like $${index + 2} or location_key like $${index + 2})`);
  const haveText = '(name ilike $1 or location ilike $1 or description ilike $1)';
  const { rows } = await db.query<{ ids: number[]; total: number }>(
    `with found as materialized (${[candidates, ...haveWords, haveText].join(' and ')})
     select (select count(*)::int from found) as total, array(select id from found ${sorted}) as ids`,
    [containing(search), ...words.map(containing)],
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
