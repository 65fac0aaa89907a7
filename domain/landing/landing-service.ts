import { toSlug } from '#domain/text/slug.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { INSPECTION_TYPES } from '#domain/vocabulary/inspection-types.ts';
import { LAB_TESTS } from '#domain/vocabulary/lab-tests.ts';
import { METHODS } from '#domain/vocabulary/methods.ts';

/** The subject of a service landing page, with what the vocabulary says about it. */
export type LandingService = {
  slug: string;
  /** "Tensile testing" */
  name: string;
  group: 'method' | 'laboratory' | 'equipment' | 'inspection';
  /** The name of its laboratories: "Tensile Test Labs". For laboratory tests only. */
  labName: string | null;
  /** One sentence: what the service detects, measures or does. */
  gives: string | null;
  materials: string | null;
  limits: string | null;
  standards: readonly string[];
};

type Entry = LandingService & { aliases: readonly string[] };

const NOTHING = { labName: null, gives: null, materials: null, limits: null, standards: [], aliases: [] };
const ENDINGS = /-(?:testing|tests|test|inspection|examination|services|service)$/;

/** Names that buyers use instead of the textbook name, by code of the method or type of equipment. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['VT', 'Visual inspection'],
  ['PT', 'Dye penetrant testing'],
  ['weld', 'Weld'],
]);
/** Names that take another form inside a sentence. */
const NAMES_IN_TEXT: ReadonlyMap<string, string> = new Map([
  ['Fitness for service', 'fitness-for-service assessment'],
  ['Supplier audit', 'supplier audits'],
  ['Total focusing method', 'the total focusing method'],
  ['Internal rotary inspection system', 'IRIS tube inspection'],
  ['Eddy current array', 'eddy current array testing'],
  ['Pulsed eddy current', 'pulsed eddy current testing'],
  ['Magnetic flux leakage', 'magnetic flux leakage testing'],
]);
const MEASURED = new Set(['grain', 'inclusion', 'ferrite']);
const SMALL_WORDS = new Set(['and', 'of', 'for', 'with', 'the', 'in', 'to', 'on']);

const ENTRIES: readonly Entry[] = [
  {
    ...NOTHING,
    slug: 'ndt',
    name: 'Non-destructive testing',
    group: 'method',
    aliases: ['nde', 'ndi', 'non destructive', 'nondestructive'],
  },
  ...METHODS.map((method): Entry => {
    const name = USUAL_NAMES.get(method.code) ?? method.name;
    return {
      ...NOTHING,
      slug: method.slug ?? toSlug(name).replace(/-testing$/, ''),
      name,
      group: 'method',
      gives: method.detects,
      materials: method.materials,
      limits: method.limits,
      standards: method.standards,
      aliases: [method.name, ...method.code.split('/'), ...method.aliases],
    };
  }),
  {
    ...NOTHING,
    slug: 'material',
    name: 'Material testing',
    group: 'laboratory',
    labName: 'Material Test Labs',
    aliases: ['materials', 'mechanical', 'laboratory', 'lab'],
  },
  ...LAB_TESTS.map((test): Entry => {
    const name = MEASURED.has(test.id) ? `${test.name} measurement` : test.name.replace(/ test$/, ' testing');
    return {
      ...NOTHING,
      slug: toSlug(test.name).replace(/-test$/, ''),
      name,
      group: 'laboratory',
      labName: `${titleCase(test.name)} Labs`,
      gives: test.gives,
      standards: test.standards,
      aliases: [test.id, name, ...test.aliases],
    };
  }),
  ...EQUIPMENT_TYPES.map((equipment): Entry => {
    const name = USUAL_NAMES.get(equipment.id) ?? equipment.name;
    return {
      ...NOTHING,
      slug: toSlug(name),
      name: `${name} testing`,
      group: 'equipment',
      standards: equipment.codes,
      aliases: [equipment.id, equipment.name, ...equipment.aliases],
    };
  }),
  ...INSPECTION_TYPES.map(
    (type): Entry => ({
      ...NOTHING,
      slug: toSlug(type.name),
      name: type.name,
      group: 'inspection',
      gives: type.what,
      aliases: [],
    }),
  ),
];

/** A word belongs to the first entry that claims it, so methods take precedence over equipment. */
const SERVICE_BY_WORD = new Map<string, Entry>();
for (const words of [
  (entry: Entry) => [entry.slug],
  (entry: Entry) => [entry.name, ...entry.aliases].map(toSlug),
  (entry: Entry) => [entry.slug, ...[entry.name, ...entry.aliases].map(toSlug)].map(withoutEnding),
]) {
  for (const entry of ENTRIES) {
    for (const word of words(entry)) if (word !== '' && !SERVICE_BY_WORD.has(word)) SERVICE_BY_WORD.set(word, entry);
  }
}

export const LANDING_SERVICES: readonly LandingService[] = [
  ...new Set(ENTRIES.map(({ slug }) => SERVICE_BY_WORD.get(slug)).filter((entry) => entry !== undefined)),
];

/** The service that a part of a slug names: ultrasonic, ut, pressure-vessel-inspection. */
export function findLandingService(words: string): LandingService | undefined {
  const slug = words
    .split('-')
    .filter((word) => word !== '')
    .join('-');
  return SERVICE_BY_WORD.get(slug) ?? SERVICE_BY_WORD.get(withoutEnding(slug));
}

/**
 * The words to search for (specification section 4): those of the slug except "and" and "with". A test whose words are also
 * the name of equipment is searched for by its own name.
 */
export function serviceWords(service: LandingService): string {
  if (isNamedLikeEquipment(service)) return `${withoutHyphens(service.slug)} test`;
  return service.slug
    .split('-')
    .filter((word) => word !== 'and' && word !== 'with')
    .join(' ');
}

/** "Safety valve" is a test and a name of equipment. */
export function isNamedLikeEquipment({ slug, group }: LandingService): boolean {
  return group === 'laboratory' && EQUIPMENT_SLUGS.has(slug);
}

const EQUIPMENT_SLUGS = new Set(EQUIPMENT_TYPES.flatMap(({ aliases }) => aliases.map(toSlug)));

const withoutHyphens = (slug: string) => slug.replaceAll('-', ' ');

/** The name inside a sentence: "ultrasonic testing", but "Charpy impact testing" and "LPG sphere testing". */
export function serviceInText({ name }: LandingService): string {
  const inText = NAMES_IN_TEXT.get(name);
  if (inText !== undefined) return inText;
  return /^(?:[A-Z]{2}|[A-Z]-|Charpy)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** "Drop weight tear testing" in title case: "Drop Weight Tear Testing". */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function withoutEnding(slug: string): string {
  return slug.replace(ENDINGS, '');
}
