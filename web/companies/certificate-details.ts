import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { certificationRegisters } from '#domain/vocabulary/certification-registers.ts';

/** What a buyer should know about one certificate of a company: who issues it, what it means, where to check it. */
export type CertificateDetails = {
  name: string;
  mark: string;
  fullName: string | null;
  details: { meaning: string; caution: string | null; issuer: string; validity: string | null; holder: string } | null;
  registers: { label: string; url: string | null }[];
  /** The page that explains the certificate. */
  guide: string | null;
};

const HOLDERS = {
  company: 'The company',
  person: 'A person, not the company',
  neither: 'No one: it is a standard to work to',
};

export function certificateDetails(company: PublicCompany): CertificateDetails[] {
  return company.certifications.map((name, index) => {
    const mark = company.certificationMarks[index] ?? '';
    const entry = findCertification(name);
    if (entry === undefined) return { name, mark, fullName: null, details: null, registers: [], guide: null };
    const { meaning, caution, issuer, validity, holder } = entry;
    return {
      name,
      mark,
      fullName: entry.fullName === name ? null : entry.fullName,
      details: { meaning, caution, issuer, validity, holder: HOLDERS[holder] },
      registers: certificationRegisters(entry, company.countryCode),
      guide: paths.certificate(entry.id),
    };
  });
}
