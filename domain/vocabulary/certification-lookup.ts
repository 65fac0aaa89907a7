import { normalForm } from '#domain/text/normal-form.ts';
import type { Certification } from './certification.ts';
import { CERTIFICATIONS } from './certifications.ts';

/** Additional families of an entry: the labels of the specification (section 2, About) that buyers filter by. */
const EXTRA_FAMILIES: ReadonlyMap<string, string> = new Map([
  ['nb-r', 'ASME'],
  ['accp', 'ACCP'],
  ['asnt-l3', 'Level III'],
  ['iso-9712', 'Level III'],
  ['snt-tc-1a', 'Level III'],
]);

const MAX_MARK_LENGTH = 3;
/** "Compliant" is not included: companies that work to ISO/IEC 17025 without accreditation use that word. */
const TRAILING = /(?: (?:19\d\d|20\d\d|certified|certification|certificate|accredited|accreditation))+$/;

const CERTIFICATION_BY_FORM: ReadonlyMap<string, Certification> = new Map(
  CERTIFICATIONS.flatMap((certification) =>
    [certification.name, certification.fullName, certification.id, ...certification.aliases].map(
      (text) => [certificationForm(text), certification] as const,
    ),
  ),
);

/** All families, starting with those of the specification. */
export const CERTIFICATION_FAMILIES: readonly string[] = [
  ...new Set(['ASME', 'ISO 17025', 'API', 'NACE', 'ACCP', 'Level III', ...CERTIFICATIONS.map(({ family }) => family)]),
];

const FAMILIES_BY_WORDS: readonly { family: string; words: readonly string[] }[] = [
  ...CERTIFICATION_FAMILIES.map((family) => ({ family, words: certificationForm(family).split(' ') })),
  { family: 'NACE', words: ['ampp'] },
];

/** The certificate that a company names in its own words, of any edition: "ISO 17025:2017 accredited". */
export function findCertification(text: string): Certification | undefined {
  const form = certificationForm(text);
  return CERTIFICATION_BY_FORM.get(form) ?? CERTIFICATION_BY_FORM.get(form.replace(TRAILING, ''));
}

/** What names a scheme of employers, the longest phrases first. */
const EMPLOYER_PHRASES = [...CERTIFICATION_BY_FORM]
  .filter(([, { isByEmployer }]) => isByEmployer)
  .toSorted(([one], [other]) => other.length - one.length);

/**
 * The scheme of employers that a name is about, whatever else it says: "SNT-TC-1A UT Level II". Undefined if it also names a
 * certificate of somebody else: "ACCP Level II (SNT-TC-1A)".
 */
export function findEmployerScheme(text: string): Certification | undefined {
  const known = findCertification(text);
  if (known !== undefined) return known.isByEmployer ? known : undefined;
  const form = ` ${certificationForm(text)} `;
  const [phrase, scheme] = EMPLOYER_PHRASES.find(([words]) => form.includes(` ${words} `)) ?? [];
  if (phrase === undefined) return undefined;
  const other = findCertification(form.replace(` ${phrase} `, ' '));
  return other === undefined || other.isByEmployer ? scheme : undefined;
}

/** The text of the round mark on a company card (decision 28). */
export function certificationMark(text: string): string {
  const characters =
    text
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  return findCertification(text)?.badge ?? characters.slice(0, MAX_MARK_LENGTH).join('');
}

/** The families that a certificate text belongs to: "ASME Section VIII" is ASME (decision 6). */
export function certificationFamilies(text: string): string[] {
  const words = new Set(certificationForm(text).split(' '));
  const certification = findCertification(text);
  const families = new Set<string>();
  if (certification !== undefined) {
    families.add(certification.family);
    const extra = EXTRA_FAMILIES.get(certification.id);
    if (extra !== undefined && !(extra === 'Level III' && namesLowerLevel(words))) families.add(extra);
  }
  for (const candidate of FAMILIES_BY_WORDS) {
    if (candidate.words.every((word) => words.has(word))) families.add(candidate.family);
  }
  return [...families];
}

function namesLowerLevel(words: ReadonlySet<string>): boolean {
  return words.has('level') && ['1', 'i', '2', 'ii'].some((level) => words.has(level));
}

/** The normal form without the prefixes of standards bodies: "TS EN ISO/IEC 17025" and "ISO17025" are "iso 17025". */
function certificationForm(text: string): string {
  return normalForm(text)
    .replace(/\b(iso|iec|en|as|api|nas)(?=\d)/g, '$1 ')
    .replace(/\biso iec\b/g, 'iso')
    .replace(/\b(?:bs|din|ts|nf|uni|une) (?=en |iso )/g, '')
    .replace(/\ben (?=iso )/g, '');
}
