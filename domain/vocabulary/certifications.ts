import type { Certification } from './certification.ts';
import { COMPANY_CERTIFICATIONS } from './certifications-companies.ts';
import { PERSONAL_CERTIFICATIONS } from './certifications-persons.ts';
import { PRESSURE_CERTIFICATIONS } from './certifications-pressure.ts';

export const CERTIFICATIONS: readonly Certification[] = [
  ...COMPANY_CERTIFICATIONS,
  ...PRESSURE_CERTIFICATIONS,
  ...PERSONAL_CERTIFICATIONS,
];
