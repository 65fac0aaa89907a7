import type { WELD_METHODS } from './weld-standards.ts';

type WeldMethod = (typeof WELD_METHODS)[number];

export const PLAN_JOBS = [
  { id: 'new', name: 'New fabrication' },
  { id: 'in-service', name: 'In-service inspection' },
  { id: 'repair', name: 'Repair or alteration' },
] as const;
type PlanJob = (typeof PLAN_JOBS)[number]['id'];

export const PLAN_RULES = [
  { id: 'american', name: 'American: ASME, API, AWS' },
  { id: 'european', name: 'European: EN and ISO' },
] as const;
type PlanRules = (typeof PLAN_RULES)[number]['id'];

/** What is inspected, with its codes and the column of the weld table that holds its American limits. */
export const PLAN_EQUIPMENT = [
  {
    id: 'vessel',
    name: 'Pressure vessel',
    built: { american: 'ASME VIII-1', european: 'EN 13445-4 and -5' },
    inService: { american: 'API 510', european: 'the law of the country, with EN 13445 as reference' },
    limits: (method: WeldMethod) => `ASME VIII-1: ${method.asmeVIII}`,
  },
  {
    id: 'exchanger',
    name: 'Heat exchanger',
    built: { american: 'ASME VIII-1 and TEMA', european: 'EN 13445-4 and -5' },
    inService: { american: 'API 510', european: 'the law of the country, with EN 13445 as reference' },
    limits: (method: WeldMethod) => `ASME VIII-1: ${method.asmeVIII}`,
  },
  {
    id: 'piping',
    name: 'Process piping',
    built: { american: 'ASME B31.3', european: 'EN 13480-4 and -5' },
    inService: { american: 'API 570', european: 'the law of the country, with EN 13480 as reference' },
    limits: (method: WeldMethod) => `ASME B31.3: ${method.b313}`,
  },
  {
    id: 'tank',
    name: 'Storage tank',
    built: { american: 'API 650', european: 'EN 14015' },
    inService: { american: 'API 653', european: 'EEMUA 159' },
    limits: () => 'API 650, section 8',
  },
  {
    id: 'structure',
    name: 'Steel structure',
    built: { american: 'AWS D1.1', european: 'EN 1090-2' },
    inService: {
      american: 'the owner’s specification, with AWS D1.1',
      european: 'the owner’s specification, with EN 1090-2',
    },
    limits: (method: WeldMethod) => `AWS D1.1: ${method.awsD11}`,
  },
  {
    id: 'pipeline',
    name: 'Pipeline',
    built: { american: 'API 1104', european: 'EN 12732 or ISO 13847' },
    inService: {
      american: 'ASME B31.4 or B31.8 and the owner’s integrity plan',
      european: 'the owner’s integrity plan',
    },
    limits: (method: WeldMethod) => `API 1104: ${method.api1104}`,
  },
] as const;
type PlanEquipment = (typeof PLAN_EQUIPMENT)[number];

/** The methods to choose from: those of the weld table, and those that stand beside it. */
export const PLAN_METHODS = [
  { id: 'MT', name: 'Magnetic particle' },
  { id: 'PT', name: 'Penetrant' },
  { id: 'RT', name: 'Radiographic' },
  { id: 'UT', name: 'Ultrasonic' },
  { id: 'PAUT', name: 'Phased array' },
  { id: 'TOFD', name: 'TOFD' },
  { id: 'ET', name: 'Eddy current' },
  { id: 'UTT', name: 'Wall thickness' },
  { id: 'HT', name: 'Hardness' },
  { id: 'PMI', name: 'Alloy check (PMI)' },
  { id: 'PWHT', name: 'Heat treatment' },
  { id: 'LT', name: 'Pressure or leak test' },
  { id: 'DFT', name: 'Coating' },
] as const;
export type PlanMethod = (typeof PLAN_METHODS)[number]['id'];

export const QUALITY_LEVELS = ['B', 'C', 'D'] as const;
type QualityLevel = (typeof QUALITY_LEVELS)[number];

export type PlanChoice = {
  equipment: PlanEquipment;
  job: PlanJob;
  rules: PlanRules;
  quality: QualityLevel;
  methods: PlanMethod[];
};

/** Shown before anything is chosen. */
export const PLAN_EXAMPLE = new URLSearchParams(
  'equipment=vessel&job=new&rules=american&quality=B&methods=MT&methods=RT&methods=PMI&methods=PWHT&methods=LT',
);

/** Reads the choice of an address; a value that is not offered is a problem. */
export function readPlanChoice(query: URLSearchParams): { choice: PlanChoice } | { problem: string } {
  const pick = <Option extends { id: string }>(name: string, options: readonly Option[]): Option | undefined => {
    const id = query.get(name) ?? options[0]?.id;
    return options.find((option) => option.id === id);
  };
  const equipment = pick('equipment', PLAN_EQUIPMENT);
  const job = pick('job', PLAN_JOBS)?.id;
  const rules = pick('rules', PLAN_RULES)?.id;
  const quality = QUALITY_LEVELS.find((level) => level === (query.get('quality') ?? 'B'));
  const asked = query.getAll('methods');
  const methods = PLAN_METHODS.map(({ id }) => id).filter((id) => asked.includes(id));
  if (!equipment || !job || !rules || !quality || asked.some((id) => !PLAN_METHODS.some((method) => method.id === id)))
    return { problem: 'Choose equipment, job, rules, quality level and methods from the lists.' };
  return { choice: { equipment, job, rules, quality, methods } };
}

export function writePlanChoice({ equipment, job, rules, quality, methods }: PlanChoice): URLSearchParams {
  const query = new URLSearchParams({ equipment: equipment.id, job, rules, quality });
  for (const method of methods) query.append('methods', method);
  return query;
}

/** The code that governs the job: that of construction, or that of equipment in service. */
export function planCode({ equipment, job, rules }: PlanChoice): string {
  return job === 'new' ? equipment.built[rules] : equipment.inService[rules];
}
