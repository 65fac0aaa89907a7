import type { GuideNote } from './guide.ts';

/** One method in the table of weld standards: how to test, and where each code draws the line. */
export type WeldMethod = {
  code: string;
  name: string;
  /** The technique standards of ISO, and their counterparts at ASME and ASTM. */
  technique: { iso: string; american: string };
  /** Testing level and acceptance level for the quality levels of ISO 5817. */
  acceptance: { B: string; C: string; D: string };
  asmeVIII: string;
  b313: string;
  awsD11: string;
  api1104: string;
  /** What the test needs to be valid: light, temperature, sensitivity. */
  conditions: string;
};

export const WELD_METHODS: readonly WeldMethod[] = [
  {
    code: 'VT',
    name: 'Visual testing',
    technique: { iso: 'ISO 17637', american: 'ASME V Article 9' },
    acceptance: { B: 'ISO 5817 level B', C: 'ISO 5817 level C', D: 'ISO 5817 level D' },
    asmeVIII: 'UW-35 finish, undercut and reinforcement; UW-36 fillet welds',
    b313: 'Para. 341.3.2 and its table; method in 344.2',
    awsD11: '8.9, Table 8.1',
    api1104: 'Section 9.7',
    conditions:
      'At least 350 lux, better 500 (ISO 17637); 1,000 lux under ASME V. Eye within 600 mm and at 30 degrees or more to the surface. First of all methods.',
  },
  {
    code: 'PT',
    name: 'Penetrant testing',
    technique: { iso: 'ISO 3452-1; -5 above 50 °C, -6 below 10 °C', american: 'ASME V Article 6, ASTM E165, E1417' },
    acceptance: { B: 'ISO 23277 level 2X', C: 'ISO 23277 level 2X', D: 'ISO 23277 level 3X' },
    asmeVIII: 'Mandatory Appendix 8',
    b313: 'Para. 341.3.2 and its table; method in 344.4',
    awsD11: '8.10, judged by Table 8.1',
    api1104: 'Section 9.5',
    conditions:
      '10 to 50 °C in ISO 3452-1. Colour contrast: at least 500 lux. Fluorescent: UV-A of at least 10 W/m² and at most 20 lux of white light (ISO 3059).',
  },
  {
    code: 'MT',
    name: 'Magnetic particle testing',
    technique: { iso: 'ISO 17638 with ISO 9934-1 to -3', american: 'ASME V Article 7, ASTM E709, E1444' },
    acceptance: { B: 'ISO 23278 level 2X', C: 'ISO 23278 level 2X', D: 'ISO 23278 level 3X' },
    asmeVIII: 'Mandatory Appendix 6',
    b313: 'Para. 341.3.2 and its table; method in 344.3',
    awsD11: '8.10, judged by Table 8.1',
    api1104: 'Section 9.4',
    conditions:
      'Two directions of magnetisation, nearly at right angles. An AC yoke lifts about 4.5 kg (44 N). Light as for penetrants. Ferromagnetic steel only.',
  },
  {
    code: 'RT',
    name: 'Radiographic testing, film',
    technique: { iso: 'ISO 17636-1', american: 'ASME V Article 2, ASTM E94, E1032' },
    acceptance: {
      B: 'Class B, ISO 10675-1 level 1',
      C: 'Class B (area of one exposure as class A), ISO 10675-1 level 2',
      D: 'Class A, ISO 10675-1 level 3',
    },
    asmeVIII: 'UW-51 full, UW-52 spot; Appendix 4 for rounded indications',
    b313: 'Para. 341.3.2 and its table; method in 344.5',
    awsD11: '8.12',
    api1104: 'Section 9.3',
    conditions:
      'Density at least 2.0 in class A, 2.3 in class B. Wire or step-hole indicator (ISO 19232). Steel: Se-75 for 10 to 40 mm, Ir-192 for 20 to 100 mm, Co-60 for 40 to 200 mm in class A; narrower in class B.',
  },
  {
    code: 'DR',
    name: 'Digital radiography (CR and detector arrays)',
    technique: { iso: 'ISO 17636-2', american: 'ASME V Article 2, Appendices VIII and IX' },
    acceptance: {
      B: 'Class B, ISO 10675-1 level 1',
      C: 'Class B (area of one exposure as class A), ISO 10675-1 level 2',
      D: 'Class A, ISO 10675-1 level 3',
    },
    asmeVIII: 'As film',
    b313: 'As film',
    awsD11: 'Part on other radiation imaging systems of clause 8',
    api1104: 'Section 9.3, with a qualified procedure',
    conditions:
      'Duplex wire indicator (ISO 19232-5) for the spatial resolution, normalised signal-to-noise ratio, and a map of bad pixels, beside the indicators of film.',
  },
  {
    code: 'UT',
    name: 'Ultrasonic testing, manual',
    technique: {
      iso: 'ISO 17640 from 8 mm; ISO 22825 austenitic and nickel; ISO 23279 characterisation',
      american: 'ASME V Article 4, ASTM E164',
    },
    acceptance: {
      B: 'Testing level B at least, ISO 11666 level 2',
      C: 'Testing level A at least, ISO 11666 level 3',
      D: 'None of its own: by agreement as for C',
    },
    asmeVIII: 'Mandatory Appendix 12',
    b313: 'Para. 344.6',
    awsD11: '8.13, Tables 8.2 (static) and 8.3 (cyclic); technique in part F',
    api1104: 'Section 9.6',
    conditions:
      'Sensitivity by a 3 mm side-drilled hole, a distance-gain-size curve or a notch. Settings checked at least every four hours and at the end. Surface free of spatter.',
  },
  {
    code: 'PAUT',
    name: 'Phased array ultrasonic testing',
    technique: {
      iso: 'ISO 13588 from 6 mm; ISO 20601 for 3.2 to 8 mm; ISO 22825 austenitic',
      american: 'ASME V Article 4 with its phased array appendices, ASTM E2700',
    },
    acceptance: {
      B: 'Testing level B, ISO 19285 level 2; 3.2 to 8 mm: ISO 4761',
      C: 'Testing level A, ISO 19285 level 3; 3.2 to 8 mm: ISO 4761',
      D: 'State it in the order; 3.2 to 8 mm: ISO 4761',
    },
    asmeVIII: 'UW-51(a)(4) for ultrasonic in place of radiographic testing; else Appendix 12',
    b313: 'Para. 344.6, or the appendix and code cases that the order names',
    awsD11: 'The annex on phased array, 2020 edition: Annex H',
    api1104: 'Section 9.6, with a qualified procedure',
    conditions:
      'A scan plan that shows the beams on the real bevel. Encoder for a record. Say in the order whether indications are judged by amplitude and length or by height and length.',
  },
  {
    code: 'TOFD',
    name: 'Time-of-flight diffraction',
    technique: { iso: 'ISO 10863, general ISO 16828', american: 'ASME V Article 4 with its TOFD appendix, ASTM E2373' },
    acceptance: {
      B: 'Testing level C, ISO 15626 level 1',
      C: 'Testing level B at least, ISO 15626 level 2',
      D: 'Testing level A at least, ISO 15626 level 3',
    },
    asmeVIII: 'UW-51(a)(4) for ultrasonic in place of radiographic testing',
    b313: 'Para. 344.6, or the appendix and code cases that the order names',
    awsD11: 'As an alternative that the engineer approves',
    api1104: 'Section 9.6, with a qualified procedure',
    conditions:
      'Walls of 6 to 300 mm, fine-grained. Blind for some millimetres below the scanned surface and less at the back wall: add pulse echo, MT or PT there.',
  },
  {
    code: 'TFM',
    name: 'Total focusing method',
    technique: { iso: 'ISO 23864, general ISO 23865', american: 'ASME V Article 4 with its FMC/TFM appendix' },
    acceptance: { B: 'State it in the order', C: 'State it in the order', D: 'State it in the order' },
    asmeVIII: 'As ultrasonic in place of radiographic testing',
    b313: 'By the order',
    awsD11: 'As an alternative that the engineer approves',
    api1104: 'By a qualified procedure',
    conditions: 'Name the wave path (mode) and the grid. ISO 23864 has testing levels A to D but no acceptance levels.',
  },
  {
    code: 'ET',
    name: 'Eddy current testing',
    technique: { iso: 'ISO 17643, general ISO 15549', american: 'ASME V Article 8; arrays on steel: ASTM E3052' },
    acceptance: { B: 'By agreement', C: 'By agreement', D: 'By agreement' },
    asmeVIII: 'No general replacement of MT or PT: ask the inspector first',
    b313: 'By the order',
    awsD11: 'As an alternative that the engineer approves',
    api1104: 'No section of its own',
    conditions:
      'Notches of known depth in the same material, with foils as thick as the coating. ISO 17643 covers non-conducting coatings up to 2 mm.',
  },
];

/** Which method suits which joint, after ISO 17635 for full penetration and fillet welds. */
export const JOINT_METHODS: readonly { joint: string; surface: string; internal: string }[] = [
  { joint: 'Butt weld in ferritic steel, up to 8 mm', surface: 'VT, then MT or PT', internal: 'RT; UT of limited use' },
  { joint: 'Butt weld in ferritic steel, above 8 and up to 40 mm', surface: 'VT, then MT or PT', internal: 'RT or UT' },
  {
    joint: 'Butt weld in ferritic steel, above 40 mm',
    surface: 'VT, then MT or PT',
    internal: 'UT; RT of limited use',
  },
  {
    joint: 'T joint with full penetration, ferritic, above 8 mm',
    surface: 'VT, then MT or PT',
    internal: 'UT; RT of limited use',
  },
  {
    joint: 'Butt weld in austenitic steel or nickel alloy',
    surface: 'VT, then PT',
    internal: 'RT; UT with a technique proved to ISO 22825',
  },
  { joint: 'Butt weld in aluminium', surface: 'VT, then PT', internal: 'RT; UT with a proved technique' },
  { joint: 'Fillet weld', surface: 'VT, then MT or PT', internal: 'As a rule none' },
];

/** The longest linear indication and the largest other indication that each level accepts, in millimetres. */
export const SURFACE_LEVELS: readonly { standard: string; level: string; linear: number; other: number }[] = [
  { standard: 'ISO 23277 (PT)', level: '1', linear: 2, other: 4 },
  { standard: 'ISO 23277 (PT)', level: '2', linear: 4, other: 6 },
  { standard: 'ISO 23277 (PT)', level: '3', linear: 8, other: 8 },
  { standard: 'ISO 23278 (MT)', level: '1', linear: 1.5, other: 2 },
  { standard: 'ISO 23278 (MT)', level: '2', linear: 3, other: 3 },
  { standard: 'ISO 23278 (MT)', level: '3', linear: 6, other: 4 },
];

export const WELD_NOTES: readonly GuideNote[] = [
  {
    title: 'What ISO 17635 decides, and what it does not',
    text: 'It links a quality level of ISO 5817 to a testing technique and an acceptance level. How many welds are tested, and when, comes from the product standard or the order: EN 13445-5, EN 13480-5, EN 1090-2, or the ASME code.',
  },
  {
    title: 'Where the quality level comes from',
    text: 'EN 1090-2 goes by the execution class of the structure: EXC1 level D, EXC2 as a rule C, EXC3 B, EXC4 B with further limits. Pressure equipment, rail vehicles and cranes have product standards with limits of their own. An order that names neither class nor level leaves it to the shop what a good weld is.',
  },
  {
    title: 'How much is tested',
    text: 'ASME VIII-1 radiographs in full, by spots (UW-52: 150 mm for each 15 m of weld) or not at all; a butt weld from both sides then counts with 1.0, 0.85 or 0.70 (Table UW-12). ASME B31.3 asks for 5 % of the girth welds in normal fluid service and for all of them in severe cyclic service. EN 13445-5 goes by testing groups 1 to 4, of which group 1 is tested in full. Write the extent into the order in per cent, and say what follows when a spot fails.',
  },
  {
    title: 'Which edition of ISO 17635',
    text: 'A third edition came out in 2025 (in Europe EN ISO 17635:2025). The table above has the links of the 2016 edition, which orders and product standards still name. Write the edition into the order, and read that one where the two differ.',
  },
  {
    title: 'A quality level is no acceptance level',
    text: 'ISO 5817 describes the real imperfection in the weld; ISO 23277, 23278, 10675, 11666, 15626, 19285 and 4761 describe the indication that a method gives. An order that says only "NDT to ISO 5817 B" leaves the second half open. Write both.',
  },
  {
    title: 'One number for each imperfection',
    text: 'ISO 6520-1 numbers what ISO 5817 limits: crack 100, gas pore 2011, slag 301, lack of fusion 401, incomplete penetration 402, undercut 501. Ask for the number in the report: it needs no translation.',
  },
  {
    title: 'The X behind the level',
    text: 'Levels 2X and 3X of ISO 23277 and ISO 23278: every linear indication that is found is judged by the limit of level 1. The X changes the limit and not the test, so small indications may still be missed.',
  },
  {
    title: 'When to test',
    text: 'Cold cracks can open hours after welding. Many product standards and owners ask for a waiting time of 16 to 48 hours before the final test of steels that are prone to it. After heat treatment or repair, test again.',
  },
  {
    title: 'American codes work differently',
    text: 'ASME Section V says how to test; the code of construction says what to accept. AWS D1.1 and API 1104 hold both in one book. API 1104 Annex A allows limits from a fracture assessment instead of workmanship limits, if the pipeline company chooses it.',
  },
  {
    title: 'Aluminium and others',
    text: 'Quality levels of aluminium are in ISO 10042; radiographic acceptance in ISO 10675-2. The table above is for steel; ISO 5817 and ISO 10675-1 also cover nickel, titanium and their alloys.',
  },
  {
    title: 'Hardness is a separate question',
    text: 'ISO 15614-1 limits HV10 of a welding procedure test for steel groups 1 and 2 to 380 as welded and 320 after heat treatment. Sour service (ISO 15156) asks for 250 HV, with conditions for 275 HV in the cap. Neither is a quality level of ISO 5817.',
  },
];
