import { PUBLIC_COLUMNS } from '#domain/companies/company-columns.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { isWebAddress } from '#domain/validation.ts';
import { certificationMark } from '#domain/vocabulary/certification-lookup.ts';
import { selectList } from '#server/db/column-lists.ts';

/** A column that is not public in the table of columns does not leave the database on a public path. */
export const publicColumns = selectList(PUBLIC_COLUMNS);

export type PublicRow = Omit<PublicCompany, 'certificationMarks' | 'distance' | 'serves'>;

/** Distance and `serves` belong to a search, which sets them. */
export function presentCompany(row: PublicRow): PublicCompany {
  return {
    ...row,
    distance: null,
    serves: null,
    website: webAddress(row.website),
    logoUrl: webAddress(row.logoUrl),
    imageUrl: webAddress(row.imageUrl),
    certificationMarks: row.certifications.map(certificationMark),
  };
}

/** Forms and imports validate addresses; a row from elsewhere must not put a script behind a link. */
function webAddress(text: string | null): string | null {
  return text !== null && isWebAddress(text) ? text : null;
}
