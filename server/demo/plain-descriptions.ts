import type { Random } from './random.ts';

/** What a company wrote itself when nobody edited it: nothing, a line, a list of key words, another language, haste. */
export type PlainSubject = {
  name: string;
  country: string;
  city: string;
  year: number | null;
  specializations: readonly string[];
  equipment: readonly string[];
  industries: readonly string[];
  certifications: readonly string[];
};

type Style = 'none' | 'line' | 'keywords' | 'own language' | 'hasty' | 'slogan' | 'edited';

const STYLES: readonly [style: Style, weight: number][] = [
  ['none', 4],
  ['line', 12],
  ['keywords', 14],
  ['own language', 9],
  ['hasty', 9],
  ['slogan', 7],
  ['edited', 45],
];

/** Words of the trade in the languages of the countries: services, on equipment, for industries, since. */
const OWN_LANGUAGE: Readonly<Record<string, readonly [services: string, and: string, since: string]>> = {
  TR: ['Muayene ve test hizmetleri', 've', 'kuruluş'],
  DE: ['Prüfung und Überwachung', 'und', 'seit'],
  NL: ['Keuring en onderzoek', 'en', 'sinds'],
  BE: ['Keuring en onderzoek', 'en', 'sinds'],
  IT: ['Controlli e collaudi', 'e', 'dal'],
  ES: ['Inspección y ensayos', 'y', 'desde'],
  FR: ['Contrôles et essais', 'et', 'depuis'],
  NO: ['Kontroll og prøving', 'og', 'siden'],
  DK: ['Kontrol og prøvning', 'og', 'siden'],
  PL: ['Badania i inspekcje', 'i', 'od'],
  RO: ['Inspecții și încercări', 'și', 'din'],
  BR: ['Inspeção e ensaios', 'e', 'desde'],
  AO: ['Inspeção e ensaios', 'e', 'desde'],
  MX: ['Inspección y ensayos', 'y', 'desde'],
  CO: ['Inspección y ensayos', 'y', 'desde'],
  CL: ['Inspección y ensayos', 'y', 'desde'],
  ID: ['Jasa inspeksi dan pengujian', 'dan', 'sejak'],
  VN: ['Kiểm định và thử nghiệm', 'và', 'từ'],
};

/** The text of a company that nobody edited; undefined for the others, whose text comes from the sentences of the trade. */
export function createPlainDescriber(random: Random): (subject: PlainSubject) => string | undefined {
  const written = new Set<string>();
  return (subject) => {
    const [style] = random.weighted(STYLES, ([, weight]) => weight);
    const text = write(random, style, subject);
    if (text === undefined || (text !== '' && written.has(text))) return undefined;
    written.add(text);
    return text;
  };
}

function write(random: Random, style: Style, subject: PlainSubject): string | undefined {
  if (style === 'none') return '';
  if (style === 'edited') return undefined;
  if (style === 'own language') return inOwnLanguage(random, subject);
  return WRITERS[style](random, subject);
}

const WRITERS: Readonly<
  Record<'line' | 'keywords' | 'hasty' | 'slogan', (random: Random, of: PlainSubject) => string>
> = {
  line: (random, { specializations, equipment, city }) => {
    const services = listed(some(random, specializations, 2, 3), 'and');
    const things = lower(listed(some(random, equipment, 1, 2), 'and'));
    return random.pick([
      `${services} on ${things}.`,
      `${services} in and around ${city}.`,
      `${services}, mostly on ${things}.`,
      `For ${things}: ${lower(services)}.`,
    ]);
  },
  keywords: (random, { specializations, equipment, certifications, industries }) => {
    const separator = random.pick([', ', ' / ', ' - ', '; ', ' | ']).replace('|', '·');
    const words = [
      ...some(random, specializations, 3, 6),
      ...some(random, equipment, 1, 4),
      ...some(random, certifications, 0, 2),
      ...some(random, industries, 0, 2),
    ];
    const text = words.join(separator);
    return random.chance(0.3) ? text.toUpperCase() : text;
  },
  hasty: (random, { specializations, equipment, industries, city }) => {
    const services = lower(some(random, specializations, 2, 4).join(', '));
    const things = lower(some(random, equipment, 1, 3).join(', '));
    const sectors = lower(some(random, industries, 1, 2).join(' and '));
    return random.pick([
      `we do ${services} and also ${things} for all clients in ${sectors}. please call for price`,
      `Our company make ${services}. We have experience with ${things}, also ${sectors}, good quality and on time`,
      `${services} !! ${things} . ${city} and all region, also weekend`,
      `We are provide ${services} services for ${sectors} since long time. Equipment: ${things}`,
    ]);
  },
  slogan: (random, { name, specializations, industries, equipment }) => {
    const [first = '', second = ''] = some(random, specializations, 2, 2);
    const [sector = 'industry'] = some(random, industries, 1, 1);
    const [thing = 'plant'] = some(random, equipment, 1, 1);
    return random.pick([
      `${name}: your trusted leader for ${lower(first)} in ${lower(sector)}. World-class ${lower(second)}, no compromise.`,
      `The leading name in ${lower(first)} and ${lower(second)}. When ${lower(thing)} must not fail, ${lower(sector)} calls ${name}!`,
      `Excellence in ${lower(first)}. Passion for ${lower(thing)}. Proud partner of ${lower(sector)} and ${lower(second)} since day one.`,
      `More than ${lower(first)}: with ${lower(second)} from ${name}, your ${lower(thing)} in ${lower(sector)} is in the best hands.`,
    ]);
  },
};

function inOwnLanguage(random: Random, { country, specializations, equipment, city, year }: PlainSubject) {
  const words = OWN_LANGUAGE[country];
  if (words === undefined) return undefined;
  const [services, and, since] = words;
  const founded = year === null ? '' : ` (${since} ${year})`;
  return `${services}${founded}, ${city}: ${listed([...some(random, specializations, 2, 4), ...some(random, equipment, 1, 2)], and)}`;
}

function some(random: Random, list: readonly string[], min: number, max: number): string[] {
  return random.sample([...list], Math.min(list.length, random.int(min, max)));
}

function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** Names of methods begin with a capital in the vocabulary; abbreviations and Charpy keep theirs. */
function lower(text: string): string {
  return text.replace(/\b(?!Charpy\b)([A-Z])(?=[a-z])/g, (letter) => letter.toLowerCase());
}
