import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { paths } from '#domain/paths.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { Section } from './profile-parts.tsx';

const HOLDERS = {
  company: 'held by the company',
  person: 'held by a person, not by the company',
  neither: 'a standard to work to, which nobody holds',
};

/** What the certificates mean for a buyer, in general: the vocabulary says it, not the company. */
export function CertificateMeanings({ certificates }: { certificates: PublicCertificate[] }) {
  const known = [...new Set(certificates.flatMap(({ name }) => findCertification(name) ?? []))];
  if (known.length === 0) return null;
  return (
    <Section title="What these certificates mean">
      <p className="mb-4 max-w-[72ch] text-soft">In general; the certificate itself says what this company may do.</p>
      <div className="meanings">
        {known.map(({ id, name, fullName, meaning, caution, issuer, validity, holder }) => (
          <details key={id}>
            <summary>
              <b>{name}</b> <span className="text-soft">{HOLDERS[holder]}</span>
            </summary>
            {fullName !== name && <p className="text-soft">{fullName}</p>}
            <p>{meaning}</p>
            {caution !== null && <p className="text-soft">{caution}</p>}
            <p className="text-soft text-sm">{`Issued by: ${issuer}${validity === null ? '' : `. Validity: ${validity}`}`}</p>
            <p>
              <a href={paths.certificate(id)} className="link inline-block py-2">
                {`${name}: how to check it`}
              </a>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
