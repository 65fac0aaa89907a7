import type { Certification } from '#domain/vocabulary/certification.ts';
import { COMPANY_CHECKS } from './certificate-checks-companies.ts';
import { PERSONAL_CHECKS } from './certificate-checks-persons.ts';

/** How a certificate is checked: what its number looks like, what to enter where, and what goes wrong. */
export type CertificateCheck = {
  /** Null where there is no number or its form is not settled. */
  number: string | null;
  /** The public search page, where it is another than the register of the vocabulary. */
  search?: string;
  enter: string;
  watch: string;
};

const CHECKS: Readonly<Record<string, CertificateCheck>> = { ...COMPANY_CHECKS, ...PERSONAL_CHECKS };

const GENERAL: Record<Certification['holder'], CertificateCheck> = {
  company: {
    number: null,
    enter: 'The name of the company, or the number on the certificate.',
    watch: 'A certificate of another site of the group, a scope without your work, an end date that has passed.',
  },
  person: {
    number: null,
    enter: 'The number on the card and the last name of the person.',
    watch: 'A course record in place of the certificate, another level or method, an end date that has passed.',
  },
  neither: {
    number: null,
    enter: 'Nothing: there is no certificate, and so no register.',
    watch: 'The words "certified to" before a standard that nobody certifies.',
  },
};

/** Whether the page of a certificate says more than the general rules; only such pages are indexed (decision 12). */
export function hasOwnCheck({ id }: Pick<Certification, 'id'>): boolean {
  return CHECKS[id] !== undefined;
}

export function certificateCheck({ id, holder }: Certification): CertificateCheck {
  return CHECKS[id] ?? GENERAL[holder];
}
