/** Data table: the texts of the pages of thickness measurement, phased array, TOFD and leak testing */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'ultrasonic-thickness-measurement' | 'phased-array-ultrasonic' | 'time-of-flight-diffraction' | 'leak';

export const METHOD_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  'ultrasonic-thickness-measurement': {
    lead: 'A thickness survey is worth what its repeat is worth: the same point, the same way, years later. Find crews that number points and send data you can use.',
    about: [
      'One reading is a number; two readings at the same point are a corrosion rate. So the points matter more than the instrument: numbered, marked on the drawing and on the pipe, with grid and coating noted. A survey that cannot be found again starts the clock again each time.',
      'The probe measures under itself. Between points it knows nothing, and pits are between points. Where pitting is the mechanism, order scanning: a grid, a B-scan or a C-scan of the area, and take the lowest value found.',
      'Heat and paint fool the eye of the instrument. Hot steel lets sound travel more slowly, about 1 % for each 55 °C, so the wall reads too thick; paint adds to the reading unless an echo-to-echo mode is used.',
    ],
    finds: [
      'The remaining wall, from one side',
      'The corrosion rate, when the same points are measured again',
      'Laminations, as a reading that jumps to half the wall',
    ],
    misses: [
      'Pits between the points',
      'The wall under loose paint, scale or insulation',
      'Anything else than thickness',
    ],
    materials: 'Plate, pipe, vessels, tanks, ship hulls and boiler tubes; castings with care.',
    standards: [
      { label: 'Method', text: 'ISO 16809; ASTM E797; ASME Section V, Article 5' },
      { label: 'Where to measure', text: 'API 570 and API 574 for piping, API 510 for vessels, IACS UR Z17 for ships' },
      {
        label: 'Acceptance',
        text: 'The minimum of the code or the drawing; ships by the class rules. A reading that disagrees with its history is taken again',
      },
      {
        label: 'Who may do it',
        text: 'ISO 9712 or SNT-TC-1A in UT, often level 1 for readings; on ships people named in the class approval',
      },
      { label: 'Right proof', text: 'ISO/IEC 17025 with thickness in the scope, or class approval for ship work' },
    ],
    ask: [
      'Echo-to-echo through paint, and up to which thickness of paint?',
      'Which block, of which steel and thickness, and how is temperature corrected?',
      'How are points marked and numbered, and how will you find them in five years?',
      'Do I get the readings as a file for my database, with A-scans where a value is low?',
      'What do you do on the spot when a reading is below the minimum?',
    ],
    explainer: {
      title: 'Thickness surveys in numbers',
      isOrdered: false,
      steps: [
        { label: 'Easy access', text: 'Some 200 to 400 points a shift and person.' },
        { label: 'Scaffold or rope', text: 'Some 60 to 150 points a shift.' },
        {
          label: 'Hot points',
          text: 'Some 40 to 80 a shift above 150 °C; ordinary probes and ASTM E797 stop near 93 °C.',
        },
        { label: 'Mapping', text: 'Some 5 to 20 m² a shift with a C-scan.' },
        { label: 'Accuracy', text: 'About 0.1 mm on smooth steel, 0.3 to 0.5 mm on a corroded wall.' },
        {
          label: 'What moves the price',
          text: 'Number of points, access, paint to be removed, heat, drawings and data.',
        },
      ],
    },
    related: [
      'ultrasonic',
      'corrosion-monitoring',
      'pulsed-eddy-current',
      'guided-wave',
      'process-piping',
      'storage-tank',
      'class-survey-support',
      'electromagnetic-acoustic-transducer',
    ],
    faq: [
      {
        question: 'Can thickness be measured through paint?',
        answer:
          'Yes, with a probe that uses two echoes of the back wall, through sound paint up to about a millimetre. Loose paint and rust must go.',
      },
      {
        question: 'Why is my new reading thicker than the last one?',
        answer:
          'Other point, other probe, other temperature or paint. Growth of steel is the least likely cause: take the reading again, and note how the first one was made.',
      },
    ],
    sources: ['weld-standards', 'api-codes'],
  },
  'phased-array-ultrasonic': {
    lead: 'Phased array scans a whole weld with many beams and keeps the record. Find crews with an encoder, a scan plan and an analyst who is not the one who scanned.',
    about: [
      'A phased array probe holds 16, 32 or 64 small elements, fired one after another by microseconds so that the beam tilts, moves or focuses. One pass beside the weld shows a sector image and a top view, and the data can be opened again in ten years by somebody who was not there.',
      'The record is the value, so the record has to be complete: encoder, line by line with no more than about 5 % lost lines, the couplant path without gaps, and the whole zone covered as the scan plan draws it. Without an encoder it is manual UT with a nicer screen.',
      'Two limits decide jobs. Coarse grain, as in austenitic welds and some castings, scatters the beams and needs special probes and a demonstrated procedure (ISO 22825). And everything outside the scan plan is unseen, as it always was.',
    ],
    finds: [
      'Lack of fusion, cracks and slag, with position and height',
      'Corrosion as a map of wall thickness',
      'Flaws at difficult angles, with several beams at once',
    ],
    misses: [
      'Anything outside the planned zone',
      'The first millimetres under the probe, without a special set-up',
      'Flaws in coarse-grained welds, without a qualified probe and procedure',
    ],
    materials: 'Ferritic welds from 6 mm; 3.2 to 8 mm with ISO 20601; others with a qualified procedure.',
    standards: [
      {
        label: 'Technique',
        text: 'ISO 13588 with four testing levels; ISO 20601 for 3.2 to 8 mm; ISO 18563 for the equipment',
      },
      {
        label: 'Acceptance',
        text: 'ISO 19285: level 2 for quality level B of ISO 5817, level 3 for C; ISO 4761 for 3.2 to 8 mm',
      },
      {
        label: 'American',
        text: 'ASME Section V, Article 4; ASTM E2700; Section VIII paragraphs that accept UT in place of RT',
      },
      {
        label: 'Who may do it',
        text: 'Level 2 in UT with phased array training and examination; the analyst should be proven on flawed samples',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17025 with phased array named, not only UT; or the client’s own approval',
      },
    ],
    ask: [
      'May I see the scan plan with the coverage drawn on my weld?',
      'Encoder, index step and lost lines: which limits do you keep?',
      'On which block, of which material and thickness, is the set-up proven?',
      'Who analyses, and is it another person than the one who scanned?',
      'Which acceptance standard and level, and in which format do I get the raw data?',
    ],
    explainer: {
      title: 'Phased array in numbers',
      isOrdered: false,
      steps: [
        { label: 'Pipe welds', text: 'Some 15 to 25 of DN 200 to 300 a shift, scan only.' },
        { label: 'Plate seams', text: 'Some 30 to 60 m a shift.' },
        { label: 'Corrosion maps', text: 'Some 5 to 20 m² a shift.' },
        { label: 'Analysis', text: 'About an hour for every 8 to 12 welds.' },
        { label: 'Height of a flaw', text: 'About 1 to 1.5 mm; TOFD beside it makes it better.' },
        {
          label: 'What moves the price',
          text: 'Number and diameter, weld cap, couplant and heat, analysis, mock-up and qualification.',
        },
      ],
    },
    related: [
      'ultrasonic',
      'time-of-flight-diffraction',
      'total-focusing-method',
      'radiographic',
      'automated-ultrasonic',
      'weld',
      'ultrasonic-thickness-measurement',
      'pipeline',
    ],
    faq: [
      {
        question: 'Can PAUT replace radiography on my welds?',
        answer:
          'ASME, API 1104 and EN codes allow it above a minimum wall if the data is recorded and the procedure demonstrated. It finds cracks and lack of fusion better; porosity is harder to judge. Agree the acceptance standard before the first scan.',
      },
      {
        question: 'PAUT or TOFD?',
        answer:
          'PAUT covers the whole weld including the surface zones and shows the direction; TOFD measures height best, at any tilt. On thick and critical welds the two run in one scan, each covering the other’s weak zone.',
      },
    ],
    sources: ['paut-standards', 'weld-standards'],
  },
  'time-of-flight-diffraction': {
    lead: 'TOFD measures the height of a flaw, whatever its tilt. Find crews that show how the near-surface and back-wall zones are covered, and who reads the images.',
    about: [
      'Two probes sit left and right of the weld and fire straight through it. A flaw does not reflect the sound but diffracts it at its two tips, and the difference in time between the tips gives the height. That is why TOFD is so good at the one number that a fitness assessment needs.',
      'It has two blind zones: near the surface, under the lateral wave, and near the back wall. Both are a few millimetres deep and both are where cracks like to be, so TOFD is combined with phased array, with angle probes or with a surface method.',
      'The image is greyscale and honest, and reading it is a craft. Every crew scans; not every crew reads well. Ask for the analyst’s proof on real flaws, and for a report of a weld that was opened afterwards.',
    ],
    finds: [
      'The height and depth of flaws in the wall, at any tilt',
      'Planar flaws that a pulse-echo beam would miss',
      'Growth of a known flaw, when the same weld is scanned again',
    ],
    misses: [
      'The few millimetres at each surface',
      'Exact length of short flaws',
      'Flaws in coarse-grained welds, as a rule',
    ],
    materials: 'Ferritic butt welds of some 6 to 300 mm in plate and pipe.',
    standards: [
      { label: 'Technique', text: 'ISO 10863; ISO 16828 for the method' },
      { label: 'Acceptance', text: 'ISO 15626: level 1 for quality level B of ISO 5817, level 2 for C, level 3 for D' },
      {
        label: 'American',
        text: 'ASME Section V, Article 4; ASTM E2373; Section VIII Division 2 for acceptance by height',
      },
      {
        label: 'Who may do it',
        text: 'Level 2 in UT with TOFD training and examination; analysis by somebody proven on flawed samples',
      },
      { label: 'Accreditation', text: 'ISO/IEC 17025 with TOFD named in the scope' },
    ],
    ask: [
      'How do you cover the first and the last millimetres?',
      'Which probe separation and frequency for my wall, and why?',
      'Which acceptance standard and level do you report against?',
      'Encoder accuracy, and how much data may be lost?',
      'Who reads the images, and can the client have the raw data?',
    ],
    explainer: {
      title: 'TOFD in numbers',
      isOrdered: false,
      steps: [
        { label: 'Wall', text: 'Some 6 to 300 mm; above about 50 mm in two or more zones.' },
        { label: 'Speed', text: 'Some 50 to 100 m of seam a shift, scan only.' },
        { label: 'Height', text: 'About 1 mm on flaws in the middle of the wall.' },
        { label: 'Dead zones', text: 'About 3 to 6 mm at the near surface, 1 to 3 mm at the back wall.' },
        { label: 'Analysis', text: 'Some 10 m of seam an hour.' },
        {
          label: 'What moves the price',
          text: 'Wall thickness and number of zones, length, surface, combination with phased array.',
        },
      ],
    },
    related: [
      'phased-array-ultrasonic',
      'ultrasonic',
      'total-focusing-method',
      'radiographic',
      'fitness-for-service',
      'weld',
      'pressure-vessel',
      'automated-ultrasonic',
    ],
    faq: [
      {
        question: 'Is TOFD accepted instead of radiography?',
        answer:
          'In many codes, with a demonstrated procedure and acceptance by height. The near-surface zone then has to be covered otherwise, mostly with phased array or a surface method.',
      },
      {
        question: 'Can TOFD be done on hot or painted welds?',
        answer:
          'On warm welds with wedges and couplant for the temperature, within limits; on sound thin paint with a correction. Loose paint and spatter must go.',
      },
    ],
    sources: ['tofd-standards', 'weld-standards'],
  },
  leak: {
    lead: 'A leak test finds the path of a gas, not the flaw that may become one. Say which rate, which gas and which pressure, and find crews with a calibrated leak.',
    about: [
      'A leak has a number: volume times pressure per second, in mbar·l/s or Pa·m³/s. A bubble in a bath is about a thousandth of a mbar·l/s; a helium mass spectrometer in vacuum sees a million times less. Write the limit and the unit into the order, or the crew will choose the method that is on the truck.',
      'Methods answer two different questions. Pressure change says how much leaks as a whole, and nothing about where. Sniffing, bubbles and vacuum boxes say where, one joint at a time. A good job uses one of each.',
      'Water spoils leak tests. After a hydrostatic test small paths are full of water for days and seem tight. Test before, or dry the vessel and prove it is dry.',
    ],
    finds: [
      'Paths through welds, seals, plugs and flanges',
      'Where they are, with sniffer, bubbles or a vacuum box',
      'The total rate, by pressure change or tracer gas',
    ],
    misses: [
      'Flaws that do not go through',
      'Paths that water or dirt has closed',
      'Strength: a tight vessel can still be too weak',
    ],
    materials: 'Vessels, exchangers, piping, tank bottoms, valves, seals and electronics cabinets.',
    standards: [
      { label: 'Choice', text: 'EN 1779 for the choice of method, ISO 20484 for the words' },
      {
        label: 'Methods',
        text: 'EN 1593 bubbles, EN 13184 pressure change, ISO 20485 tracer gas; ASME Section V, Article 10; ASTM E498, E499, E515',
      },
      { label: 'Acceptance', text: 'The rate in the order, with its unit, gas, pressure and temperature' },
      { label: 'Who may do it', text: 'Level 2 in LT to ISO 9712, with the technique on the certificate' },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17025 with leak testing in the scope; a calibrated leak with a certificate',
      },
    ],
    ask: [
      'Which rate and which method, and why does the one prove the other?',
      'On which calibrated leak, and when was it checked?',
      'Before or after the hydrostatic test, and how do you dry?',
      'How do you measure the total, beside finding the places?',
      'How do background helium and temperature enter the result?',
    ],
    explainer: {
      title: 'Leak testing in numbers',
      isOrdered: false,
      steps: [
        { label: 'Units', text: '1 mbar·l/s is 0.1 Pa·m³/s, about 1 standard cm³/s.' },
        { label: 'Bubbles', text: 'Down to about 10⁻³ mbar·l/s; some 100 to 300 joints a shift.' },
        { label: 'Helium sniffer', text: 'About 10⁻⁶ mbar·l/s with care; some 40 to 100 joints a shift.' },
        { label: 'Helium in vacuum', text: '10⁻⁹ mbar·l/s and less, for parts and vessels that can be evacuated.' },
        { label: 'Vacuum box', text: 'Some 80 to 150 m of tank floor weld a shift.' },
        {
          label: 'What moves the price',
          text: 'Joints and volume, method, pumping and drying time, helium, limit of the rate.',
        },
      ],
    },
    related: [
      'hydrostatic-pressure',
      'storage-tank',
      'heat-exchanger',
      'pressure-vessel',
      'dye-penetrant',
      'acoustic-emission',
      'valve-and-relief-device',
      'process-piping',
    ],
    faq: [
      {
        question: 'Is a pressure test a leak test?',
        answer:
          'It shows gross leaks and strength. Small leaks need air, nitrogen or helium, and a limit in units of rate.',
      },
      {
        question: 'Which leak rate shall I order?',
        answer:
          'The one your medium and law ask for: a water tank needs bubbles, a refrigerant circuit a helium test. If no standard applies, take the smallest rate that matters for a year of operation and calculate backwards.',
      },
    ],
    sources: ['named-standards', 'iso-9712'],
  },
};
