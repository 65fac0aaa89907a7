/** Data table: the texts of the pages of calibration, impact tests, PMI and pressure tests */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'calibration' | 'charpy-impact' | 'positive-material-identification' | 'hydrostatic-pressure';

export const TEST_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  calibration: {
    lead: 'A calibration compares an instrument with a better one and states the doubt that remains. Find laboratories whose scope covers your quantity, range and uncertainty.',
    about: [
      'A calibration certificate without an uncertainty is a piece of paper. The number to look for before you order is the CMC in the laboratory’s schedule, the smallest uncertainty it may state; it should be a third of your tolerance or less, or good and bad cannot be separated.',
      'Decide how a limit is judged. With simple acceptance a reading at the limit passes; with a guard band the uncertainty is taken off first. ISO/IEC 17025 makes the laboratory agree the decision rule with you, so choose it and write it down.',
      'There is no law that says one year. The interval is yours, from drift, use and the consequence of a wrong reading: the as-found value of the last certificate is the fact to decide on.',
    ],
    finds: [
      'The error of indication, with its uncertainty',
      'Drift since the last calibration, from the as-found value',
      'Repeatability, hysteresis and linearity where they are ordered',
    ],
    misses: [
      'Drift to come',
      'Whether the instrument is right for your work, without a stated tolerance',
      'Damage on the way home: check on arrival',
    ],
    materials:
      'Gauges, thermometers, balances, torque tools, force machines, NDT instruments and blocks, electrical meters.',
    standards: [
      {
        label: 'Laboratory',
        text: 'ISO/IEC 17025 with quantity, range and CMC in the scope, on site where the scope says so',
      },
      { label: 'Uncertainty', text: 'GUM (JCGM 100); stated for k = 2, a level of confidence of about 95 %' },
      { label: 'Intervals', text: 'ILAC-G24 describes ways to set and change them' },
      {
        label: 'Examples',
        text: 'ISO 7500-1 for tensile machines, ISO 6789 torque tools, EURAMET cg-18 balances, ISO 22232 ultrasonic instruments',
      },
      {
        label: 'Not the same',
        text: 'A works certificate “traceable to” somebody is no accredited certificate: the mark of the accreditation body is missing',
      },
    ],
    ask: [
      'Is my range in your schedule, and with which uncertainty?',
      'Do I get as-found and as-left values?',
      'Which decision rule, and who agreed it?',
      'Accredited certificate with the mark, or traceable only?',
      'How long is my instrument away, and who ships it?',
    ],
    explainer: {
      title: 'Calibration in numbers',
      isOrdered: false,
      steps: [
        { label: 'Pressure gauges', text: 'Some 15 to 30 a day.' },
        { label: 'Torque tools', text: 'Some 10 to 20 a day.' },
        { label: 'Tensile machine on site', text: 'About half a day each.' },
        { label: 'UT instrument and probes', text: 'Some 6 to 10 a day.' },
        { label: 'In the laboratory', text: 'Five to ten working days are usual, one to three as an express.' },
        {
          label: 'What moves the price',
          text: 'Number and kind, points, accredited or traceable, adjustment, on site, express.',
        },
      ],
    },
    related: [
      'tensile',
      'hardness',
      'dimensional-inspection',
      'safety-valve',
      'ultrasonic-thickness-measurement',
      'hydrostatic-pressure',
      'electrical-installation',
      'coating-inspection',
    ],
    faq: [
      {
        question: 'Does a testing laboratory calibrate my instruments?',
        answer: 'Only if calibration is in its scope. The two are accredited separately, and so is work at your site.',
      },
      {
        question: 'What do I do when a gauge was found out of tolerance?',
        answer:
          'List what was measured with it since the last good calibration and judge each result by the size of the error. The as-found value and the dates are all you need for that, so ask for both.',
      },
    ],
    sources: ['recognition', 'calibration-guides'],
  },
  'charpy-impact': {
    lead: 'A Charpy test breaks three notched bars at one temperature and reports the energy. Find laboratories with the machine, the bath and the temperature range you need.',
    about: [
      'Steel that is tough at 20 °C can be brittle at −40. The test shows on which side of the change your heat of steel or your weld lies, at the temperature that the code or the order names. Give the temperature: without it the result means nothing.',
      'A set is three bars, and the position matters more than the number. In a weld the notch may sit in the weld metal, at the fusion line or at fixed distances into the heat-affected zone; each is another test with another name (VWT, VHT and so on). Draw it.',
      'Small sections give small bars. At 7.5, 5 or 2.5 mm instead of 10 mm the limits are scaled, and not in proportion: the code has a table, and the report must say which bar was used.',
    ],
    finds: [
      'Absorbed energy at the ordered temperature, single values and mean',
      'The temperature of transition, from several sets',
      'Shear share and lateral expansion, where the code asks',
    ],
    misses: [
      'Fracture toughness as such: Charpy only correlates with it',
      'Flaws in the piece',
      'The behaviour of the full section of thick parts',
    ],
    materials: 'Steel, welds, forgings and castings; polymers to their own standard ISO 179.',
    standards: [
      {
        label: 'Method',
        text: 'ISO 148-1 with a 2 mm striker as a rule; ASTM E23 and A370 with 8 mm. Name one: the values differ',
      },
      {
        label: 'Welds',
        text: 'ISO 9016 for the position of the notch; ISO 15614-1 and ASME codes for the number of sets',
      },
      {
        label: 'Acceptance',
        text: 'The mean of three, often 27 or 40 J, with one value down to 70 % of it; ASME Section VIII asks for lateral expansion with high-strength and stainless steels',
      },
      {
        label: 'Machine',
        text: 'Direct verification and yearly indirect verification to ISO 148-2, or ASTM E23 with reference bars',
      },
      { label: 'Accreditation', text: 'ISO/IEC 17025 with the standard and the temperature range in the scope' },
    ],
    ask: [
      'How large is your pendulum, and which striker, 2 or 8 mm?',
      'Down to which temperature, and how is it measured in the bath?',
      'How do you check the notch: projector, and how often is the broach renewed?',
      'What happens when one bar of three is low: who pays the retest?',
      'Do you cut from my coupon, and can my inspector watch?',
    ],
    explainer: {
      title: 'Charpy testing in numbers',
      isOrdered: false,
      steps: [
        { label: 'The bar', text: '10 × 10 × 55 mm, V-notch 2 mm deep, 45 degrees, radius 0.25 mm.' },
        { label: 'Temperature', text: 'Held to 2 °C for ISO 148-1, to 1 °C for ASTM E23; broken within 5 seconds.' },
        { label: 'Soaking', text: 'At least 5 minutes in liquid, 30 in gas.' },
        { label: 'Capacity', text: 'A result above 80 % of the pendulum’s energy is reported as approximate.' },
        {
          label: 'Throughput',
          text: 'Some 20 to 40 sets a day with machining; a curve of eight temperatures takes half a day.',
        },
        {
          label: 'What moves the price',
          text: 'Sets and temperatures, machining and notching, weld positions, express, witnessing.',
        },
      ],
    },
    related: [
      'tensile',
      'hardness',
      'fracture-toughness',
      'drop-weight-tear',
      'bend',
      'welding-qualification',
      'microstructure-examination',
      'failure-analysis',
    ],
    faq: [
      {
        question: 'Can values with a 2 mm and an 8 mm striker be compared?',
        answer:
          'Not safely. At high energies the 8 mm striker tends to read higher. Name the standard, and with it the striker, in the order.',
      },
      {
        question: 'How many sets does a weld procedure need?',
        answer:
          'It depends on wall, steel and code: ISO 15614-1 asks for sets in the weld metal and in the heat-affected zone, and thick joints for more positions. Read the procedure specification before machining.',
      },
    ],
    sources: ['charpy-standards'],
  },
  'positive-material-identification': {
    lead: 'PMI shows what an alloy is made of, on the part itself. Find crews with X-ray analysers, spark spectrometers and the permit to use them.',
    about: [
      'Wrong alloys are found where nobody looks: a bolt of carbon steel in a chrome line, a 304 elbow among 316. A handheld X-ray instrument reads chromium, nickel, molybdenum and their kin in seconds. It cannot see carbon, so it cannot separate 304 from 304L: that needs a spark spectrometer or a laser.',
      'Say what shall be identified and how many. Codes and owners ask for all alloy pressure parts, for a share, or for welds only; API 578 is the guide most owners use. Say also who marks, where, and what happens to the first wrong part.',
      'An X-ray tube is a radiation source, harmless only when used right. In many countries the operator needs a permit, and gate passes do not wait for it.',
    ],
    finds: [
      'The alloy and its main elements, from chromium to titanium',
      'Carbon, with OES or a laser instrument',
      'Mixed material in a store or a line, part by part',
    ],
    misses: [
      'Carbon, sulphur and phosphorus, with an X-ray instrument',
      'Heat treatment and hardness: the same analysis can be soft or hard',
      'What is under paint, scale and plating',
    ],
    materials: 'Alloy steels, stainless steels, nickel alloys, copper alloys and titanium; welds with care.',
    standards: [
      { label: 'Programme', text: 'API 578 for alloy piping and vessels; the owner’s own list' },
      {
        label: 'Method',
        text: 'ASTM E1476 for sorting, ASTM E415 for spark emission of low-alloy steel, E1086 of stainless steel',
      },
      {
        label: 'Acceptance',
        text: 'The limits of the material standard, widened by the tolerance of the instrument that was agreed',
      },
      { label: 'Who may do it', text: 'Trained operators; with an X-ray tube, the permit of the country' },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17025 with spark emission in the scope; handheld X-ray work is often done without, on the owner’s procedure',
      },
    ],
    ask: [
      'X-ray, spark or laser, and which elements with which limits?',
      'Which reference pieces of my alloy do you carry, and how often are they read?',
      'Can you separate 304 from 304L, and how?',
      'How is each part marked, and do I get the list with positions and photographs?',
      'What do you need of the surface, and who removes the paint?',
    ],
    explainer: {
      title: 'PMI in numbers',
      isOrdered: false,
      steps: [
        {
          label: 'X-ray',
          text: 'Five to thirty seconds a point, some 150 to 250 points a shift; elements from about magnesium up.',
        },
        {
          label: 'Spark emission',
          text: 'Carbon from about 0.01 %; leaves a burn of a few millimetres; some 40 to 80 points a shift.',
        },
        {
          label: 'Laser',
          text: 'Carbon in stainless steel, with a small argon cartridge; some 60 to 100 points a shift.',
        },
        { label: 'Surface', text: 'Bare metal, ground clean; warm parts within the limits of the instrument.' },
        { label: 'Report', text: 'A hundred points a shift, the list the next day.' },
        {
          label: 'What moves the price',
          text: 'Number of points and access, carbon or not, paint, drawings and traceability.',
        },
      ],
    },
    related: [
      'pmi-with-carbon',
      'spark-emission-analysis',
      'hardness',
      'process-piping',
      'valve-and-relief-device',
      'field-metallography',
      'vendor-inspection',
      'carbon-and-sulphur-analysis',
    ],
    faq: [
      {
        question: 'Is PMI proof of the material certificate?',
        answer:
          'It is a check of the alloy, not of the heat: strength, toughness and treatment stay unproven. For those, tests on the piece or a certificate that somebody verified.',
      },
      {
        question: 'Must PMI be done before or after welding?',
        answer:
          'Both have a point: before, it saves the weld; after, it proves filler and base metal as built. Many owners ask for parts before and welds afterwards.',
      },
    ],
    sources: ['named-standards'],
  },
  'hydrostatic-pressure': {
    lead: 'A hydrostatic test proves tightness and strength once, with water, at a set pressure. Find test crews and inspectors who witness it with calibrated gauges.',
    about: [
      'The factor is in the code, and codes differ: 1.3 times the allowable pressure in ASME Section VIII Division 1, with a correction for temperature; 1.5 in B31.3 for piping and in Section I for boilers; 1.43 or 1.25 with a factor, whichever is higher, in the European directive. Copying the number from another job has broken flanges.',
      'Water is not harmless. Chlorides attack austenitic steel, cold metal can crack: the metal should be warm enough before it is stressed, 17 °C above the minimum design temperature under Section VIII, and the water drained and dried afterwards. Vent every high point, or the energy of trapped air turns a leak into a bang.',
      'Test the drawing first. Blinds, supports, gauges, relief and the exclusion zone are designed before the pump starts; a pneumatic test needs the same and much more distance, because gas stores energy and water does not.',
    ],
    finds: [
      'Leaks at test pressure',
      'Gross weakness, wrong gaskets, forgotten plugs',
      'Deformation, where somebody measures before and after',
    ],
    misses: [
      'Cracks that do not open at this pressure',
      'Corrosion to come: the test says nothing about life',
      'Small leaks: for those use gas and a limit of rate',
    ],
    materials: 'Vessels, boilers, piping systems, tanks by filling, valves, hoses and pipelines.',
    standards: [
      { label: 'Codes', text: 'ASME Section VIII UG-99, Section I, B31.3 paragraph 345; EN 13445-5, EN 13480-5' },
      { label: 'In service', text: 'API 510, 570 and 653; National Board Inspection Code NB-23' },
      {
        label: 'Pneumatic',
        text: '1.1 times the allowable pressure in Section VIII UG-100 and 1.1 in B31.3, with consent and distance',
      },
      {
        label: 'Acceptance',
        text: 'No leak and no permanent deformation, held as long as the code asks: B31.3 at least ten minutes',
      },
      {
        label: 'Accreditation',
        text: 'None for the test itself; calibrated gauges, and for the witness the body that the code or law names',
      },
    ],
    ask: [
      'Which factor of which code, and for which design temperature?',
      'Gauges: range, certificate and how many, where?',
      'Water: chlorides, temperature, source and where it goes afterwards?',
      'Blinds, vents, supports and exclusion zone: may I see the drawing?',
      'Who witnesses, and does that person need to see the test or the record?',
    ],
    explainer: {
      title: 'Pressure testing in numbers',
      isOrdered: false,
      steps: [
        { label: 'Gauge', text: 'Range 1.5 to 4 times the test pressure.' },
        { label: 'Chlorides', text: 'Below about 50 ppm for austenitic steel, less where the owner says so.' },
        { label: 'Small vessel', text: 'Two to four tests a day with water and blinds at hand.' },
        { label: 'Piping package', text: 'One to three a day for DN 100 to 300, after punch list and walk.' },
        { label: 'Large tank', text: 'Filling and settlement readings take days to two weeks.' },
        {
          label: 'What moves the price',
          text: 'Volume and water, pressure, blinds and supports, drying, chloride limit, witness and nights.',
        },
      ],
    },
    related: [
      'leak',
      'pressure-vessel',
      'process-piping',
      'safety-valve',
      'boiler',
      'authorized-inspection',
      'calibration',
      'dimensional-inspection',
    ],
    faq: [
      {
        question: 'Does a hydrostatic test replace NDT?',
        answer:
          'No. It proves the vessel once, at that pressure; NDT finds flaws that hold today. Most codes ask for both.',
      },
      {
        question: 'Can a test be done with air?',
        answer:
          'Where water would damage the system or its supports, with the owner’s consent, a lower factor and a zone that is cleared by the stored energy. Fracture of a vessel under gas is an explosion.',
      },
    ],
    sources: ['asme-code', 'ped', 'named-standards'],
  },
};
