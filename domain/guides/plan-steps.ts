import { type PlanChoice, type PlanMethod, planCode } from './plan-choice.ts';
import { WELD_METHODS } from './weld-standards.ts';

/** Hold, witness, review, or no attendance. */
type Point = 'H' | 'W' | 'R' | '-';

/** A row of the plan. The contractor performs every step; the points are for the inspector and the owner. */
export type PlanStep = {
  activity: string;
  reference: string;
  acceptance: string;
  record: string;
  inspector: Point;
  owner: Point;
};

const step = (
  activity: string,
  reference: string,
  acceptance: string,
  record: string,
  inspector: Point,
  owner: Point,
): PlanStep => ({
  activity,
  reference,
  acceptance,
  record,
  inspector,
  owner,
});

export function planSteps(choice: PlanChoice): PlanStep[] {
  if (choice.job === 'new') return fabrication(choice);
  if (choice.job === 'repair') return repair(choice);
  return inService(choice);
}

function fabrication(choice: PlanChoice): PlanStep[] {
  const code = planCode(choice);
  return [
    step(
      'Pre-inspection meeting; drawings, plan and procedures approved',
      'Order, this plan',
      'Approved for construction',
      'Minutes, document list',
      'H',
      'W',
    ),
    step(
      'Material certificates and marking',
      `Order, ${code}`,
      'Certificate matches marking and drawing',
      materialRecord(choice),
      'R',
      'R',
    ),
    ...chosen(choice, 'PMI'),
    step(
      'Welding procedures and welders',
      weldingRules(choice),
      'Ranges cover every joint',
      'WPS, PQR, qualification list, weld map',
      'H',
      'R',
    ),
    step(
      'NDT procedures and people',
      'Order',
      'Procedures approved by level 3; certificates valid',
      'Procedures, certificates, vision tests',
      'R',
      'R',
    ),
    step(
      'Fit-up and dimensions before welding',
      `Drawing, ${code}`,
      'Tolerances of the code',
      'Dimension sheet',
      'W',
      '-',
    ),
    visual(choice, 'Welding in progress and finished welds: visual', 'W'),
    ...beforeHeatTreatment(choice),
    ...chosen(choice, 'PWHT'),
    ...afterHeatTreatment(choice),
    step(
      'Final dimensions, cleanliness and nozzle orientation',
      `Drawing, ${code}`,
      'Tolerances of the drawing',
      'Dimension sheet, photographs',
      'W',
      'W',
    ),
    ...chosen(choice, 'LT'),
    ...chosen(choice, 'DFT'),
    step('Marking and nameplate', code, 'Data match the certificate', 'Rubbing or photograph', 'H', '-'),
    step(
      'Final file and release',
      'Order',
      'Complete, all non-conformities closed',
      'Data report or declaration, file, release note',
      'H',
      'R',
    ),
  ];
}

function repair(choice: PlanChoice): PlanStep[] {
  const code = planCode(choice);
  return [
    step(
      'Cause of the damage and method of repair',
      code,
      'Accepted by the inspector, and the engineer where the code asks',
      'Repair procedure, calculation',
      'H',
      'H',
    ),
    step('Material and consumables', 'Repair procedure', 'Certificates match', materialRecord(choice), 'R', '-'),
    ...chosen(choice, 'PMI'),
    step(
      'Welding procedures and welders',
      weldingRules(choice),
      'Ranges cover the repair',
      'WPS, PQR, qualifications',
      'R',
      '-',
    ),
    step('Isolation, cleaning, gas test, permit', 'Owner’s rules', 'Permit issued', 'Permit', '-', 'H'),
    step(
      'Removal of the damage proved by MT or PT',
      techniqueOf(choice, 'MT'),
      'No indication left',
      'Report, sketch of the excavation',
      'H',
      '-',
    ),
    visual(choice, 'Preheat, welding, finished weld: visual', 'W'),
    ...beforeHeatTreatment(choice),
    ...chosen(choice, 'PWHT'),
    ...afterHeatTreatment(choice),
    ...chosen(choice, 'LT'),
    ...chosen(choice, 'DFT'),
    step(
      'Release for service',
      code,
      'Signed by the inspector',
      'Repair report, form and nameplate where the law asks',
      'H',
      'H',
    ),
  ];
}

function inService(choice: PlanChoice): PlanStep[] {
  const code = planCode(choice);
  return [
    step(
      'History, drawings, damage mechanisms and locations of tests',
      code,
      'Plan accepted',
      'Inspection plan',
      'R',
      'H',
    ),
    step(
      'NDT procedures and people',
      'Order',
      'Procedures approved by level 3; certificates valid',
      'Procedures, certificates, vision tests',
      'R',
      'R',
    ),
    step('Isolation, cleaning, gas test, entry permit', 'Owner’s rules', 'Permit issued', 'Permit', '-', 'H'),
    visual(choice, 'External visual: supports, insulation, leaks, earthing', 'W'),
    visual(choice, 'Internal visual, where opened', 'H'),
    ...chosen(choice, 'UTT'),
    ...chosen(choice, 'PMI'),
    ...SURFACE_AND_VOLUME.filter((id) => choice.methods.includes(id)).flatMap((id) => chosen(choice, id)),
    ...chosen(choice, 'HT'),
    step('Relief devices', code, 'Test certificate in date, tag fits', 'Certificates', 'R', 'R'),
    step(
      'Findings, recommendations, need for repair or fitness for service',
      code,
      'Agreed with the owner',
      'List of findings with due dates',
      'H',
      'H',
    ),
    ...chosen(choice, 'LT'),
    ...chosen(choice, 'DFT'),
    step(
      'Before closing: clean, internals in place, nothing left inside',
      'Owner’s rules',
      'Signed',
      'Closing sheet',
      'H',
      'W',
    ),
    step('Report with remaining life and next dates', code, 'Complete, signed', 'Inspection report', 'R', 'R'),
  ];
}

const SURFACE_AND_VOLUME: readonly PlanMethod[] = ['MT', 'PT', 'ET', 'RT', 'UT', 'PAUT', 'TOFD'];
const SURFACE: readonly PlanMethod[] = ['MT', 'PT', 'ET'];

/** With heat treatment, the volume is tested before it and the surface again after it; the code may ask for more. */
function beforeHeatTreatment(choice: PlanChoice): PlanStep[] {
  return SURFACE_AND_VOLUME.flatMap((id) => chosen(choice, id)).concat(
    choice.methods.includes('PWHT') ? [] : chosen(choice, 'HT'),
  );
}

function afterHeatTreatment(choice: PlanChoice): PlanStep[] {
  if (!choice.methods.includes('PWHT')) return [];
  const again = SURFACE.flatMap((id) => chosen(choice, id)).map((row) => ({
    ...row,
    activity: `${row.activity}, after heat treatment`,
  }));
  return [...again, ...chosen(choice, 'HT')];
}

function chosen(choice: PlanChoice, id: PlanMethod): PlanStep[] {
  return choice.methods.includes(id) ? [methodStep(choice, id)] : [];
}

function methodStep(choice: PlanChoice, id: PlanMethod): PlanStep {
  const code = planCode(choice);
  switch (id) {
    case 'UTT':
      return step(
        'Wall thickness at the agreed points',
        'ISO 16809 or ASTM E797',
        `Above the required thickness of ${code}`,
        'Readings on a drawing, rates, remaining life',
        'W',
        '-',
      );
    case 'HT':
      return step(
        'Hardness of weld, heat-affected zone and base metal',
        'ISO 9015-1 for sections; ASTM A1038 or A956 on site',
        'Limit of the order; sour service: 250 HV (ISO 15156)',
        'Readings with positions',
        'W',
        '-',
      );
    case 'PMI':
      return step(
        'Alloy check of alloyed parts and welds',
        'API RP 578',
        'Composition of the specification',
        'Readings by part and weld number',
        'W',
        '-',
      );
    case 'PWHT':
      return step(
        'Heat treatment',
        `${code}, WPS`,
        'Rates, temperature and time of the WPS',
        'Chart, positions of thermocouples, calibration',
        'R',
        'R',
      );
    case 'LT':
      return step(
        'Pressure or leak test',
        `${code}, test procedure`,
        'No leak, no visible deformation',
        'Chart, gauge calibration, medium, temperature',
        'H',
        'W',
      );
    case 'DFT':
      return step(
        'Surface preparation and coating',
        'ISO 8501-1, ISO 19840 or SSPC-PA 2; holiday test where ordered',
        'Specification of the coating',
        'Climate, profile, thickness, holidays',
        'W',
        '-',
      );
    default: {
      const isRecorded = id === 'RT' || id === 'PAUT' || id === 'TOFD';
      const record = id === 'RT' ? 'Report, film or image' : isRecorded ? 'Report, scan plan, raw data' : 'Report';
      const name = WELD_METHODS.find(({ code: method }) => method === id)?.name ?? id;
      return step(
        name,
        techniqueOf(choice, id),
        acceptanceOf(choice, id),
        record,
        isRecorded ? 'R' : 'W',
        isRecorded ? 'R' : '-',
      );
    }
  }
}

function visual(choice: PlanChoice, activity: string, inspector: Point): PlanStep {
  return step(activity, techniqueOf(choice, 'VT'), acceptanceOf(choice, 'VT'), 'Report, photographs', inspector, '-');
}

function techniqueOf({ rules }: PlanChoice, id: string): string {
  const technique = WELD_METHODS.find(({ code }) => code === id)?.technique;
  return (rules === 'american' ? technique?.american : technique?.iso) ?? 'Order';
}

function acceptanceOf(choice: PlanChoice, id: string): string {
  if (choice.job === 'in-service') return `${planCode(choice)}; flaws assessed by the inspector`;
  const method = WELD_METHODS.find(({ code }) => code === id);
  if (method === undefined) return 'Order';
  return choice.rules === 'american' ? choice.equipment.limits(method) : method.acceptance[choice.quality];
}

function weldingRules({ rules, equipment }: PlanChoice): string {
  if (rules === 'european') return 'ISO 15614-1, ISO 9606-1, ISO 3834';
  if (equipment.id === 'structure') return 'AWS D1.1';
  return equipment.id === 'pipeline' ? 'API 1104' : 'ASME Section IX';
}

function materialRecord({ rules }: PlanChoice): string {
  return rules === 'european' ? 'Inspection certificate 3.1 (EN 10204)' : 'Material test report';
}
