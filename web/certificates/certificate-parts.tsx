import type { ReactNode } from 'react';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { holderText, scopeLines } from '#domain/certificates/certificate-text.ts';
import { fileSize } from '#domain/text/file-size.ts';

/** The label of the way to look it up. */
export function repeatLabel({ state }: PublicCertificate): string {
  return state === 'checked' ? 'Repeat it' : 'Look it up';
}

export function Name({ isOver, children }: { isOver: boolean; children: string }) {
  return isOver ? <s>{children}</s> : children;
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

export function Fact({ label, children }: { label: string; children: ReactNode }) {
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
