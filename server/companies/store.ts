import {
  type ColumnValues,
  type CompanyFields,
  emptyValues,
  type ModerationState,
  NEW_COLUMNS,
} from '#domain/companies/company-columns.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import { listCertificatesOfNew, stateCertificates } from '#server/certificates/listed-certificates.ts';
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
const EMPTY = emptyValues(NEW_COLUMNS);

/** A company as a row of the table, with the certificates that it states. */
export type CompanyRow = ReturnType<ReturnType<typeof rowMaker>>;

/** Computes the columns for searching; a company without a service area gets that of its country. */
export function rowMaker(gazetteer: Gazetteer) {
  const readPlace = placeReader(gazetteer);
  return (company: NewCompany) => {
    const place = readPlace(company, company.placeCorrection ?? null);
    const serviceArea = company.serviceArea || areaOfCountry(place.countryCode);
    return { ...EMPTY, ...company, serviceArea, ...searchColumns(company), ...place };
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

/** Stores rows in one statement: a thousand or so. */
export async function insertRows(client: Queryable, source: CompanySource, rows: CompanyRow[]): Promise<number[]> {
  const result = await client.query<{ id: number }>(
    `insert into companies (${columnList(NEW_COLUMNS)}, source, created_at)
     select ${aliasList(NEW_COLUMNS)}, $2, coalesce("createdAt", now())
     from jsonb_to_recordset($1::jsonb) as row (ordinal int, "createdAt" timestamptz, ${recordTypes(NEW_COLUMNS)})
     order by ordinal
     returning id`,
    [JSON.stringify(rows.map((row, ordinal) => ({ ...row, ordinal }))), source],
  );
  const inserted = result.rows.map(({ id }) => id);
  await listCertificatesOfNew(client, inserted);
  const stated = rows.flatMap(({ certificates = [] }, index) =>
    certificates.map((certificate) => ({ ...certificate, companyId: inserted[index] ?? 0 })),
  );
  await stateCertificates(client, stated);
  return inserted;
}
