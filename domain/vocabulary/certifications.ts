import type { Certification } from './certification.ts';
import { APPROVALS } from './certifications-approvals.ts';
import { COMPANY_CERTIFICATIONS } from './certifications-companies.ts';
import { PERSONAL_CERTIFICATIONS } from './certifications-persons.ts';
import { PRESSURE_CERTIFICATIONS } from './certifications-pressure.ts';
import { SCHEME_CERTIFICATIONS } from './certifications-schemes.ts';

export const CERTIFICATIONS: readonly Certification[] = [
  ...COMPANY_CERTIFICATIONS,
  ...PRESSURE_CERTIFICATIONS,
  ...PERSONAL_CERTIFICATIONS,
  ...SCHEME_CERTIFICATIONS,
  ...APPROVALS,
];
