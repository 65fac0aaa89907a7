/** Data table: the texts of the pages of magnetic particle, dye penetrant, visual and eddy current testing */
import type { ServiceContent } from './content-parts.ts';

export const SURFACE_METHODS: Readonly<
  Record<'magnetic-particle' | 'dye-penetrant' | 'visual-inspection' | 'eddy-current', ServiceContent>
> = {
  'magnetic-particle': {
    lead: 'Magnetic particle testing shows cracks at the surface of steel in minutes. Find companies with yokes, benches and certified personnel for MT, also called MPI.',
    about: [
      'The part is magnetised and fine iron particles are applied. Where a crack interrupts the field, the field leaks out and attracts the particles: they form an indication much wider than the crack. For ferromagnetic steel no other surface method is as quick and as sensitive.',
      'Flaws just below the surface can show as well, but sensitivity falls quickly with depth. Do not count on it: deeper flaws are a job for ultrasonic testing.',
      'Particles are dry or suspended in a liquid, visible or fluorescent. Fluorescent particles under ultraviolet light show the finest cracks and need a dark area; black ink on white contrast paint is enough for most welds on site.',
    ],
    finds: [
      'Fatigue cracks and grinding cracks',
      'Toe cracks and hydrogen cracks in welds',
      'Laps and seams in forgings and bars',
      'Stress corrosion cracks that are open to the surface',
    ],
    misses: [
      'Everything in austenitic stainless steel, aluminium, copper and titanium: they are not ferromagnetic',
      'Flaws parallel to the field: each area needs two directions',
      'Deep flaws',
      'The depth of a crack',
    ],
    materials: 'Iron, carbon steel, low-alloy steel and other ferromagnetic metals.',
    standards: [
      { label: 'Method', text: 'ISO 9934-1 to 9934-3; ISO 17638 for welds' },
      {
        label: 'American practice',
        text: 'ASTM E709 is the guide, ASTM E1444 the practice; ASME Section V, Article 7',
      },
      {
        label: 'Acceptance',
        text: 'ISO 23278 for welds; for other parts the product standard or the order must set the limits',
      },
      { label: 'Equipment', text: 'ISO 9934-3 covers portable, fixed and process-line equipment' },
      {
        label: 'Viewing',
        text: 'ISO 3059: at least 500 lux for colour, a dark area and at least 10 W/m² of UV-A for fluorescent ink',
      },
    ],
    ask: [
      'Yoke, prods, coil or bench, and why for my part? Prods can leave arc marks.',
      'How do you verify the field: lifting force, flux indicator or Hall probe?',
      'Fluorescent or black ink, and how dark is the area?',
      'Will you demagnetise the parts, and to what residual field?',
      'Who cleans before the test, and who paints afterwards?',
    ],
    explainer: {
      title: 'How a magnetic particle test is done',
      isOrdered: true,
      steps: [
        {
          label: 'Clean',
          text: 'Scale, grease and thick paint are removed. Thin, even paint may stay where the procedure allows it.',
        },
        { label: 'Contrast', text: 'White contrast paint for black ink; a darkened place for fluorescent ink.' },
        {
          label: 'Magnetise',
          text: 'Twice, in directions at right angles, so that no crack lies along the field both times.',
        },
        { label: 'Apply', text: 'Ink or powder while the field is on.' },
        {
          label: 'Evaluate',
          text: 'Indications are measured against the limits in the order; false ones come from edges and hard zones.',
        },
        { label: 'Finish', text: 'Demagnetise where it matters, clean, protect, and record with a photograph.' },
      ],
    },
    industries: [
      { label: 'Oil & Gas', text: 'Drilling tools, wellheads and lifting points between jobs.' },
      { label: 'Petrochemical', text: 'Weld toes inside vessels in wet hydrogen sulphide service.' },
      { label: 'Construction', text: 'Fillet and butt welds of steel structures and bridges.' },
      { label: 'Rail & Transport', text: 'Axles, wheels, couplings and springs at overhaul.' },
      {
        label: 'Aerospace',
        text: 'Landing gear and engine parts of high-strength steel, with fluorescent ink on a bench.',
      },
      { label: 'Manufacturing', text: 'Crankshafts, gears and forgings in series production.' },
    ],
    related: [
      'dye-penetrant',
      'visual-inspection',
      'eddy-current',
      'alternating-current-field-measurement',
      'ultrasonic',
      'welding-inspection',
      'crane',
      'ndt',
    ],
    faq: [
      {
        question: 'Are MT, MPI and MPT the same?',
        answer:
          'Yes. MT is the short form used by ISO 9712 and ASNT, MPI is common in Britain, and MPT is used as well. A search for one finds all of them here.',
      },
      {
        question: 'Can magnetic particle testing be used on stainless steel?',
        answer:
          'Not on austenitic grades such as 304 and 316: they cannot be magnetised. Use penetrant or eddy current testing. Ferritic and martensitic grades can be tested.',
      },
      {
        question: 'Must paint be removed?',
        answer:
          'Thick or loose paint must. Over a thin, even coat the test can work if the procedure has been qualified for it. Prods need bare metal.',
      },
    ],
    sources: ['weld-standards', 'iso-9712'],
  },
  'dye-penetrant': {
    lead: 'Dye penetrant testing shows surface-breaking cracks in stainless steel, aluminium and other non-porous metals. Find companies for PT, with colour or fluorescent dye.',
    about: [
      'A thin coloured liquid seeps into every opening in the surface. The excess is wiped off, a white developer draws the liquid out again, and an indication appears: a red line or, under ultraviolet light, a bright one.',
      'It is the surface method for everything that is not ferromagnetic: austenitic stainless steel, nickel alloys, aluminium, titanium, even ceramics. It needs no electricity and little equipment, which makes it look simple. Most missed cracks come from poor cleaning and impatience: a minute too few, and nothing shows.',
      'Penetrant testing finds only what is open to the surface. A crack smeared shut by grinding or blasting stays hidden, so the cleaning method belongs in the procedure.',
    ],
    finds: [
      'Surface-breaking cracks',
      'Pores and pinholes in welds and castings',
      'Laps and cold shuts',
      'Leak paths through thin walls',
    ],
    misses: [
      'Everything below the surface',
      'Cracks closed by grinding, peening, paint or dirt',
      'Any flaw in porous material, which soaks up the dye everywhere',
      'The depth of a flaw',
    ],
    materials:
      'Non-porous materials: stainless steel, nickel, aluminium, titanium, copper, glass, ceramics, some plastics.',
    standards: [
      {
        label: 'Method',
        text: 'ISO 3452, parts 1 to 6; part 5 is for parts hotter than 50 °C, part 6 for parts colder than 10 °C',
      },
      { label: 'Acceptance', text: 'ISO 23277 for welds; other parts to their product standard' },
      {
        label: 'Viewing',
        text: 'ISO 3059: at least 500 lux for colour, a dark area and at least 10 W/m² of UV-A for fluorescent dye',
      },
      { label: 'American practice', text: 'ASTM E165 and ASTM E1417; ASME Section V, Article 6' },
      { label: 'Systems', text: 'Colour or fluorescent; removed with water, an emulsifier or solvent' },
      { label: 'Personnel', text: 'ISO 9712 or SNT-TC-1A in PT; NAS 410 in aerospace' },
    ],
    ask: [
      'Which system and sensitivity level, and why for my part?',
      'How do you clean before the test, and how do you know that the part is clean enough?',
      'What are the dwell and developing times, and for which temperature do they apply?',
      'Are the products low in chlorine and sulphur, for stainless and nickel alloys?',
      'When was the system last checked on a reference panel?',
    ],
    explainer: {
      title: 'How a penetrant test is done',
      isOrdered: true,
      steps: [
        { label: 'Clean', text: 'Degrease and dry. No blasting or grinding that closes the cracks.' },
        { label: 'Penetrate', text: 'Apply the dye and wait for the dwell time in the procedure.' },
        { label: 'Remove', text: 'Wipe or wash off what is on the surface, and no more than that.' },
        { label: 'Develop', text: 'A thin, even white layer draws the dye out.' },
        {
          label: 'View',
          text: 'Look at once and again later: the growth of an indication shows the size of the flaw.',
        },
        { label: 'Clean again', text: 'Residues can harm paint and, in some services, the metal.' },
      ],
    },
    industries: [
      {
        label: 'Aerospace',
        text: 'Turbine blades and aluminium structures on fluorescent lines, each step controlled.',
      },
      { label: 'Petrochemical', text: 'Stainless steel welds and overlays, nozzles and tube sheets.' },
      { label: 'Power Generation', text: 'Turbine blades, valve seats and dissimilar-metal welds.' },
      {
        label: 'Pharmaceutical & Food Processing',
        text: 'Stainless vessels and piping, where a pinhole traps what cleaning cannot reach.',
      },
      { label: 'Nuclear', text: 'Cladding and stainless steel piping welds.' },
      {
        label: 'Manufacturing',
        text: 'Aluminium and bronze castings, and weld root runs before the next layer.',
      },
    ],
    related: [
      'magnetic-particle',
      'visual-inspection',
      'eddy-current',
      'leak',
      'ultrasonic',
      'welding-inspection',
      'positive-material-identification',
      'ndt',
    ],
    faq: [
      {
        question: 'Are PT, DPI and LPI the same?',
        answer:
          'Yes: penetrant testing, dye penetrant inspection and liquid penetrant inspection. FPI is fluorescent penetrant inspection.',
      },
      {
        question: 'Colour or fluorescent dye?',
        answer:
          'Red dye suits site work and welds: daylight is enough. Fluorescent dye finds finer cracks and needs a dark area and ultraviolet light. Aerospace requires it.',
      },
      {
        question: 'Can hot parts be tested with penetrant?',
        answer:
          'Normal products work from about 10 to 50 °C. Above that there are special ones, and ISO 3452-5 covers such tests; ISO 3452-6 does so for the cold. Ask which temperature the procedure was qualified for.',
      },
    ],
    sources: ['weld-standards', 'iso-9712'],
  },
  'visual-inspection': {
    lead: 'Visual inspection comes before every other test and is often enough on its own. Find certified welding and equipment inspectors, with borescopes, crawlers and drones where nobody can go.',
    about: [
      'The tools are a trained eye, good light and a few gauges. Some work is accepted on visual inspection alone; in demanding service, surface and volumetric methods follow, and only on what has passed visual inspection.',
      'It is a real method with rules. For welds, ISO 17637 requires at least 350 lux, preferably 500, with the eye within 600 mm and at an angle of not less than 30 degrees. People who test under ISO 9712 or SNT-TC-1A have their near vision checked every year.',
      'Where no eye can go, a camera goes: mirrors and borescopes into tubes and engines, crawlers into pipes and tanks, drones to flare tips and chimneys. A good camera can show more than the eye; its limits are light, angle and measuring. So agree beforehand what size of flaw must be visible and how it is measured.',
    ],
    finds: [
      'Wrong weld size, undercut, overlap and surface pores',
      'Corrosion, erosion, dents and bulges',
      'Misalignment and missing parts',
      'Leaks, hot spots on paint, damaged insulation',
    ],
    misses: [
      'Flaws below the surface',
      'Fine cracks, which need penetrant or magnetic particle testing',
      'Anything under paint, insulation or scale',
      'Wall loss from the far side',
    ],
    materials: 'Any material, given light and a line of sight.',
    standards: [
      { label: 'Welds', text: 'ISO 17637 for the method, ISO 5817 for quality levels; AWS D1.1 for steel structures' },
      { label: 'General', text: 'EN 13018; ASME Section V, Article 9' },
      { label: 'Welding inspectors', text: 'AWS CWI and CSWIP 3.1 are the usual certificates' },
      { label: 'Method certificate', text: 'ISO 9712 or SNT-TC-1A in VT' },
    ],
    ask: [
      'Which certificate does the inspector hold: VT, CWI, CSWIP, API? They cover different things.',
      'Before, during or only after welding? Most is gained before.',
      'Which gauges and lights will you bring, and are they calibrated?',
      'For remote inspection: which camera, what resolution, and how are sizes measured?',
      'Do I get photographs with locations marked on a drawing?',
    ],
    explainer: {
      title: 'When visual inspection is done',
      isOrdered: true,
      steps: [
        { label: 'Before welding', text: 'Material, preparation, fit-up, procedure, welder qualifications.' },
        { label: 'During welding', text: 'Preheat, root run, interpass cleaning, heat input.' },
        { label: 'After welding', text: 'Size, shape and surface, then release for other methods.' },
        { label: 'Before use', text: 'The finished equipment against its drawings.' },
        { label: 'In service', text: 'From outside at fixed intervals; from inside when it is opened and clean.' },
        { label: 'After an incident', text: 'First look, photographs and marks before anything is moved.' },
      ],
    },
    industries: [
      { label: 'Construction', text: 'Welds and bolts of steel structures, to AWS or ISO levels.' },
      { label: 'Oil & Gas', text: 'Flares and deck undersides by drone or rope, vessels by camera.' },
      {
        label: 'Petrochemical',
        text: 'External inspections of vessels and piping at the intervals of API 510 and API 570.',
      },
      { label: 'Power Generation', text: 'Borescope inspection of gas turbines without opening them.' },
      { label: 'Aerospace', text: 'Engines and structures between flights.' },
      { label: 'Water & Wastewater', text: 'Crawlers in pipes, divers and remotely operated vehicles in tanks.' },
    ],
    related: [
      'remote-visual-inspection',
      'welding-inspection',
      'coating-inspection',
      'drone-inspection',
      'rope-access-inspection',
      'dye-penetrant',
      'magnetic-particle',
      'in-service-inspection',
    ],
    faq: [
      {
        question: 'Is visual inspection enough for a weld?',
        answer:
          'For many structures, yes: the code says what share of the welds also needs surface or volumetric methods. For pressure equipment and fatigue loads, it is only the first step.',
      },
      {
        question: 'CWI or CSWIP: which one should I ask for?',
        answer:
          'CWI is the certificate of the American Welding Society and fits American codes; CSWIP 3.1 is common where European and British practice applies. Many clients accept both.',
      },
      {
        question: 'Does a drone inspection count as an inspection?',
        answer:
          'It is remote visual inspection. Whether it may replace entry or scaffolding is for the owner, the code and the authority to say, so agree it before the flight.',
      },
    ],
    sources: ['weld-standards', 'iso-9712'],
  },
  'eddy-current': {
    lead: 'Eddy current testing finds cracks and wall loss in conductive metal without couplant. Compare companies for exchanger tubes, surface arrays and aircraft parts.',
    about: [
      'A coil carrying alternating current induces small currents in the metal near it. A crack or a thinner wall disturbs them and changes the impedance of the coil. No couplant is needed and thin paint may stay: that makes the method fast.',
      'Its classic use is heat exchanger and condenser tubes in brass, copper-nickel, titanium or austenitic steel. A probe is pulled through each tube, and a crew tests hundreds of tubes in a shift.',
      'Carbon steel tubes are another matter: their magnetism hides the signal. For them there are related techniques: remote field and near field testing, magnetic flux leakage, or IRIS, which is ultrasonic, slower at some 50 to 100 mm per second, and needs cleaner tubes.',
    ],
    finds: [
      'Pits, cracks and wall loss in non-ferromagnetic tubes',
      'Surface cracks in welds, through thin paint',
      'Cracks around fastener holes in aircraft',
      'Mixed materials and wrong heat treatment',
    ],
    misses: [
      'Flaws deep in thick metal: the currents stay near the surface',
      'Flaws in ferromagnetic tubes, without a related technique',
      'Damage near tube sheets and supports, unless several frequencies are used',
      'Anything in non-conductive material',
    ],
    materials: 'Conductive metals; for tubes, brass, copper-nickel, titanium, austenitic stainless steel.',
    standards: [
      { label: 'Method', text: 'ISO 15549; ASME Section V, Article 8, and Article 17 for remote field testing' },
      { label: 'Welds', text: 'ISO 17643' },
      { label: 'Arrays', text: 'ISO 20339' },
      {
        label: 'Reference tube',
        text: 'Same alloy, diameter and wall as the tubes under test, with known flaws',
      },
    ],
    ask: [
      'Is the technique right for my tube material? State alloy, diameter and wall in the enquiry.',
      'Who makes the reference tube, and is it of the same alloy and size?',
      'How clean must the tubes be, and who cleans them?',
      'Who interprets the signals: a Level 2 on site, or a second analyst as well?',
      'Do I get a tube sheet map with classes of wall loss, and the raw data?',
    ],
    explainer: {
      title: 'Which technique for which tube or surface',
      isOrdered: false,
      steps: [
        { label: 'Conventional eddy current', text: 'Non-ferromagnetic tubes. Fast, sensitive to pits and cracks.' },
        {
          label: 'Remote field',
          text: 'Carbon steel tubes in boilers and exchangers. Detects internal and external wall loss alike.',
        },
        { label: 'Near field', text: 'Finned carbon steel tubes in air coolers; detects internal wall loss.' },
        {
          label: 'IRIS',
          text: 'Wall thickness to about 0.1 mm in tubes from about 12 mm bore, with water and good cleaning. Slow, and blind to cracks and pinholes, so often used to verify other results.',
        },
        {
          label: 'Eddy current array',
          text: 'A whole strip of surface in one pass, with an image. For welds, cladding and stress corrosion.',
        },
        {
          label: 'Pulsed eddy current',
          text: 'Average wall thickness of carbon steel through insulation. For screening, not for small pits.',
        },
      ],
    },
    industries: [
      { label: 'Power Generation', text: 'Condenser and feedwater heater tubes in every outage.' },
      { label: 'Petrochemical', text: 'Exchanger bundles, air coolers, corrosion under insulation.' },
      { label: 'Aerospace', text: 'Fastener holes, wheels and skins, by personnel certified to aerospace schemes.' },
      { label: 'Nuclear', text: 'Steam generator tubes, tested in full and compared with earlier years.' },
      { label: 'Manufacturing', text: 'Bars, wires and tubes on the line at full speed.' },
      { label: 'Marine & Offshore', text: 'Copper-nickel coolers and painted welds above water.' },
    ],
    related: [
      'eddy-current-array',
      'remote-field',
      'near-field',
      'pulsed-eddy-current',
      'magnetic-flux-leakage',
      'internal-rotary-inspection-system',
      'alternating-current-field-measurement',
      'heat-exchanger',
    ],
    faq: [
      {
        question: 'Can carbon steel tubes be tested with eddy current?',
        answer:
          'Not with the conventional technique. Ask for remote field or near field testing, magnetic flux leakage or IRIS.',
      },
      {
        question: 'How clean must exchanger tubes be?',
        answer:
          'The probe has to pass freely. IRIS needs clean metal; eddy current techniques tolerate a little more dirt. Clean and dry tubes save more time than any fast probe.',
      },
      {
        question: 'What should an enquiry for a tube bundle include?',
        answer:
          'Number and length of the tubes, alloy, outer diameter, wall, fins, straight or U-tubes, what has failed before, and when the bundle will be open and clean.',
      },
    ],
    sources: ['named-standards', 'iso-9712'],
  },
};
