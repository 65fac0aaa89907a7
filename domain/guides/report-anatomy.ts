import type { GuideNote } from './guide.ts';

/** What a report must state so that a reader can repeat the work and check the verdict. */
export type ReportKind = { id: string; title: string; basis: string; parts: readonly GuideNote[] };

export const REPORT_KINDS: readonly ReportKind[] = [
  {
    id: 'ultrasonic',
    title: 'Ultrasonic test of a weld',
    basis: 'ISO 17640, ISO 13588 or ISO 10863, with the acceptance standard; under ASME, Section V Article 4.',
    parts: [
      {
        title: 'Object',
        text: 'Drawing and weld number, material, wall, joint preparation, welding process, heat treatment, surface and temperature.',
      },
      {
        title: 'Rules',
        text: 'Procedure and revision, testing level, acceptance level, extent. Zones that could not be reached are named, with the reason.',
      },
      {
        title: 'Equipment',
        text: 'Instrument and probes with serial numbers, angle, frequency and size; couplant; blocks; dates of verification.',
      },
      {
        title: 'Setting',
        text: 'Reference reflector, reference gain, transfer correction, scanning gain, range, and the checks before, during and after the work.',
      },
      {
        title: 'Indications',
        text: 'Position along and across the weld, depth, length, amplitude against the reference or height, and the verdict for each one. A clean result states the recording level.',
      },
      {
        title: 'Record',
        text: 'Phased array and TOFD: scan plan, file names, encoder check, quality of the data. Agree in the order who gets the raw files and how long they stay stored.',
      },
      {
        title: 'Repair',
        text: 'A repaired weld has a report of its own: it names the first report, and covers the repaired length and the metal beside it, by the first method to the first limits.',
      },
      {
        title: 'People',
        text: 'Name, scheme, level and certificate number of the operator and of the evaluator; date of the test and of the report; signature.',
      },
    ],
  },
  {
    id: 'radiographic',
    title: 'Radiographic test of a weld',
    basis: 'ISO 17636-1 or -2 with ISO 10675; under ASME, Section V Article 2.',
    parts: [
      {
        title: 'Object',
        text: 'Drawing and weld number, material, thickness penetrated, reinforcement, heat treatment.',
      },
      {
        title: 'Source',
        text: 'X-ray voltage and current, or isotope with activity on the day; focal spot or source size; distances; exposure time.',
      },
      {
        title: 'Arrangement',
        text: 'Single or double wall, single or double image, number of exposures, film position, and a sketch for anything unusual.',
      },
      {
        title: 'Film or detector',
        text: 'Film system class and screens, or detector with its spatial resolution; filters; processing.',
      },
      {
        title: 'Image quality',
        text: 'Type and position of the indicator, the value required and the value reached; density, or signal-to-noise ratio with the duplex wire value.',
      },
      {
        title: 'Indications',
        text: 'One line for each film: identification, what was found with its reference number (ISO 6520-1), size, verdict. Repairs carry R1, R2 and so on, and never replace the first film.',
      },
      {
        title: 'People',
        text: 'Name, scheme, level and certificate number of the radiographer and of the film interpreter; date of the exposure and of the report.',
      },
    ],
  },
  {
    id: 'surface',
    title: 'Magnetic particle or penetrant test',
    basis: 'ISO 17638 with ISO 23278, ISO 3452-1 with ISO 23277; under ASME, Section V Articles 7 and 6.',
    parts: [
      {
        title: 'Object',
        text: 'Drawing and weld number, material, heat treatment, surface: as welded, ground or machined, bare or coated, with the thickness of the coating.',
      },
      {
        title: 'Rules',
        text: 'Procedure and revision, acceptance level, extent, and the waiting time after welding where the order sets one.',
      },
      {
        title: 'Equipment and products',
        text: 'Magnetic: yoke, prods or coil with current and serial number, lifting force or field strength, ink or powder. Penetrant: the product family with batch numbers, sensitivity, method of removal.',
      },
      {
        title: 'Conditions',
        text: 'Temperature of the part. Light in lux for colour contrast; for fluorescent work UV-A in W/m² and the remaining white light.',
      },
      {
        title: 'Execution',
        text: 'Magnetic: directions of magnetisation and spacing. Penetrant: pre-cleaning, dwell time, developing time, and when the first and the last look were taken.',
      },
      {
        title: 'Indications',
        text: 'Place, length or diameter, linear or not, verdict for each, with a photograph or sketch. Demagnetised and cleaned, if ordered.',
      },
      {
        title: 'People',
        text: 'Name, scheme, level and certificate number for this method; date of the test and of the report; signature.',
      },
    ],
  },
  {
    id: 'vessel',
    title: 'In-service inspection of a pressure vessel',
    basis: 'API 510 with API RP 572, or the law of the country (written scheme, certificate, book).',
    parts: [
      {
        title: 'Identity',
        text: 'Tag, serial and registration number, code and year, design pressure and temperature, materials, joint efficiency, corrosion allowance. A photograph of the nameplate helps.',
      },
      {
        title: 'Scope',
        text: 'External, internal, on-stream or pressure test; what was opened, cleaned and lit; what could not be reached.',
      },
      {
        title: 'Damage expected',
        text: 'The mechanisms that the plan assumed (API RP 571), and which test was aimed at each.',
      },
      {
        title: 'Thickness',
        text: 'Location of each point on a drawing, reading now and before, required thickness with its calculation, short-term and long-term rate, remaining life.',
      },
      {
        title: 'Findings',
        text: 'Each with place, size, photograph with scale, grade and due date; relief device, supports, insulation and earthing included.',
      },
      {
        title: 'Verdict',
        text: 'Fit until which date, at which pressure and temperature; conditions; next external, internal and thickness inspection with the rule that set it.',
      },
      {
        title: 'Inspector',
        text: 'Name, certificate or appointment number, and the accreditation number of the inspection body where it is claimed.',
      },
    ],
  },
];

export const RED_FLAGS: readonly GuideNote[] = [
  {
    title: 'No acceptance standard',
    text: 'The report says "acceptable" and names only the method standard. ISO 17640 and Section V do not accept or reject anything.',
  },
  {
    title: 'No recording level',
    text: '"No defects found" without the sensitivity and recording level cannot be checked or compared.',
  },
  {
    title: 'Full coverage where there is none',
    text: '100 % tested, although a support, a nozzle or a flange blocks one side. An honest report has a list of limits.',
  },
  {
    title: 'The wrong sector or level',
    text: 'A certificate for castings under a weld report, a Level 1 as evaluator, or an end date before the day of the test.',
  },
  {
    title: 'Equipment without dates',
    text: 'No serial numbers, or a verification that ran out. Ask for the record of that very instrument and block.',
  },
  {
    title: 'Readings that repeat',
    text: 'The same thickness to a tenth of a millimetre at every point, the same as last time, or growing walls without a comment.',
  },
  {
    title: 'Too fast for the crew',
    text: 'Compare metres, films or points with the hours on the timesheet. A manual ultrasonic weld test is counted in metres per hour, not in tens of metres.',
  },
  {
    title: 'Image quality not stated',
    text: 'A radiographic report that gives the indicator required but not the wire or hole seen, or density outside the class.',
  },
  {
    title: 'Accreditation mark without scope',
    text: 'The symbol is on the page, but the method or the site is not in the schedule of the accreditation body. Look up the schedule, not the certificate.',
  },
  {
    title: 'Signed before tested',
    text: 'Report date before the test, one signature for operator and reviewer, or a scanned signature of a person who has left. Ring the number on the register, not on the letterhead.',
  },
];
