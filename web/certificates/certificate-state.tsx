import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { PublicState } from '#domain/certificates/certificate-status.ts';
import { stateWord } from '#domain/certificates/certificate-text.ts';

const SIGNS: Record<PublicState, string> = { checked: '✓', claimed: '◌', expired: '—', withdrawn: '—' };

/** The state of a certificate in one word, which holds without its colour. */
export function CertificateState({ certificate }: { certificate: PublicCertificate }) {
  return (
    <span className={`state state-${certificate.state}`}>
      <span aria-hidden="true">{SIGNS[certificate.state]}</span> {stateWord(certificate)}
    </span>
  );
}
