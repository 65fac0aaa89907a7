import type { PublicCertificate } from './certificate.ts';
import type { LocalDate } from './local-date.ts';

/** Whether a certificate is checked and, as far as is known today, current on a day. */
export function isValidOn(
  { state, issued, expires }: Pick<PublicCertificate, 'state' | 'issued' | 'expires'>,
  date: LocalDate,
): boolean {
  return state === 'checked' && (issued === null || issued <= date) && (expires === null || date <= expires);
}
