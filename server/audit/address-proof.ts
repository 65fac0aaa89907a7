import { createHash } from 'node:crypto';

/** Stands in the audit log for an address whose data was handed out or erased: it proves which, and does not say it. */
export function addressProof(email: string): { addressSha256: string } {
  return { addressSha256: createHash('sha256').update(email.toLowerCase()).digest('hex') };
}
