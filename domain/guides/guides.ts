import { paths } from '#domain/paths.ts';
import { type Guide, onPaper, source } from './guide.ts';

/** The guides that are one page each. Countries and certificates have lists of their own. */
export const guides = {
  methodSelector: {
    path: paths.methodSelector,
    label: 'Method selector',
    title: 'Which inspection method finds which flaw',
    lead: 'Choose the flaw, the material and the access. The table names the methods that suit, the smallest flaw to expect under good conditions, and what limits each of them.',
    description:
      'NDT method selector: flaw, material, access and temperature lead to the method, with the smallest flaw to expect, depth range, output, cost and standard.',
    sources: [
      onPaper('ISO 17635, ISO 16809, ISO 20669, ISO 18211 and the standards named in the table'),
      onPaper('ASME Section V'),
      onPaper('API RP 571, 578 and 941'),
      onPaper('ASTM A578, E2580 and E2582'),
      source(
        'Scope of ISO 13588',
        'https://standards.iteh.ai/catalog/standards/cen/046c9e9f-e5f1-4268-b61b-fa8dceb774c9/en-iso-13588-2019',
      ),
    ],
  },
  weldStandards: {
    path: paths.weldStandards,
    label: 'Weld test standards',
    title: 'Weld test standards: technique, acceptance and code',
    lead: 'One row for each method: the standard that says how to test, the acceptance level for ISO 5817 quality levels B, C and D, and the place in ASME, AWS and API.',
    description:
      'Weld NDT standards in one table: ISO technique and acceptance levels for ISO 5817 B, C and D, with the paragraphs of ASME VIII, B31.3, AWS D1.1 and API 1104.',
    sources: [
      onPaper('ISO 17635:2016'),
      source('ISO 17635:2025, as adopted in the Czech Republic', 'https://nahledy.normy.biz/n.php?i=522370'),
      source(
        'Scope of ISO 4761',
        'https://standards.iteh.ai/catalog/standards/sist/fc9d15bb-db53-4535-9c31-69d8da71a0e5/osist-pren-iso-4761-2022',
      ),
      onPaper('ISO 5817:2023 and ISO 6520-1'),
      onPaper('EN 1090-2'),
      source(
        'Execution classes and quality levels, MEC Engineering',
        'https://www.mec-engineering-spreadsheets.com/documentation-area/welding-specifications-2/',
      ),
      onPaper('ISO 23277, 23278, 10675-1, 11666, 15626 and 19285'),
      onPaper('ASME Sections V and VIII-1, 2025'),
      onPaper('ASME B31.3'),
      onPaper('AWS D1.1, 2020 and 2025'),
      onPaper('API 1104, 22nd edition'),
      source('Scope of ISO 17638', 'https://store.uni.com/uni-en-iso-17638-2016'),
    ],
  },
  inspectionIntervals: {
    path: paths.inspectionIntervals,
    label: 'Interval calculator',
    title: 'Corrosion rate, remaining life and next inspection',
    lead: 'Enter thickness readings of a vessel, a pipe or a tank shell. Each step of API 510, 570 and 653 is shown with its numbers, then the wall that the pressure needs, and what the law of three countries says.',
    description:
      'Calculate corrosion rate, remaining life and the next inspection from thickness readings by API 510, 570 and 653, step by step, in millimetres or inches.',
    sources: [
      onPaper('API 510, 11th edition, 2022'),
      onPaper('API 570, section 6'),
      onPaper('API 653, section 6'),
      onPaper('API 570, Annex C'),
      onPaper('ASME VIII-1, UG-27 and UG-32'),
      onPaper('ASME B31.3, 304.1.2'),
      source('API 653 intervals, Baker Consulting', 'https://studylib.net/doc/27152246/inspection-interval-resume'),
      source(
        'MOM Singapore',
        'https://www.mom.gov.sg/workplace-safety-and-health/pressure-vessels/regular-inspections',
      ),
      source('WSH (General Provisions) Regulations, Singapore', 'https://sso.agc.gov.sg/SL/WSHA2006-RG1'),
      source('LOLER 1998', 'https://www.legislation.gov.uk/uksi/1998/2307/contents/made'),
      source('PSSR 2000', 'https://www.legislation.gov.uk/uksi/2000/128/contents/made'),
    ],
  },
  inspectionPlan: {
    path: paths.inspectionPlan,
    label: 'Inspection and test plan',
    title: 'Write a scope of work and an inspection and test plan',
    lead: 'Choose equipment, job, methods and code. The page writes a scope of work and a plan with hold, witness and review points, to print or to send with a request for quotes.',
    description:
      'Builder for a scope of work and an inspection and test plan (ITP) with hold, witness and review points. Print it, or send it with a request for quotes.',
    sources: [
      onPaper('ISO 10005 (quality plans)'),
      onPaper('ISO 3834-2'),
      onPaper('API 510, 570 and 653'),
      onPaper('ASME Section V'),
      onPaper('ISO 17635'),
    ],
  },
  personnelSchemes: {
    path: paths.personnelSchemes,
    label: 'NDT personnel schemes',
    title: 'NDT personnel schemes: who examines, certifies, authorises',
    lead: 'ISO 9712, SNT-TC-1A, CP-189, NAS 410 and the others side by side, with what to ask for before somebody tests your equipment.',
    description:
      'ISO 9712, SNT-TC-1A, CP-189, ASNT Level III, NAS 410, EN 4179 and PED approval compared: who examines, who certifies, sectors, vision, validity.',
    sources: [
      onPaper('ISO 9712:2021'),
      onPaper('SNT-TC-1A:2024'),
      onPaper('ANSI/ASNT CP-189'),
      onPaper('NAS 410 and EN 4179'),
      source(
        'BINDT on the training days of ISO 9712',
        'https://www.bindt.org/News/april-2024/bs-en-iso-9712-requirements-for-Product-Technology/',
      ),
      source(
        'BINDT on the marks of ISO 9712',
        'https://www.bindt.org/forums/moodys-memoranda/iso-nine-seven-one-two-current-marking-requirements/',
      ),
      source('ASNT certification', 'https://certification.asnt.org/certification'),
      source('NRCan NDT certification', 'https://natural-resources.canada.ca/node/8586'),
      onPaper('Directive 2014/68/EU, Annex I'),
    ],
  },
  reportAnatomy: {
    path: paths.reportAnatomy,
    label: 'Reading a test report',
    title: 'What a test report must say, and ten red flags',
    lead: 'A report is good when another inspector can repeat the test from it and reach the same verdict. What to look for in an ultrasonic, a radiographic, a surface test and a vessel report.',
    description:
      'Anatomy of ultrasonic, radiographic, MT, PT and pressure vessel reports: what each must state, and ten red flags that call for a question before you pay.',
    sources: [
      onPaper('ISO 17640, 13588, 10863, 17636, 17638 and 3452-1 (chapters on the report)'),
      onPaper('ASME Section V, Articles 2, 4, 6 and 7'),
      onPaper('API 510 and API RP 572'),
      onPaper('ISO/IEC 17020:2026 and ISO/IEC 17025:2017'),
    ],
  },
  drawings: {
    path: paths.drawings,
    label: 'How the tests work',
    title: 'How the tests work, in nine drawings',
    lead: 'Ultrasonic, phased array, TOFD, radiographic, magnetic particle, penetrant and eddy current testing, the tensile curve and hardness indents: one plain drawing each.',
    description:
      'Nine labelled drawings of NDT and laboratory tests: UT, phased array, TOFD, RT, MT yoke, PT steps, eddy current coil, tensile curve and hardness indents.',
    sources: [
      onPaper('ISO 16810, 16828, 13588 and 17636-1'),
      onPaper('ISO 9934-1 and ISO 3452-1'),
      onPaper('ISO 6892-1'),
      onPaper('ISO 6506-1, 6507-1 and 6508-1'),
    ],
  },
  glossary: {
    path: paths.glossary,
    label: 'Glossary',
    title: 'Glossary of inspection and testing in seven languages',
    lead: 'More than 150 words of non-destructive testing, pressure equipment, welding and laboratories: a plain definition in English, with German, French, Spanish, Turkish, Arabic and Chinese.',
    description:
      'Glossary of over 150 inspection and NDT terms: plain definitions with the German, French, Spanish, Turkish, Arabic and Chinese word where it is settled.',
    sources: [
      onPaper('ISO 12718, ISO 5577, ISO 5576 and ISO 12706 (terms of methods)'),
      onPaper('ISO 6520-1 (imperfections of welds)'),
      onPaper('ISO/IEC 17000'),
      onPaper('API 510 (terms)'),
    ],
  },
} as const satisfies Record<string, Guide>;

export const GUIDES: readonly Guide[] = Object.values(guides);
