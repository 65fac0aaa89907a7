import {
  type ColumnValues,
  type CompanyFields,
  emptyValues,
  type ModerationState,
  NEW_COLUMNS,
} from '#domain/companies/company-columns.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import { stateCertificates } from '#server/certificates/listed-certificates.ts';
import { aliasList, columnList, recordTypes } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { areaOfCountry, placeReader } from '#server/places/company-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { searchColumns } from '#server/search/tokens.ts';

export type CompanySource = 'registration' | 'import' | 'demo';

type Optional = {
  [Name in keyof CompanyFields as null extends CompanyFields[Name]
    ? Name
    : Name & 'moreServiceAreas']?: CompanyFields[Name];
};
/** Moderation state and age are for demonstration data; all others start unapproved and new. */
export type NewCompany = Omit<CompanyFields, keyof Optional> &
  Optional &
  Partial<
    ModerationState &
      ColumnValues<'importId' | 'importRow' | 'companyCheckedAt' | 'featuredFrom' | 'featuredUntil' | 'placeCorrection'>
  > & { createdAt?: Date | string | null; certificates?: readonly ImportedCertificate[] };

const CHUNK = 1_000;
/** Of a company's own row: the import that it belongs to is known when it is stored. */
const COLUMNS = NEW_COLUMNS.filter((name) => name !== 'importId');
const EMPTY = emptyValues(COLUMNS);

/** A company as JSON of a row of the table, with what it states of its certificates. */
export type CompanyRow = { json: string; certificates: readonly ImportedCertificate[] };

/** Computes the columns for searching; a company without a service area gets that of its country. */
export function rowMaker(gazetteer: Gazetteer): (company: NewCompany) => CompanyRow {
  const readPlace = placeReader(gazetteer);
  return ({ certificates = [], ...company }) => {
    const place = readPlace(company, company.placeCorrection ?? null);
    const serviceArea = company.serviceArea || areaOfCountry(place.countryCode);
    return {
      json: JSON.stringify({ ...EMPTY, ...company, serviceArea, ...searchColumns(company), ...place }),
      certificates,
    };
  };
}

/**
 * Stores new companies and returns their ids in the same order. All of them come through here and `insertRows`; only
 * `restoreCompanies` puts old ones back. Call it inside a transaction, together with `recordChanges` where approved companies
 * are among them.
 */
export async function insertCompanies(
  client: Queryable,
  gazetteer: Gazetteer,
  source: CompanySource,
  companies: NewCompany[],
): Promise<number[]> {
  const toRow = rowMaker(gazetteer);
  const ids: number[] = [];
  for (let start = 0; start < companies.length; start += CHUNK)
    ids.push(...(await insertRows(client, source, companies.slice(start, start + CHUNK).map(toRow))));
  return ids;
}

/** Stores rows, a thousand or so, and a claimed record of each certificate that they name (decision 30), in one statement. */
export async function insertRows(
  client: Queryable,
  source: CompanySource,
  rows: CompanyRow[],
  importId: number | null = null,
): Promise<number[]> {
  const result = await client.query<{ id: number }>(
    `with inserted as (
       insert into companies (${columnList(COLUMNS)}, batch_id, source, created_at)
       select ${aliasList(COLUMNS)}, $3::int, $2, coalesce("createdAt", now())
       from rows from (json_to_recordset($1::json) as ("createdAt" timestamptz, ${recordTypes(COLUMNS)})) with ordinality
       order by ordinality
       returning id, certifications, created_at),
     listed as (
       insert into certificates (company_id, name, created_at)
       select id, name, created_at from inserted, unnest(certifications) with ordinality as named (name, position)
       where name <> ''
       order by id, position)
     select id from inserted order by id`,
    [`[${rows.map(({ json }) => json).join(',')}]`, source, importId],
  );
  const inserted = result.rows.map(({ id }) => id);
  const stated = rows.flatMap(({ certificates }, index) =>
    certificates.map((certificate) => ({ ...certificate, companyId: inserted[index] ?? 0 })),
  );
  await stateCertificates(client, stated);
  return inserted;
}
