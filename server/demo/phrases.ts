import type { DemoCity } from './cities.ts';
import { DEMO_COUNTRIES } from './countries.ts';
import type { DemoKind } from './profiles.ts';
import type { Random } from './random.ts';

/** The properties of a company that its description mentions; lists are ids as in profiles.ts. */
export type PhraseSubject = {
  kind: DemoKind;
  name: string;
  city: DemoCity;
  people: number;
  year: number | null;
  specializations: string[];
  certifications: string[];
  industries: string[];
  equipment: string[];
};

/** `words` replace the placeholders of a sentence; `marks` are the conditions that a sentence can require. */
export type Phrases = { words: Record<string, string | undefined>; marks: Set<string> };

const METHOD_WORDS: Record<string, string> = {
  RVI: 'remote visual inspection',
  PT: 'penetrant testing',
  MT: 'magnetic particle testing',
  ET: 'eddy current testing',
  UT: 'ultrasonic testing',
  RT: 'radiography',
  LT: 'leak testing',
  AT: 'acoustic emission testing',
  TT: 'thermography',
  PAUT: 'phased array',
  TOFD: 'TOFD',
  'FMC/TFM': 'full matrix capture',
  UTT: 'thickness measurement',
  GWT: 'guided wave screening',
  IRIS: 'IRIS tube inspection',
  EMAT: 'EMAT scanning',
  AUT: 'automated ultrasonic testing',
  'CR/DR': 'digital radiography',
  CT: 'computed tomography',
  ECA: 'eddy current arrays',
  PEC: 'pulsed eddy current',
  MFL: 'magnetic flux leakage',
  VA: 'vibration analysis',
  GPR: 'ground radar',
};

const EQUIPMENT_WORDS: Record<string, string> = {
  'pressure-vessel': 'pressure vessels',
  boiler: 'boilers',
  'heat-exchanger': 'heat exchangers',
  'storage-tank': 'storage tanks',
  sphere: 'LPG spheres',
  cryogenic: 'cryogenic tanks',
  'gas-cylinder': 'gas cylinders',
  'process-piping': 'process piping',
  pipeline: 'pipelines',
  valve: 'valves',
  'fired-heater': 'fired heaters',
  turbine: 'rotating machinery',
  crane: 'cranes',
  'lifting-accessory': 'lifting tackle',
  elevator: 'passenger lifts',
  mewp: 'mobile platforms',
  'wire-rope': 'wire ropes',
  structure: 'steel structures',
  weld: 'welds',
  'casting-forging': 'castings',
  aircraft: 'aircraft parts',
  'ship-hull': 'ship hulls',
  subsea: 'subsea equipment',
  drilling: 'drilling equipment',
  rail: 'rolling stock',
  wind: 'wind turbines',
  concrete: 'concrete structures',
  composite: 'composite parts',
  mining: 'mining machinery',
  amusement: 'amusement rides',
};

/** Before a noun ("power customers"), and standing alone ("for power generation"). */
const INDUSTRY_WORDS: Record<string, [before: string[], alone: string[]]> = {
  'oil-gas': [
    ['oil', 'gas'],
    ['oil', 'gas'],
  ],
  petrochemical: [['petrochemical'], ['petrochemicals']],
  power: [['power'], ['power generation']],
  'marine-offshore': [['marine'], ['shipping']],
  aerospace: [['aerospace'], ['aerospace']],
  manufacturing: [['manufacturing'], ['manufacturing']],
  construction: [['construction'], ['construction']],
  'mining-metals': [['mining'], ['mining']],
  nuclear: [['nuclear'], ['nuclear power']],
  renewables: [['renewable energy'], ['renewable energy']],
  pipelines: [['gas network'], ['gas networks']],
  rail: [['rail'], ['rail transport']],
  water: [['water'], ['water supply']],
  'pharma-food': [
    ['food', 'pharma'],
    ['food', 'pharma'],
  ],
  defence: [['defence'], ['defence']],
};

const SCHEME_WORDS: Record<string, string> = {
  pcn: 'PCN',
  'iso-9712': 'ISO 9712',
  cgsb: 'CGSB',
  'snt-tc-1a': 'SNT-TC-1A',
  'asnt-l3': 'SNT-TC-1A',
};

/** Trades whose descriptions leave welds out: their sentences say that equipment is bought, built or climbed. */
const WITHOUT_WELDS: DemoKind[] = ['shop', 'welding', 'civil', 'marine', 'wind', 'rail'];
const DELAYS = [
  '24 hours',
  '48 hours',
  'two working days',
  'three working days',
  'four working days',
  'five working days',
  'a week',
];
const CALL_OUTS = ['two hours', 'three hours', 'four hours', 'six hours', 'eight hours', '12 hours', '24 hours'];
const ROMAN_LEVELS = ['us', 'gulf', 'asia', 'africa', 'latam'];

export function createPhrases(random: Random, subject: PhraseSubject): Phrases {
  const { kind, city, people, year } = subject;
  const country = DEMO_COUNTRIES[city.country];
  if (!country) throw new Error(`no country ${city.country}`);
  const methodWords = subject.specializations.flatMap((id) => METHOD_WORDS[id] ?? []);
  const [m1, m2, m3] = random.sample(methodWords, 3);
  const equipment = subject.equipment.filter((id) => !(id === 'weld' && WITHOUT_WELDS.includes(kind)));
  const [e1, e2] = [equipment.slice(0, 1), random.sample(equipment.slice(1), 1)]
    .flat()
    .map((id) => EQUIPMENT_WORDS[id]);
  const industries = random.sample(subject.industries.filter(isWorthNaming), 2);
  const [site = city.name, site2 = site] = random.sample(sitesOf(kind, city), 2);
  const scheme = [...country.people, 'iso-9712'].find((id) => subject.certifications.includes(id) && SCHEME_WORDS[id]);
  const languages = city.languages ?? random.pick(country.languages);
  const roman = ROMAN_LEVELS.includes(country.circle);
  const [body, ibody] = country.bodies;

  const words: Phrases['words'] = {
    name: subject.name,
    city: city.name,
    country: country.name,
    vessel: country.vessel,
    lift: country.lift,
    radiation: country.radiation,
    weld: country.weld,
    site,
    site2,
    body,
    ibody,
    year: year === null ? undefined : String(year),
    crew: numberInWords(Math.max(2, Math.round(people * (0.5 + random.int(0, 25) / 100)))),
    m1,
    m2,
    m3,
    e1,
    e2,
    inds: joinWords(industries.flatMap((id) => INDUSTRY_WORDS[id]?.[0] ?? [])),
    fields: joinWords(industries.flatMap((id) => INDUSTRY_WORDS[id]?.[1] ?? [])),
    lang: languages === 'English' ? undefined : languages,
    days: random.pick(DELAYS),
    hours: random.pick(CALL_OUTS),
    scheme: scheme && SCHEME_WORDS[scheme],
    L2: roman ? 'Level II' : 'Level 2',
    L3: roman ? 'Level III' : 'Level 3',
  };
  const marks = new Set([
    ...subject.specializations.flatMap((id) => [id, `k:${id}`]),
    ...subject.certifications,
    ...subject.equipment.map((id) => `e:${id}`),
    ...subject.industries.map((id) => `i:${id}`),
    country.circle,
    ...(['tr', 'uk', 'no'].includes(country.circle) ? ['eu'] : []),
    ...(people <= 10 ? ['small'] : people > 60 ? ['big'] : []),
    ...(year === null ? [] : year <= 2012 ? ['year', 'old'] : ['year']),
    ...(scheme ? ['scheme'] : []),
  ]);
  return { words, marks };
}

/** Leaves out an industry that another one includes: "oil, gas and gas networks". */
function isWorthNaming(industry: string, _: number, all: string[]): boolean {
  return industry !== 'pipelines' || !all.includes('oil-gas');
}

function sitesOf(kind: DemoKind, city: DemoCity): string[] {
  if (kind === 'marine') return city.waterfronts;
  if (kind === 'aero') return city.airfields;
  return kind === 'rail' || kind === 'wind' ? [] : city.sites;
}

const SMALL_NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function numberInWords(count: number): string {
  return SMALL_NUMBERS[count] ?? withThousands(count);
}

export function withThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function joinWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
