import { z } from 'zod';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_CERTIFICATE_NUMBER_LENGTH } from '#domain/constants.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { isCleanLine } from '#domain/validation.ts';

/** Lists in the order of the column `certifications`; an item may be empty. */
export const CERTIFICATE_COLUMNS = ['certificateNumbers', 'certificateExpiries'] as const;
export type CertificateColumn = (typeof CERTIFICATE_COLUMNS)[number];

/** What a row states of a certificate beyond its name. */
export const importedCertificate = z.object({
  name: z.string(),
  number: z.string().nullable(),
  expires: z.string().nullable().describe('The last day on which it is valid'),
  untilWithdrawn: z.boolean(),
});
export type ImportedCertificate = z.output<typeof importedCertificate>;
type Issue = { field: string; reason: string };

const UNTIL_WITHDRAWN = 'until withdrawn';

/** Reads the numbers and end dates of the certificates that a row names. */
export function readCertificates(
  cells: Partial<Record<CertificateColumn | 'certifications', unknown>>,
): { certificates: ImportedCertificate[] } | { issues: Issue[] } {
  const names = itemsOf(cells.certifications);
  const numbers = itemsOf(cells.certificateNumbers);
  const expiries = itemsOf(cells.certificateExpiries);
  const issues = [
    ...issuesOf('certificateNumbers', names, numbers, (number) =>
      number.length > MAX_CERTIFICATE_NUMBER_LENGTH || !isCleanLine(number)
        ? `Please use at most ${MAX_CERTIFICATE_NUMBER_LENGTH} characters for a number`
        : undefined,
    ),
    ...issuesOf('certificateExpiries', names, expiries, (expiry) =>
      expiry === '' || isEndless(expiry) || isLocalDate(expiry)
        ? undefined
        : 'Please enter dates such as 2028-02-29, or "until withdrawn"',
    ),
  ];
  if (issues.length > 0) return { issues };
  const certificates = names.map((name, index) => {
    const expiry = expiries[index] ?? '';
    const untilWithdrawn = isEndless(expiry);
    return { name, number: numbers[index] || null, expires: untilWithdrawn ? null : expiry || null, untilWithdrawn };
  });
  return {
    certificates: certificates.filter(({ number, expires, untilWithdrawn }) => number || expires || untilWithdrawn),
  };
}

/** The cells of an export, which `readCertificates` reads again. */
export function certificateCells(
  names: readonly string[],
  certificates: readonly ImportedCertificate[],
): Record<CertificateColumn, string[]> {
  const byName = new Map(certificates.map((certificate) => [certificate.name.toLowerCase(), certificate]));
  const stated = names.map((name) => byName.get(name.toLowerCase()));
  return {
    certificateNumbers: blankIfEmpty(stated.map((certificate) => certificate?.number ?? '')),
    certificateExpiries: blankIfEmpty(
      stated.map((certificate) => (certificate?.untilWithdrawn ? UNTIL_WITHDRAWN : (certificate?.expires ?? ''))),
    ),
  };
}

function blankIfEmpty(items: string[]): string[] {
  return items.some((item) => item !== '') ? items : [];
}

function isEndless(expiry: string): boolean {
  return expiry.toLowerCase() === UNTIL_WITHDRAWN;
}

function issuesOf(
  field: CertificateColumn,
  names: readonly string[],
  items: readonly string[],
  problemOf: (item: string) => string | undefined,
): Issue[] {
  const beyond = items.slice(names.length).some((item) => item !== '');
  const reason = beyond ? 'There are more items than certifications' : items.map(problemOf).find(Boolean);
  return reason === undefined ? [] : [{ field, reason }];
}

/** The items of a list with its empty ones, so that they keep their places. */
function itemsOf(cell: unknown): string[] {
  const items = Array.isArray(cell) ? cell : String(cell ?? '').split(LIST_SEPARATOR);
  return items.map((item) => String(item ?? '').trim());
}
