import { EXPIRING_DAYS } from '#domain/certificates/admin-certificate.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import type { AdminCompanyQuery, CompanyFilters } from '#domain/companies/company-list-query.ts';
import { searchWords } from '#server/search/tokens.ts';
import { areDistinct, hasSame, hasSharedKey, SAME_KINDS } from './possible-duplicates.ts';

/** A condition on `companies`, with the values of its parameters from $1. */
type ListCondition = { where: string; values: unknown[] };

/** More words do not narrow a search any further. */
const MAX_WORDS = 8;
/** A phone number as people write it. */
const PHONE = /^\+?[\d\s()./-]+$/;
const MIN_PHONE_DIGITS = 5;
const NUMBER = /^#?([1-9]\d{0,8})$/;

export const STATUS = {
  pending: 'not approved',
  verified: 'approved and verified',
  all: 'true',
} as const satisfies Record<AdminCompanyQuery['status'], string>;

export const SORT = {
  created: 'created_at',
  name: 'name_key',
  location: 'location_key',
  established: 'year_established',
  // "11-50" and "100+" by their first number.
  employees: `(substring(employee_count from '\\d{1,9}'))::int`,
} as const satisfies Record<AdminCompanyQuery['sortBy'], string>;

/** What a company may lack stands last. Of the others this is left unsaid, so that an index has the order. */
export const NULLS: Record<AdminCompanyQuery['sortBy'], string> = {
  created: '',
  name: '',
  location: '',
  established: ' nulls last',
  employees: ' nulls last',
};

export const MISSING = {
  email: `email = ''`,
  phone: `phone = ''`,
  website: 'website is null',
  description: `description = ''`,
  city: `place_precision is distinct from 'city'`,
  certifications: `certifications = '{}'`,
} as const satisfies Record<NonNullable<CompanyFilters['missing']>, string>;

export const BADGES = {
  verified: 'approved and verified',
  featured: 'approved and featured',
  none: 'approved and not verified and not featured',
  'asked-for': 'not approved and (verified or featured)',
  hidden: 'hidden_at is not null',
} as const satisfies Record<NonNullable<CompanyFilters['badge']>, string>;

const hasCertificate = (condition: string) =>
  `exists (select 1 from certificates r where r.company_id = companies.id and r.listed and ${condition})`;
export const CURRENT = `r.state = 'checked' and not r.expiry_recorded`;
/** `today` is the parameter of that day. */
export const endsSoon = (today: string) => `${CURRENT} and r.expires <= ${today}::date + ${EXPIRING_DAYS}`;

const CERTIFICATES = {
  checked: () => hasCertificate(CURRENT),
  ending: (today) => hasCertificate(endsSoon(today)),
  claimed: () => `${hasCertificate(`r.state = 'claimed'`)} and not ${hasCertificate(CURRENT)}`,
  none: () => `not ${hasCertificate(`r.state <> 'refused'`)}`,
} as const satisfies Record<NonNullable<CompanyFilters['certificates']>, (today: string) => string>;

/** Companies that have something in common with another one, for which one pair each is enough. */
export const POSSIBLE_DUPLICATE = `id in (${SAME_KINDS.map(
  (kind) => `select w.id from companies w where ${hasSharedKey(kind, 'w')}
    and exists (select 1 from companies c where ${hasSame(kind, 'w', 'c')} and c.id <> w.id and not ${areDistinct('w', 'c')})`,
).join(' union all ')})`;

/** Which companies a list has: its filters and its search, which are in no other place. */
export function listCondition(filters: CompanyFilters, now: Date): ListCondition {
  const { search, status, source, missing, badge, certificates, olderThan } = filters;
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [STATUS[status]];
  if (source !== undefined) conditions.push(`source = ${parameter(source)}`);
  if (filters.import !== undefined) conditions.push(`batch_id = ${parameter(filters.import)}`);
  if (filters.country !== undefined) conditions.push(`country_code = ${parameter(filters.country)}`);
  if (filters.ids !== undefined) conditions.push(`id = any (${parameter(filters.ids)})`);
  if (missing !== undefined) conditions.push(MISSING[missing]);
  if (badge !== undefined) conditions.push(BADGES[badge]);
  if (certificates !== undefined)
    conditions.push(CERTIFICATES[certificates](certificates === 'ending' ? parameter(todayIn(null, now)) : ''));
  if (olderThan !== undefined)
    conditions.push(`created_at < ${parameter(now)}::timestamptz - make_interval(days => ${parameter(olderThan)})`);
  if (filters.duplicate !== undefined) conditions.push(POSSIBLE_DUPLICATE);
  if (search !== undefined) conditions.push(searchCondition(search, parameter));
  return { where: conditions.map((condition) => `(${condition})`).join(' and '), values };
}

/** Whether the list is one of the three of the dashboard, whose totals are known. */
export function isWholeStatus({ status: _status, ...filters }: CompanyFilters): boolean {
  return Object.values(filters).every((value) => value === undefined);
}

/** All words of a search, in any order, each of them also as a part of a word; or a phone number; or the number of a company. */
function searchCondition(search: string, parameter: (value: unknown) => string): string {
  // strpos skips along the text, LIKE tries each position of it.
  const contains = (part: string) => `strpos(search_text, ${parameter(part)}) > 0`;
  const words = searchWords(search).slice(0, MAX_WORDS);
  // "100" is the beginning of a word, not the end of a phone number.
  const hasWords = words.map((word) => contains(/^\d+$/.test(word) ? ` ${word}` : word));
  const ways = [hasWords.length === 0 ? 'false' : hasWords.join(' and ')];
  // Without the 00 or the 0 before it, which is not written everywhere.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  if (PHONE.test(search) && digits.length >= MIN_PHONE_DIGITS) {
    const ends = `search_text like ${parameter(`%#%${digits}%`)}`;
    // Most companies do not have a single number at all: looked for once for both ways.
    if (words.length === 1) ways[0] = `${contains(digits)} and (${ways[0]} or ${ends})`;
    else ways.push(`${contains(digits)} and ${ends}`);
  }
  const number = NUMBER.exec(search)?.[1];
  if (number !== undefined) ways.push(`id = ${parameter(Number(number))}`);
  return ways.map((way) => `(${way})`).join(' or ');
}
