import { bestState, type PublicState } from '#domain/certificates/certificate-status.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { PUBLIC_COLUMNS } from '#domain/companies/company-columns.ts';
import { isOwnLogo } from '#domain/companies/logo-path.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { milesBetween } from '#domain/places/coordinates.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { isWebAddress } from '#domain/validation.ts';
import { certificationMark } from '#domain/vocabulary/certification-lookup.ts';
import { selectList } from '#server/db/column-lists.ts';
import {
  type EvidenceRow,
  evidenceColumns,
  type KnownCertificate,
  knownCertificates,
} from '#server/search/certificate-evidence.ts';
import { type ResponseRow, responseColumns, responseRecord } from './response-record.ts';

/** A column that is not public in the table of columns does not leave the database on a public path. */
export const publicColumns = `${selectList(PUBLIC_COLUMNS)}, ${evidenceColumns}, ${responseColumns}`;

type Computed = 'certificationMarks' | 'certificateStates' | 'distance' | 'serves' | 'responseRecord';
export type PublicRow = Omit<PublicCompany, Computed> & EvidenceRow & ResponseRow;

/** Distance and `serves` belong to a search, which sets them. */
export function presentCompany({ evidence, evidenceZone, requests, ...row }: PublicRow, now: Date): PublicCompany {
  const { certifications, companyCheckedAt, awayUntil } = row;
  const known = knownCertificates({ evidence, evidenceZone }, now);
  return {
    ...row,
    companyCheckedAt: companyCheckedAt && new Date(companyCheckedAt).toISOString(),
    awayUntil: awayUntil !== null && awayUntil >= todayIn(evidenceZone, now) ? awayUntil : null,
    distance: null,
    serves: null,
    website: webAddress(row.website),
    logoUrl: row.logoUrl !== null && isOwnLogo(row.logoUrl) ? row.logoUrl : webAddress(row.logoUrl),
    imageUrl: webAddress(row.imageUrl),
    certificationMarks: certifications.map(certificationMark),
    certificateStates: certifications.map((name) => stateOf(name, known)),
    responseRecord: responseRecord({ requests }),
  };
}

/** With its distance from a city, if one is given and its own city is known. */
export function presentMeasured(company: PublicRow, now: Date, from?: ResolvedPlace): PublicCompany {
  const { latitude, longitude, placePrecision } = company;
  const isMeasured = from !== undefined && latitude !== null && longitude !== null && placePrecision === 'city';
  const distance = isMeasured ? Math.round(milesBetween(from, { latitude, longitude })) : null;
  return { ...presentCompany(company, now), distance };
}

function stateOf(name: string, known: readonly KnownCertificate[]): PublicState {
  const named = known.filter((certificate) => certificate.name.toLowerCase() === name.toLowerCase());
  return bestState(named.map(({ state }) => state)) ?? 'claimed';
}

/** Forms and imports validate addresses; a row from elsewhere must not put a script behind a link. */
function webAddress(text: string | null): string | null {
  return text !== null && isWebAddress(text) ? text : null;
}
