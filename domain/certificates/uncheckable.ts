import { findCertification, findEmployerScheme } from '#domain/vocabulary/certification-lookup.ts';

/**
 * Why a certificate of this name cannot be checked: only the employer certifies, or nobody does. Null for all others
 * (docs/decisions/058-what-cannot-be-checked.md).
 */
export function uncheckableReason(name: string): string | null {
  const scheme = findEmployerScheme(name);
  if (scheme !== undefined) {
    return `${scheme.name} is certified by the employer itself, so nobody else can confirm it. It stays claimed; what the company shows can be published as a document.`;
  }
  const entry = findCertification(name);
  if (entry?.holder === 'neither') {
    return `${entry.name} is a standard to work to. Nobody is certified to it, so it cannot be checked.`;
  }
  return null;
}
