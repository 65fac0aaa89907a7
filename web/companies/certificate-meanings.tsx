import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { paths } from '#domain/paths.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { Section } from './profile-parts.tsx';

const HOLDERS = {
  company: 'held by the company',
  person: 'held by a person, not by the company',
  neither: 'a standard to work to, which nobody holds',
};

/** What the certificates mean for a buyer, in general: the vocabulary says it, not the company. The rest is on their pages. */
export function CertificateMeanings({ certificates }: { certificates: PublicCertificate[] }) {
  const known = [...new Set(certificates.flatMap(({ name }) => findCertification(name) ?? []))];
  if (known.length === 0) return null;
  return (
    <Section title="What these certificates mean">
      <p className="mb-4 max-w-[72ch] text-soft">In general; the certificate itself says what this company may do.</p>
      <ul className="meanings">
        {known.map(({ id, name, meaning, holder }) => (
          <li key={id}>
            <a href={paths.certificate(id)} className="link">
              {name}
            </a>{' '}
            <span className="text-soft">{HOLDERS[holder]}</span>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
