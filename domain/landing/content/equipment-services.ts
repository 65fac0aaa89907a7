/** Data table: the texts of the pages of tanks, boilers, relief valves and exchangers */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'storage-tank' | 'boiler' | 'safety-valve' | 'heat-exchanger';

export const EQUIPMENT_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  'storage-tank': {
    lead: 'A tank inspection answers two questions: how thin is the floor, and when must somebody look again? Find API 653 inspectors, floor scanning crews and EEMUA 159 assessors.',
    about: [
      'Tanks often fail through the floor, from below, where nobody sees it. So the internal inspection is the expensive one: the tank is emptied, cleaned and gas-freed, and a magnetic scanner covers the plates. From outside, an inspector looks at shell, roof, vents, foundation and settlement while the tank stays in service.',
      'The code comes with the country and the owner. API 653 rules in America and in much of the oil industry, EEMUA 159 is used side by side with it in Europe; small shop-built tanks have STI SP001. New tanks follow API 650 or EN 14015.',
      'The report must do more than list readings. It should calculate the thickness that the floor will have at the next inspection, compare each shell course with what the liquid demands, and give the date of the next look with the rule behind it.',
    ],
    finds: [
      'Corrosion of the floor from the soil and from the product side',
      'Wall loss of the shell, course by course',
      'Settlement, tilt, and edges that have sunk or bulged',
      'Faults of roof seals, vents, nozzles and coating',
    ],
    misses: [
      'Pits under lap welds and in the strip along the shell, with a floor scanner alone',
      'The floor, from outside: acoustic emission ranks tanks but measures nothing',
      'Cracks in the shell-to-floor weld, without a surface method',
    ],
    materials: 'Atmospheric tanks of carbon and stainless steel, with fixed, floating or domed roof.',
    standards: [
      { label: 'In service', text: 'API 653 with API 575; EEMUA 159; STI SP001 for small tanks' },
      { label: 'New', text: 'API 650, EN 14015; linings API 652, cathodic protection API 651' },
      {
        label: 'Acceptance',
        text: 'API 653: floor not below 2.5 mm at the next inspection, 1.3 mm where a barrier or lining allows it; settlement to Annex B',
      },
      {
        label: 'Who may do it',
        text: 'An API 653 authorised inspector, or a tank assessor to EEMUA 159; scanning by people certified in MFL and UT',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17020 with tanks in the scope for the inspection, ISO/IEC 17025 for the tests. API stamps no company for this',
      },
    ],
    ask: [
      'Who signs, with which API 653 number and expiry date?',
      'Which threshold does the scanner have on my plate thickness and lining, and on which test plate was it shown?',
      'How do you cover the strip along the shell that the scanner cannot reach?',
      'Do you calculate remaining life and the next date, or only list readings?',
      'Who cleans and gas-frees, and who stands by for rescue?',
    ],
    explainer: {
      title: 'Tank inspection in numbers',
      isOrdered: false,
      steps: [
        { label: 'Routine look', text: 'Monthly, by the owner’s own people.' },
        {
          label: 'External inspection',
          text: 'Within 5 years, or a quarter of the remaining life of the shell, whichever is shorter (API 653).',
        },
        {
          label: 'Shell thickness',
          text: 'Within 15 years or half of the remaining life where the rate is known, 5 years where it is not.',
        },
        {
          label: 'Internal inspection',
          text: 'First within 10 years, plus credits for lining, cathodic protection and release barrier.',
        },
        {
          label: 'Floor scanning',
          text: 'Some 150 to 400 m² a shift for two people; about 20 % loss is found reliably.',
        },
        {
          label: 'What moves the price',
          text: 'Floor area, lining and cleanliness, in or out of service, roof type, scaffolding and nozzles.',
        },
      ],
    },
    related: [
      'magnetic-flux-leakage',
      'ultrasonic-thickness-measurement',
      'tank-inspection',
      'coating-inspection',
      'leak',
      'cryogenic-tank',
      'risk-based-inspection',
      'acoustic-emission',
    ],
    faq: [
      {
        question: 'Can a tank be inspected inside without emptying it?',
        answer:
          'Robots scan floors in clean products such as diesel or water, and the result counts where the owner’s code and the authority accept it. Sludge, heating coils and floating roofs on legs set the limits.',
      },
      {
        question: 'API 653 or EEMUA 159: which one do I order?',
        answer:
          'The one that your permit, insurer or company standard names. API 653 gives fixed rules and intervals, EEMUA 159 leans on risk and on probabilistic assessment. Name one in the order, not both.',
      },
    ],
    sources: ['tank-codes'],
  },
  boiler: {
    lead: 'A boiler inspection is mostly a legal duty with a date. Find inspection bodies and inspectors that your country accepts, and NDT companies that test tubes and headers.',
    about: [
      'The first question is who may sign. In the United States and Canada it is a commissioned inspector of the state, the province or the insurer’s agency; in Great Britain a competent person; in Germany a ZÜS; in other countries a registered engineer or a state body. A good NDT company without that right can only prepare the day.',
      'The inspector sees the boiler twice: cold and open, from the fire and the water side, and then running, with safety valves, low-water cut-out and burner controls. Half of the value lies in the second visit, and it is the one that gets forgotten.',
      'In power plants, tubes decide the outage. Thickness surveys, borescopes and replicas show where creep, overheating and flow-accelerated corrosion have got to, and each method sees only its own kind of damage.',
    ],
    finds: [
      'Thinned, overheated and bulged tubes',
      'Cracks at tube plates, ligaments, stays and nozzles',
      'Scale, oxygen pitting and deposits on the water side',
      'Faulty safety valves, level controls and flame safeguards',
    ],
    misses: [
      'The stage of creep inside a wall, without a replica or a sample',
      'Tube surfaces that cannot be reached or were not cleaned',
      'Efficiency and emissions: those are measured by others',
    ],
    materials: 'Fire-tube and water-tube boilers, steam generators, economisers, superheaters and headers.',
    standards: [
      { label: 'Construction', text: 'ASME Section I and IV; EN 12952 for water-tube, EN 12953 for shell boilers' },
      {
        label: 'In service',
        text: 'National law first; National Board Inspection Code NB-23; API 573 for boilers in refineries',
      },
      { label: 'Water', text: 'EN 12952-12 and EN 12953-10; ASME and vgbe (formerly VGB) guidelines' },
      {
        label: 'Acceptance',
        text: 'Wall above the minimum of the code, no crack in pressure parts unless assessed, valves opening within tolerance',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17020, type A where the law asks for a third party; in America an Authorized Inspection Agency',
      },
    ],
    ask: [
      'Are you licensed for boilers in this state or country, and which number do I quote?',
      'Which paragraph sets my interval?',
      'Who opens, cools, cleans and closes, and what do you need to see?',
      'Do you witness safety valves and the low-water cut-out?',
      'For tube surveys: how many points, and do I get a tube map with the earlier readings?',
    ],
    explainer: {
      title: 'What a boiler inspection takes',
      isOrdered: false,
      steps: [
        {
          label: 'Interval',
          text: 'Yearly in many countries; in Germany outside every year and inside every third at the latest; in Britain as the scheme says, in practice within 14 months.',
        },
        { label: 'Package boiler', text: 'Half a day to a day of work, after a cool-down of 12 to 24 hours.' },
        { label: 'Power boiler', text: 'Days to weeks within the outage, with several crews.' },
        { label: 'Tube thickness by hand', text: 'Some 400 to 800 points a shift where scaffolding stands.' },
        { label: 'Replicas', text: 'Six to ten a shift, with grinding and polishing.' },
        {
          label: 'What moves the price',
          text: 'Steam output, fire or water tube, access, refractory, number of tubes and methods, nights.',
        },
      ],
    },
    related: [
      'pressure-vessel',
      'safety-valve',
      'ultrasonic-thickness-measurement',
      'field-metallography',
      'remote-visual-inspection',
      'authorized-inspection',
      'statutory-examination',
      'fired-heater',
    ],
    faq: [
      {
        question: 'Does the yearly service replace the boiler examination?',
        answer:
          'No. Maintenance is the work of the service firm; the examination is done by somebody whom the law names, and in most countries that person must be independent of the maintenance.',
      },
      {
        question: 'Must a boiler be hydrotested every year?',
        answer:
          'Rarely. Many laws ask for a hydrostatic test after repair or at long intervals, and for internal and external inspection in between. In Türkiye the yearly control includes one at working pressure, and every third year one at the pressure of the product standard, else at 1.5 times the maximum pressure.',
      },
    ],
    sources: ['asme-code', 'pssr', 'turkey', 'germany'],
  },
  'safety-valve': {
    lead: 'A safety valve is the last barrier, and it is tested as received before anybody touches it. Find shops with the National Board VR certificate and test benches that fit your valves.',
    about: [
      'The most useful number of the whole job is the first one: the pressure at which the valve opened as it came from the plant. It shows whether the interval was right. A shop that dismantles first and tests afterwards destroys it.',
      'Set pressure and seat tightness are two tests. The first shows when the valve opens, the second whether it closes again and stays tight just below that pressure. Capacity is neither: it is certified by type on a flow stand, and a bench cannot show it.',
      'Repair of ASME valves needs the VR certificate of the National Board; testing without repair can be done under T/O. Elsewhere a national approval or the owner’s own approval takes its place.',
    ],
    finds: [
      'Set pressure that has drifted, and valves that stick',
      'Leaking seats',
      'Worn or corroded spring, guide, nozzle and bellows',
      'Wrong spring, wrong tag, missing seal',
    ],
    misses: [
      'The flow capacity',
      'Pressure loss in the inlet line, and block valves left shut',
      'Fouling that will come',
    ],
    materials:
      'Spring-loaded, pilot-operated and bellows valves; rupture discs are inspected and replaced, not tested.',
    standards: [
      { label: 'Inspection', text: 'API 576; National Board Inspection Code NB-23, part 4' },
      { label: 'Design', text: 'ASME Section XIII (until the 2019 edition Section VIII), ISO 4126-1' },
      {
        label: 'Seat tightness',
        text: 'API 527, bubbles per minute at 90 % of the set pressure, at low set pressures 34 kPa below it',
      },
      {
        label: 'Acceptance',
        text: 'ASME Section XIII for vessels: set pressure within 3 %, within 15 kPa up to 500 kPa; boilers have limits of their own. Soft seats without a bubble',
      },
      {
        label: 'Accreditation',
        text: 'VR certificate for repair; ISO/IEC 17025 for the test or the gauges; a national approval where the law asks',
      },
    ],
    ask: [
      'Do you record the opening pressure as received, before cleaning?',
      'Do you hold VR or the local approval for this size and medium?',
      'Which medium and which volume has the bench for my orifice?',
      'How are valves tagged and sealed, and who takes them out and puts them back?',
      'What do you do when a valve opens above 110 % of its set pressure?',
    ],
    explainer: {
      title: 'Relief valve work in numbers',
      isOrdered: false,
      steps: [
        {
          label: 'Interval',
          text: 'API 510: at most 10 years, in typical process service 5; fouling service much less.',
        },
        { label: 'Bench test only', text: 'Some 12 to 25 valves a day and bench.' },
        { label: 'Overhaul', text: 'Some 4 to 8 valves a day for two people.' },
        {
          label: 'On the running plant',
          text: 'In-situ verification, 5 to 10 valves a shift; the plant must allow it.',
        },
        { label: 'Turn-around', text: 'One to three days for small valves, weeks where parts are special.' },
        {
          label: 'What moves the price',
          text: 'Inlet size and pressure class, spare parts, taking out and shipping, number and urgency.',
        },
      ],
    },
    related: [
      'valve-and-relief-device',
      'pressure-vessel',
      'boiler',
      'hydrostatic-pressure',
      'leak',
      'calibration',
      'in-service-inspection',
      'process-piping',
    ],
    faq: [
      {
        question: 'How often must a safety valve be tested?',
        answer:
          'As the law, the scheme or your code says, corrected by what the last test showed. API 510 sets 10 years as the outer limit; a valve that was found fouled or stuck is due sooner.',
      },
      {
        question: 'Can a valve be tested without removing it?',
        answer:
          'Yes, with a hydraulic lifting device on the running plant: the force and the line pressure give the opening pressure. It shows set pressure, not seat tightness, and the code or the owner must accept it.',
      },
    ],
    sources: ['relief-codes', 'api-codes'],
  },
  'heat-exchanger': {
    lead: 'A tube inspection decides which tubes are plugged and whether the bundle lives on. Find crews with the right technique for your alloy, bore and wall.',
    about: [
      'Alloy decides the technique. Brass, copper-nickel, titanium and austenitic steel are tested by conventional eddy current or an array; carbon steel needs remote field, near field or magnetic flux leakage; IRIS measures any metal tube that is clean enough. Ask for the technique by name and for the reason.',
      'The reference tube decides what a signal means: same alloy, diameter and wall, with machined defects of known depth. Without it, “40 per cent” is a guess. Ask to see its certificate before the crew is mobilised.',
      'Cleaning decides the result. A probe that does not pass is reported as a blocked tube, and a tube with scale reports less wall loss than it has. Cleaning is usually not the inspector’s job and always the inspector’s problem.',
    ],
    finds: [
      'Wall loss and pitting, by tube and by position',
      'Wear at baffles and support plates',
      'Cracks, with array probes',
      'Dents, and tubes that are blocked or plugged',
    ],
    misses: [
      'Cracks and pinholes, with IRIS',
      'Small pits in carbon steel, with remote field testing',
      'The ends inside the tube sheet, which need a visual or a special probe',
    ],
    materials:
      'Shell-and-tube exchangers, condensers, feedwater heaters, air coolers, U-tubes with limits at the bend.',
    standards: [
      { label: 'Methods', text: 'ASME Section V, Articles 8 and 17; ASTM E690 and E2096' },
      { label: 'Exchangers', text: 'API 660, API 572, TEMA; API 510 for the shell' },
      {
        label: 'Acceptance',
        text: 'A plugging limit of the owner, often 40 to 60 % of the wall; no code gives one number',
      },
      {
        label: 'Who may do it',
        text: 'Level 2 in ET with experience in tubes; the analyst should not be the person who pulls the probe',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17025 with the tube technique in the scope where the owner asks for it',
      },
    ],
    ask: [
      'Which technique for my alloy, bore and wall, and why?',
      'May I see the reference tube and its certificate?',
      'How clean must the tubes be, and what happens if they are not?',
      'Who analyses, and when do I get the tube map?',
      'How are doubtful calls confirmed: IRIS, a borescope or a pulled tube?',
    ],
    explainer: {
      title: 'Tube inspection in numbers',
      isOrdered: false,
      steps: [
        { label: 'Eddy current', text: 'Some 400 to 800 tubes of 6 m a shift, pulled at 0.5 to 1.5 m/s.' },
        { label: 'Array', text: 'Some 300 to 500 tubes a shift; sees cracks around the tube.' },
        { label: 'Remote or near field', text: 'Some 200 to 300 carbon steel tubes a shift, at about 0.3 m/s.' },
        { label: 'IRIS', text: 'Some 40 to 80 tubes a shift; wall to 0.1 mm, from about 12 mm bore.' },
        { label: 'Report', text: 'Tube map within a day or two, the signed report within a week or two.' },
        {
          label: 'What moves the price',
          text: 'Number and length of tubes, alloy, technique, cleanliness, one or two shifts, share confirmed by IRIS.',
        },
      ],
    },
    related: [
      'eddy-current',
      'eddy-current-array',
      'remote-field',
      'near-field',
      'internal-rotary-inspection-system',
      'leak',
      'pressure-vessel',
      'remote-visual-inspection',
    ],
    faq: [
      {
        question: 'How many tubes must be inspected?',
        answer:
          'A first inspection often takes all tubes of the outer rows and a share of the rest, later ones follow the pattern of damage. A sample of ten per cent finds general thinning, not a single attacked row.',
      },
      {
        question: 'When is a bundle replaced instead of plugged?',
        answer:
          'That is economics: many owners set a limit near ten per cent of plugged tubes because duty and pressure drop suffer. The inspection gives the number; operation decides.',
      },
    ],
    sources: ['named-standards'],
  },
};
