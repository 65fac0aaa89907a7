import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { HistoryEntry } from '#domain/certificates/company-history.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import type { PublicCompany } from './public-company.ts';

/** What the profile of an approved company shows. */
export type CompanyProfile = {
  company: PublicCompany;
  certificates: PublicCertificate[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Where the company is, if its location or an admin states it better than by the town. */
  position: Coordinates | null;
};
