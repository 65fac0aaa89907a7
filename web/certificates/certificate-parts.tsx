import type { ReactNode } from 'react';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { holderText, scopeLines } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import { fileSize } from '#domain/text/file-size.ts';

/** The way to look it up: the steps stand with the answer to its number, without one on the page of its kind. */
export function RepeatLink({ certificate }: { certificate: PublicCertificate }) {
  const { name, state } = certificate;
  const href = repeatPath(certificate);
  if (href === undefined || isOver(certificate)) return null;
  const label = state === 'checked' ? 'Repeat it' : 'Look it up';
  return (
    <a href={href} className="link repeat" rel="nofollow" aria-label={`${label}: ${name}`}>
      {label}
    </a>
  );
}

function repeatPath({ id, entry, number }: PublicCertificate): string | undefined {
  if (number !== null) return `${paths.checkCertificate(number)}#repeat-${id}`;
  return entry === null ? undefined : `${paths.certificate(entry)}#check`;
}

export const isOver = ({ state }: PublicCertificate) => state === 'expired' || state === 'withdrawn';

export function Name({ certificate }: { certificate: PublicCertificate }) {
  return isOver(certificate) ? <s>{certificate.name}</s> : certificate.name;
}

/** Its name, with a link to what such certificates prove. */
export function KindLink({ certificate }: { certificate: PublicCertificate }) {
  const { entry } = certificate;
  if (entry === null) return <Name certificate={certificate} />;
  return (
    <a href={paths.certificate(entry)} className="link">
      <Name certificate={certificate} />
    </a>
  );
}

export function Note({ text }: { text: string | null }) {
  return text === null ? null : <small>{text}</small>;
}

export function NotNamed() {
  return <span className="text-soft">Not named</span>;
}

export function Issuer({ certificate: { issuer, accreditationBody } }: { certificate: PublicCertificate }) {
  return (
    <>
      {issuer ?? <NotNamed />}
      <Note text={accreditationBody === null ? null : `accredited by ${accreditationBody}`} />
    </>
  );
}

export function Scope({ certificate, hasHolder = true }: { certificate: PublicCertificate; hasHolder?: boolean }) {
  const [first = <NotNamed />, ...others] = scopeLines(certificate);
  return (
    <>
      {first}
      {others.map((line) => (
        <Note key={line} text={line} />
      ))}
      {hasHolder && <Note text={holderText(certificate)} />}
    </>
  );
}

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Documents({ certificate: { documents, name } }: { certificate: PublicCertificate }) {
  return documents.map(({ id, name: file, url, size }) => (
    <a key={id} href={url} className="link document-link" aria-label={`Document of ${name}: ${file}`}>
      {file} <span className="text-soft">{fileSize(size)}</span>
    </a>
  ));
}
