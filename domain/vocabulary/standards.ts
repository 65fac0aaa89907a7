/** The sections of the ASME code that the vocabulary names. */
const SECTIONS = new Map([
  ['I', '1'],
  ['III', '3'],
  ['V', '5'],
  ['VIII', '8'],
  ['IX', '9'],
  ['XI', '11'],
]);

const SECTION = /^ASME ([IVX]+)$/;

/** "ISO 3452-1 to ISO 3452-6" as "ISO 3452-1", "ISO 3452-6" and "ISO 3452"; "ASTM A262" also as "A262". */
export function spellingsOfStandard(text: string): string[] {
  const standards = text
    .replace(/\(.*?\)/g, '')
    .split(/ and | to |(?<=\d)\/(?=[A-Z])/)
    .map((standard) => standard.trim())
    .filter((standard) => /\d/.test(standard));
  return standards.flatMap((standard) => [
    standard,
    standard.replace(/-\d+$/, ''),
    standard.replace(/^(?:ASME|ASTM|AWS|NACE) (?=[A-Z]+[\d.]{2,})/, ''),
  ]);
}

/** "ASME VIII" as "ASME section VIII", "sec 8" and "VIII div 1". */
export function spellingsOfSection(standard: string): string[] {
  const [, roman = ''] = SECTION.exec(standard) ?? [];
  const number = SECTIONS.get(roman);
  if (number === undefined) return [];
  const sections = [roman, number].flatMap((name) => [`section ${name}`, `sec ${name}`]);
  const divisions = [...sections, `ASME ${roman}`, roman].flatMap((name) => [
    `${name} div 1`,
    `${name} division 1`,
    `${name} div 2`,
    `${name} division 2`,
  ]);
  return [...sections, ...sections.map((name) => `ASME ${name}`), ...(roman === 'VIII' ? divisions : [])];
}
