import { companyPlace, countryName } from '#domain/companies/company-place.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';

/** What three lines of a card in a row of three have room for. */
const CARD_DESCRIPTION_LENGTH = 150;

/** The fields of a company that a card shows. The page data contains only these. */
export type CardCompany = ReturnType<typeof toCardCompany>;

export function toCardCompany(company: PublicCompany) {
  const { id, name, city, distance, serves, verified, featured, logoUrl, imageUrl } = company;
  const { specializations, certifications, certificationMarks, certificateStates, employeeCount } = company;
  return {
    id,
    name,
    place: companyPlace(company),
    city,
    country: countryName(company.countryCode) ?? null,
    distance,
    serves,
    verified,
    featured,
    specializations,
    certifications,
    certificationMarks,
    employeeCount,
    certificateStates,
    logoUrl,
    imageUrl,
    description: shorten(company.description),
  };
}

/** Cut at a word, since the ellipsis of a style may stand within one. */
function shorten(text: string): string {
  if (text.length <= CARD_DESCRIPTION_LENGTH) return text;
  const cut = text.lastIndexOf(' ', CARD_DESCRIPTION_LENGTH);
  return `${text.slice(0, cut > 0 ? cut : CARD_DESCRIPTION_LENGTH).replace(/[\s,;:.–-]+$/, '')}…`;
}
