import type { PublicCompany } from '#domain/companies/public-company.ts';

/** More than fits into the three lines of a card. */
const CARD_DESCRIPTION_LENGTH = 320;

/** The fields of a company that a card shows. The page data contains only these. */
export type CardCompany = ReturnType<typeof toCardCompany>;

export function toCardCompany(company: PublicCompany) {
  const { id, name, location, distance, serves, verified, featured, logoUrl, imageUrl } = company;
  const { specializations, certifications, certificationMarks, certificateStates } = company;
  return {
    id,
    name,
    location,
    distance,
    serves,
    verified,
    featured,
    specializations,
    certifications,
    certificationMarks,
    certificateStates,
    logoUrl,
    imageUrl,
    description: shorten(company.description),
  };
}

function shorten(text: string): string {
  if (text.length <= CARD_DESCRIPTION_LENGTH) return text;
  const cut = text.lastIndexOf(' ', CARD_DESCRIPTION_LENGTH);
  return `${text.slice(0, cut > 0 ? cut : CARD_DESCRIPTION_LENGTH)}…`;
}
