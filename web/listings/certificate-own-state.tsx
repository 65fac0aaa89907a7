import type { CertificateState } from '#domain/certificates/certificate-status.ts';

const WORDS: Record<CertificateState, string> = {
  checked: '✓ Checked',
  claimed: '◌ Claimed',
  expired: '— Expired',
  withdrawn: '— Withdrawn',
  refused: '— Not accepted',
};

/** The state of a certificate in one word, for the members of its company. */
export function OwnState({ state }: { state: CertificateState }) {
  return <span className={`state state-${state}`}>{WORDS[state]}</span>;
}
