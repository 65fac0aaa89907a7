import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { fieldLabel } from './problem-groups.tsx';

/** What a row brings beyond the company, and what of its cells is left out. */
export function claimsOf({ badges, certificates = [], notes = [] }: ImportedRow): string[] {
  return [
    ...(badges === undefined ? [] : [`asks for ${badges.join(' and ')}`]),
    ...certificates.map(certificateText),
    ...notes.map(({ field, reason }) => (field === '' ? reason : `${fieldLabel(field)}: ${reason}`)),
  ];
}

/** "API 510: number 71234, until 2027-05-31" */
function certificateText({ name, number, expires, untilWithdrawn }: ImportedCertificate): string {
  const details = [
    ...(number === null ? [] : [`number ${number}`]),
    ...(untilWithdrawn ? ['until withdrawn'] : []),
    ...(expires === null ? [] : [`until ${expires}`]),
  ];
  return `${name}: ${details.join(', ')}`;
}
