/** The trades of the demo companies with equipment, services and industries, as ids of the vocabularies. */
export type DemoKind =
  | 'ndt'
  | 'vessel'
  | 'lab'
  | 'lifting'
  | 'coating'
  | 'welding'
  | 'rope'
  | 'tank'
  | 'marine'
  | 'calibration'
  | 'aero'
  | 'wind'
  | 'rail'
  | 'civil'
  | 'shop';

export type DemoProfile = {
  kind: DemoKind;
  /** How common the trade is; more common in cities with an industry of `home`, and only there if `homeOnly`. */
  weight: number;
  home: string[];
  homeOnly: boolean;
  /** Every company of the trade has `always`; the rest is drawn from `often`. */
  specializations: Choice;
  equipment: Choice;
  industries: Choice;
  /** The earliest year of foundation in this trade. */
  firstYear: number;
  /** The maximum head count; most companies are much smaller. */
  largest: number;
};

export type Choice = { always: string[]; often: string[]; atLeast: number; atMost: number };

type Row = {
  weight: number;
  home: string;
  homeOnly?: boolean;
  does: [always: string, often: string, atLeast: number, atMost: number];
  on: [always: string, often: string, atLeast: number, atMost: number];
  for: [always: string, often: string, atLeast: number, atMost: number];
  firstYear?: number;
  largest?: number;
};

const ROWS: Record<DemoKind, Row> = {
  ndt: {
    weight: 17,
    home: 'oil-gas petrochemical power',
    does: ['UT MT PT VT', 'RT RT PAUT TOFD UTT ET CR/DR LT RVI TT xrfpmi hardness IRIS PEC welding AT FMC/TFM', 5, 11],
    on: [
      'weld process-piping',
      'pressure-vessel storage-tank heat-exchanger boiler pipeline structure casting-forging',
      3,
      7,
    ],
    for: [
      '',
      'oil-gas petrochemical power manufacturing construction pipelines marine-offshore mining-metals nuclear',
      2,
      5,
    ],
    firstYear: 1938,
    largest: 640,
  },
  vessel: {
    weight: 12,
    home: 'petrochemical power pharma-food',
    does: [
      'in-service statutory',
      'third-party design-review nbi authorized rbi ffs hydro prv fat-sat UTT VT audit welding k:failure',
      4,
      9,
    ],
    on: [
      'pressure-vessel boiler',
      'heat-exchanger storage-tank sphere gas-cylinder process-piping valve cryogenic fired-heater',
      4,
      8,
    ],
    for: ['', 'petrochemical power pharma-food oil-gas manufacturing water mining-metals', 2, 5],
    firstYear: 1903,
    largest: 720,
  },
  lab: {
    weight: 12,
    home: 'manufacturing mining-metals petrochemical oil-gas',
    does: [
      'tensile charpy hardness bend',
      'macro micro oes cs igc pitting ssc hic ctod fatigue creep dwtt grain inclusion ferrite sem saltspray failure wpq fracture compression xrfpmi',
      6,
      12,
    ],
    on: [
      'weld casting-forging',
      'pressure-vessel pipeline structure process-piping valve turbine composite drilling',
      2,
      5,
    ],
    for: [
      '',
      'manufacturing oil-gas petrochemical power construction marine-offshore mining-metals aerospace rail pipelines',
      2,
      5,
    ],
    firstYear: 1921,
    largest: 260,
  },
  lifting: {
    weight: 10,
    home: 'construction marine-offshore manufacturing mining-metals',
    does: ['lifting VT', 'statutory MT PT UTT MFL third-party audit in-service drone', 3, 6],
    on: ['crane lifting-accessory', 'wire-rope mewp elevator structure drilling mining amusement', 3, 6],
    for: ['', 'construction marine-offshore manufacturing oil-gas mining-metals rail power', 2, 5],
    firstYear: 1934,
    largest: 240,
  },
  coating: {
    weight: 7,
    home: 'marine-offshore oil-gas water construction',
    does: ['k:coating t:coating', 'cml saltspray UTT VT PEC rope-access drone vendor audit', 3, 6],
    on: ['structure storage-tank', 'pipeline ship-hull process-piping concrete wind subsea', 2, 6],
    for: ['', 'oil-gas marine-offshore pipelines water construction renewables petrochemical defence', 2, 5],
    firstYear: 1966,
    largest: 130,
  },
  welding: {
    weight: 9,
    home: 'oil-gas manufacturing petrochemical construction',
    does: [
      'welding vendor third-party',
      'expediting pre-shipment fat-sat audit wpq VT PT MT UT dimensional design-review hydro',
      5,
      10,
    ],
    on: [
      'weld pressure-vessel',
      'process-piping valve casting-forging structure turbine pipeline heat-exchanger drilling',
      3,
      7,
    ],
    for: ['', 'oil-gas petrochemical power manufacturing construction renewables pipelines nuclear', 2, 5],
    firstYear: 1951,
    largest: 420,
  },
  rope: {
    weight: 6,
    home: 'marine-offshore oil-gas construction renewables',
    does: ['rope-access VT', 'drone drone RVI UTT MT PT TT k:coating cml lifting in-service', 4, 8],
    on: ['structure', 'storage-tank pressure-vessel concrete wind ship-hull fired-heater sphere boiler', 3, 6],
    for: ['', 'oil-gas marine-offshore renewables construction power petrochemical defence', 2, 5],
    firstYear: 1988,
    largest: 180,
  },
  tank: {
    weight: 8,
    home: 'oil-gas petrochemical pipelines',
    does: [
      'k:tank k:pipeline in-service UTT',
      'MFL GWT PEC rbi ffs LT AT RVI drone EMAT AUT k:coating cml hydro LM',
      5,
      10,
    ],
    on: ['storage-tank pipeline', 'process-piping pressure-vessel sphere cryogenic valve fired-heater', 3, 6],
    for: ['', 'oil-gas petrochemical pipelines power water mining-metals', 2, 4],
    firstYear: 1958,
    largest: 230,
  },
  marine: {
    weight: 10,
    home: 'marine-offshore',
    homeOnly: true,
    does: ['class UTT VT', 'LT underwater MT PT UT drone rope-access k:coating RVI', 4, 8],
    on: ['ship-hull', 'subsea crane structure weld pipeline valve wire-rope', 2, 5],
    for: ['marine-offshore', 'oil-gas renewables defence construction', 1, 3],
    firstYear: 1971,
    largest: 110,
  },
  calibration: {
    weight: 8,
    home: 'manufacturing aerospace pharma-food power',
    does: ['calibration dimensional', 'hardness prv fat-sat audit LT', 2, 4],
    on: ['electrical', 'valve turbine lifting-accessory gas-cylinder aircraft weld rail', 2, 5],
    for: ['manufacturing', 'pharma-food power aerospace oil-gas water rail defence', 2, 5],
    firstYear: 1954,
    largest: 95,
  },
  aero: {
    weight: 13,
    home: 'aerospace',
    homeOnly: true,
    does: ['PT MT ET', 'UT RT CR/DR CT ECA VT RVI LM TT hardness dimensional', 5, 9],
    on: ['aircraft', 'composite casting-forging turbine weld', 2, 5],
    for: ['aerospace', 'defence manufacturing power rail', 1, 4],
    firstYear: 1949,
    largest: 190,
  },
  wind: {
    weight: 12,
    home: 'renewables',
    homeOnly: true,
    does: ['in-service VT', 'rope-access drone UT PAUT TT VA MT UTT k:coating third-party vendor fat-sat', 4, 8],
    on: ['wind', 'composite structure weld concrete electrical lifting-accessory elevator', 2, 6],
    for: ['renewables', 'power marine-offshore construction', 1, 3],
    firstYear: 1998,
    largest: 140,
  },
  rail: {
    weight: 10,
    home: 'rail',
    homeOnly: true,
    does: ['UT MT ET VT', 'PAUT ECA PT UTT hardness macro in-service audit welding', 4, 8],
    on: ['rail', 'weld structure casting-forging electrical', 2, 4],
    for: ['rail', 'construction manufacturing defence mining-metals', 1, 4],
    firstYear: 1947,
    largest: 160,
  },
  civil: {
    weight: 9,
    home: 'construction water',
    does: ['GPR compression VT', 'TT drone rope-access t:coating UTT MT UT tensile hardness welding in-service', 4, 8],
    on: ['concrete structure', 'weld storage-tank rail pipeline', 2, 5],
    for: ['construction', 'water rail defence power manufacturing', 2, 4],
    firstYear: 1957,
    largest: 150,
  },
  shop: {
    weight: 8,
    home: 'petrochemical manufacturing oil-gas power',
    does: ['hydro wpq VT PT', 'prv MT RT UT hardness xrfpmi dimensional fat-sat UTT macro bend', 4, 8],
    on: ['pressure-vessel weld', 'heat-exchanger boiler valve process-piping storage-tank fired-heater', 3, 6],
    for: ['', 'petrochemical oil-gas power manufacturing pharma-food mining-metals', 2, 4],
    firstYear: 1926,
    largest: 380,
  },
};

const words = (text: string) => text.split(' ').filter((word) => word !== '');

const choice = ([always, often, atLeast, atMost]: Row['does']): Choice => ({
  always: words(always),
  often: words(often),
  atLeast,
  atMost,
});

export const DEMO_PROFILES: DemoProfile[] = (Object.keys(ROWS) as DemoKind[]).map((kind) => ({
  kind,
  weight: ROWS[kind].weight,
  home: words(ROWS[kind].home),
  homeOnly: ROWS[kind].homeOnly ?? false,
  specializations: choice(ROWS[kind].does),
  equipment: choice(ROWS[kind].on),
  industries: choice(ROWS[kind].for),
  firstYear: ROWS[kind].firstYear ?? 1950,
  largest: ROWS[kind].largest ?? 150,
}));
