import { normalForm } from '#domain/text/normal-form.ts';
import { certificationFamilies, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import type { PublicCertificate } from './certificate.ts';
import { byState } from './certificate-status.ts';
import { durationText } from './certificate-text.ts';
import { daysBetween, type LocalDate } from './local-date.ts';
import { isValidOn } from './valid-on.ts';

/** What the certificates of a company are worth on a day. Only a proof may be shown in green. */
export type Verdict = { isProof: boolean; text: string };

/** Whether the certificates that a buyer names, or any if none is named, are checked and valid on a day. */
export function verdictOn(
  certificates: readonly PublicCertificate[],
  wanted: readonly string[],
  date: LocalDate,
): Verdict {
  if (wanted.length === 0) return verdictOnAll(certificates, date);
  const faults = wanted.flatMap((name) => {
    const fitting = certificates.filter((certificate) => isSameCertificate(certificate.name, name));
    if (fitting.some((certificate) => isValidOn(certificate, date))) return [];
    const [best] = fitting.toSorted((one, other) => byState(one.state, other.state));
    return `${name} ${best === undefined ? 'is not named' : faultOn(best, date)}`;
  });
  if (faults.length > 0) return { isProof: false, text: faults.join('; ') };
  return { isProof: true, text: wanted.length === 1 ? `${wanted[0]} is valid` : 'All that you named are valid' };
}

function verdictOnAll(certificates: readonly PublicCertificate[], date: LocalDate): Verdict {
  if (certificates.length === 0) return { isProof: false, text: 'Names no certificates' };
  const valid = certificates.filter((certificate) => isValidOn(certificate, date));
  if (valid.length === 0) return { isProof: false, text: 'None is checked and valid' };
  return { isProof: true, text: `${valid.length} checked and valid` };
}

/** Why a certificate does not count on a day. */
export function faultOn({ state, issued, expires }: PublicCertificate, date: LocalDate): string {
  if (state === 'claimed') return 'is only claimed';
  if (state === 'withdrawn') return 'was withdrawn';
  if (expires !== null && expires < date) {
    const days = durationText(daysBetween(expires, date));
    return state === 'expired' ? `expired ${days} before` : `ends ${days} before`;
  }
  return issued !== null && date < issued ? 'begins later' : 'is not valid';
}

/** The same entry of the vocabulary, the same words, or a member of the family that is named: "ASME". */
function isSameCertificate(name: string, wanted: string): boolean {
  if (certificateKey(name) === certificateKey(wanted)) return true;
  return certificationFamilies(name).some((family) => normalForm(family) === normalForm(wanted));
}

/** One key for all spellings of a certificate. */
export function certificateKey(name: string): string {
  return findCertification(name)?.id ?? normalForm(name);
}
