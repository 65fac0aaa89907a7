import type { PublicCompany } from '#domain/companies/company-summary.ts';

/** More than three lines can show. */
const CARD_DESCRIPTION_LENGTH = 320;

const CARD_FIELDS = [
  'id',
  'name',
  'location',
  'distance',
  'serves',
  'verified',
  'featured',
  'specializations',
  'certifications',
  'certificationMarks',
  'logoUrl',
  'imageUrl',
] as const satisfies (keyof PublicCompany)[];

/** What a card shows of a company; the page carries no more than this for each. */
export type CardCompany = Pick<PublicCompany, (typeof CARD_FIELDS)[number] | 'description'>;

export function toCardCompany(company: PublicCompany): CardCompany {
  const fields = Object.fromEntries(CARD_FIELDS.map((field) => [field, company[field]]));
  return { ...fields, description: shorten(company.description) } as CardCompany;
}

function shorten(text: string): string {
  if (text.length <= CARD_DESCRIPTION_LENGTH) return text;
  const cut = text.lastIndexOf(' ', CARD_DESCRIPTION_LENGTH);
  return `${text.slice(0, cut > 0 ? cut : CARD_DESCRIPTION_LENGTH)}…`;
}
