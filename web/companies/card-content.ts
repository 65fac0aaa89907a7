import { companyPlace, countryName } from '#domain/companies/company-place.ts';
import type { FoundCompany, PublicCompany } from '#domain/companies/public-company.ts';
import { excerpt } from './excerpt.ts';
import { answerText } from './response-record.tsx';

/** The fields of a company that a card shows. The page data contains only these. */
export type CardCompany = ReturnType<typeof toCardCompany>;

export function toCardCompany(company: PublicCompany) {
  return cardOf(company, { reason: [], marks: [] });
}

/** The same with why it was found. Pages that leave this out have the same card for all searches. */
export function toFoundCard(company: FoundCompany): CardCompany {
  return cardOf(company, company);
}

function cardOf(company: PublicCompany, { reason, marks }: Pick<FoundCompany, 'reason' | 'marks'>) {
  const { id, name, city, distance, serves, verified, featured, logoUrl, imageUrl, rating, reviewCount } = company;
  const { specializations, certifications, certificationMarks, certificateStates, employeeCount } = company;
  return {
    id,
    name,
    place: companyPlace(company),
    city,
    country: countryName(company.countryCode) ?? null,
    distance,
    serves,
    reason,
    verified,
    featured,
    rating,
    reviewCount,
    specializations,
    certifications,
    certificationMarks,
    employeeCount,
    certificateStates,
    answers: answerText(company.responseRecord),
    logoUrl,
    imageUrl,
    description: excerpt(company.description, marks),
  };
}
