import type { PublicCompany } from './public-company.ts';

type Described = Pick<PublicCompany, 'description' | 'specializations' | 'equipmentTypes' | 'industries'>;

/** A description that is longer says something of its own. */
export const LONG_DESCRIPTION = 300;

/** Whether a company says more about itself than the words of its lists (docs/decisions/059-profiles-are-records.md). */
export function describesItself({ description, specializations, equipmentTypes, industries }: Described): boolean {
  if (description.length > LONG_DESCRIPTION) return true;
  const listed = new Set([...specializations, ...equipmentTypes, ...industries].flatMap(wordsOf));
  return wordsOf(description).some((word) => !listed.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
