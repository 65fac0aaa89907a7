/** Data table: the texts of the pages of tensile testing, hardness testing and pressure vessels */
import type { ServiceContent } from './content-parts.ts';

export const LABORATORY_TESTS: Readonly<Record<'tensile' | 'hardness' | 'pressure-vessel', ServiceContent>> = {
  tensile: {
    lead: 'A tensile test pulls a specimen until it breaks and gives the strength that a certificate must show. Find laboratories with the right machine, temperature range and accreditation.',
    about: [
      'A specimen is cut from the product and pulled apart. The force-elongation curve gives the yield or proof strength, the tensile strength, the elongation and the reduction of area: the values on every material certificate, and the ones that designers use.',
      'It sounds simple, yet two laboratories can differ. The speed of the test affects the yield strength, which is why ISO 6892-1 offers Method A, controlled by strain rate, and Method B, controlled by stress rate. The report must state which one was used.',
      'Where the specimen comes from matters more than the machine. The product standard fixes its position and direction in the plate, the forging or the weld. A result from the wrong place is the right answer to the wrong question.',
    ],
    finds: [
      'Yield or proof strength and tensile strength',
      'Elongation and reduction of area: how ductile the metal is',
      'The weakest zone of a welded joint, in a cross-weld test',
      'Strength at high or low temperature, with the right furnace or bath',
    ],
    misses: [
      'Resistance to impact and to brittle fracture: ask for Charpy or CTOD',
      'Behaviour under cyclic load: ask for a fatigue test',
      'Individual flaws in the product: the specimen is a small sample of it',
      'Strength over years at high temperature: ask for a creep test',
    ],
    materials: 'Metals in every form, welds, bolts, reinforcing bars; polymers and composites to their own standards.',
    standards: [
      { label: 'Room temperature', text: 'ISO 6892-1, where room temperature is 10 to 35 °C; ASTM E8/E8M' },
      { label: 'Hot and cold', text: 'ISO 6892-2 for high, ISO 6892-3 for low temperature' },
      { label: 'Welds and products', text: 'ISO 4136 for cross-weld tests; ASTM A370 for steel products' },
      { label: 'Machine', text: 'Force to ISO 7500-1, extensometer to ISO 9513; in American practice ASTM E4 and E83' },
    ],
    ask: [
      'Is this test, to this standard, in your ISO/IEC 17025 scope?',
      'Method A or Method B, and which one does my product standard require?',
      'Do you machine the specimens, and from which position in my sample?',
      'What are the maximum force and the temperature range of your machines?',
      'When will I get the report, and can my inspector witness the test?',
    ],
    explainer: {
      title: 'From sample to report',
      isOrdered: true,
      steps: [
        {
          label: 'Mark',
          text: 'Heat or batch number, direction and position are marked before anything is cut. A witness stamps at this stage.',
        },
        { label: 'Cut', text: 'Rough cutting leaves a margin, because heat and cold work change the metal.' },
        { label: 'Machine', text: 'To the shape in the standard, with a fine finish and measured dimensions.' },
        { label: 'Pull', text: 'Extensometer on, speed as the method requires, until it breaks.' },
        {
          label: 'Calculate',
          text: 'Force divided by the original cross-sectional area; elongation over the gauge length in the standard.',
        },
        {
          label: 'Report',
          text: 'Values, method, specimen, temperature, machine, and whether the limits in the product standard are met.',
        },
      ],
    },
    industries: [
      { label: 'Manufacturing', text: 'Incoming material and finished heats, batch by batch.' },
      { label: 'Construction', text: 'Structural steel, reinforcing bars and bolts.' },
      { label: 'Oil & Gas', text: 'Line pipe, casing and weld procedure qualifications.' },
      { label: 'Mining & Metals', text: 'Release of plate, bar and castings by the mill.' },
      { label: 'Aerospace', text: 'Aluminium, titanium and nickel alloys, often hot, to the manufacturers’ schemes.' },
      { label: 'Power Generation', text: 'Steels for boilers and turbines at their service temperature.' },
    ],
    related: [
      'hardness',
      'charpy-impact',
      'bend',
      'fracture-toughness',
      'fatigue',
      'creep',
      'welding-qualification',
      'spark-emission-analysis',
    ],
    faq: [
      {
        question: 'How many specimens do I need?',
        answer:
          'The product or welding standard specifies it. A weld procedure commonly needs two cross-weld specimens; a batch of material often needs one for each heat and thickness.',
      },
      {
        question: 'Why do two laboratories give different yield strengths?',
        answer:
          'Most often because of speed, specimen position or specimen shape. Compare the method (A or B), the position in the product and the direction before you doubt the machine.',
      },
      {
        question: 'Does the laboratory need ISO/IEC 17025?',
        answer:
          'If someone else has to rely on the result, yes. Look up the scope: the accreditation covers only the tests and standards listed in it.',
      },
    ],
    sources: ['laboratory-standards'],
  },
  hardness: {
    lead: 'A hardness test presses an indenter into the metal and measures the indentation. Find laboratories for Brinell, Vickers and Rockwell, and crews with portable testers for welds on site.',
    about: [
      'Hardness is not a property like weight: it has no unit of its own. It is the response of a metal to one method, so a value without its scale means nothing. 250 HV10 and 22 HRC are complete; "250" is not.',
      'It is still useful, because it is quick, leaves almost no damage and correlates with tensile strength and wear resistance. It also shows whether heat treatment or welding has made the steel too hard.',
      'That last point matters most in sour service. Where wet hydrogen sulphide is present, steel above a certain hardness can crack. Under ISO 15156, also known as NACE MR0175, 22 HRC is the usual limit for carbon and low-alloy base metal. Weld procedures are judged by Vickers, normally at 250 HV (HV 5 or HV 10); Rockwell is admitted for welds only with restrictions. After welding and heat treatment, hardness is checked on site with portable testers.',
    ],
    finds: [
      'Hard zones next to a weld',
      'Wrong or missing heat treatment',
      'Mixed-up steel grades, as a first check',
      'The depth of a hardened case, by a row of small indentations',
    ],
    misses: [
      'Cracks and other flaws',
      'Strength itself: conversion tables give an estimate only',
      'Toughness: hard steel may or may not be brittle',
      'What lies below the tested surface',
    ],
    materials: 'Metals from soft aluminium to hardened tool steel; each scale has its own range.',
    standards: [
      { label: 'Brinell', text: 'ISO 6506 and ASTM E10' },
      { label: 'Vickers', text: 'ISO 6507 and ASTM E92; ASTM E384 for micro-indentation; ISO 9015 for welds' },
      {
        label: 'Rockwell',
        text: 'ISO 6508 and ASTM E18; since 2015 tungsten carbide balls are the rule in ISO 6508-1',
      },
      { label: 'Portable', text: 'ISO 16859 and ASTM A956 for Leeb; ASTM A1038 for contact impedance (UCI)' },
    ],
    ask: [
      'Which scale and which load does my standard require?',
      'Is that scale in your ISO/IEC 17025 scope?',
      'On site: Leeb or UCI, and is the part thick and stiff enough for it?',
      'How is the surface prepared, and how many readings make one result?',
      'On which reference blocks is the tester checked, and how often?',
    ],
    explainer: {
      title: 'Which hardness method for which part',
      isOrdered: false,
      steps: [
        {
          label: 'Brinell',
          text: 'A large ball and a large indentation. Averages out coarse structure: for castings and forgings.',
        },
        {
          label: 'Vickers',
          text: 'A diamond pyramid, one scale for all metals. For welds and thin layers, with small loads under a microscope.',
        },
        {
          label: 'Rockwell',
          text: 'Read directly from the machine. For series parts; pipes of API 5CT type need through-wall readings.',
        },
        { label: 'Leeb', text: 'A small impact body rebounds. Portable and quick; needs mass behind the surface.' },
        {
          label: 'Contact impedance',
          text: 'A vibrating diamond. Portable; for the narrow zone next to a weld, and thinner parts than Leeb allows. It too needs mass and some millimetres of wall.',
        },
        {
          label: 'Micro and case depth',
          text: 'A row of tiny indentations on a polished section shows how deep the hardening goes.',
        },
      ],
    },
    industries: [
      { label: 'Oil & Gas', text: 'Pipes, wellheads and welds for sour service.' },
      { label: 'Petrochemical', text: 'Welds after heat treatment, in the shop and on site.' },
      { label: 'Power Generation', text: 'Creep-resistant steels, where too soft is as bad as too hard.' },
      { label: 'Manufacturing', text: 'Gears, shafts and tools after hardening.' },
      { label: 'Rail & Transport', text: 'Rails, wheels and springs.' },
      { label: 'Mining & Metals', text: 'Wear plates, rolls and castings.' },
    ],
    related: [
      'tensile',
      'charpy-impact',
      'microstructure-examination',
      'macro-examination',
      'field-metallography',
      'sulphide-stress-cracking',
      'welding-qualification',
      'positive-material-identification',
    ],
    faq: [
      {
        question: 'Can I convert HV to HRC or to tensile strength?',
        answer: 'Tables exist and give an estimate. For acceptance, measure on the scale in the standard.',
      },
      {
        question: 'Is a portable hardness test accepted?',
        answer:
          'Often, for a check after welding or heat treatment, if the procedure specifies surface, instrument and number of readings. In a dispute the laboratory test decides.',
      },
      {
        question: 'Which hardness limit applies to sour service?',
        answer:
          'For carbon and low-alloy base metal usually 22 HRC, for weld and heat-affected zone normally 250 HV in the procedure qualification, both under ISO 15156 (NACE MR0175). Material, zone and service decide; read the clause that your order names.',
      },
    ],
    sources: ['laboratory-standards', 'sour'],
  },
  'pressure-vessel': {
    lead: 'A pressure vessel must be inspected when it is built, before start-up and throughout its life. Find companies for API 510, ASME and European work, with the people to prove it.',
    about: [
      'Two questions come first. Is the vessel new or in service? And where is it installed? A construction code such as ASME Section VIII or EN 13445 governs how it is built; an in-service code such as API 510 governs how it is inspected later; the law of the country says who may do it.',
      'Under API 510 an external inspection is due within five years or the internal interval, whichever is shorter. An internal or on-stream one is due within ten years or half of the remaining life, whichever comes first. If less than four years of life remain, the interval may equal the full remaining life, up to two years. An on-stream inspection replaces the internal one only under conditions that the code lists, among them a known and low corrosion rate. A risk-based plan can change these intervals.',
      'In the European Union, Directive 2014/68/EU covers new equipment above 0.5 bar; in-service inspection is national law. Great Britain requires a written scheme of examination before use, Türkiye a periodic control by registered engineers or technicians, Germany a licensed inspection body (ZÜS) for the larger vessels, and Singapore an authorised examiner.',
    ],
    finds: [
      'Wall loss, by thickness readings at fixed points',
      'Cracks at welds and nozzles, by surface methods and ultrasonics',
      'Bulges, dents and poor supports, visually',
      'Leaks and gross weakness, by a pressure test',
    ],
    misses: [
      'A pressure test does not show cracks that hold today and grow tomorrow',
      'Thickness points miss the pits between them',
      'External inspection does not find corrosion under insulation',
      'Nothing is found behind linings and internals that were not removed',
    ],
    materials:
      'Vessels, columns, reactors, drums, air receivers, exchangers; of carbon, low-alloy and stainless steel.',
    standards: [
      { label: 'Construction', text: 'ASME Section VIII, EN 13445; the designator U marks vessels of Division 1' },
      { label: 'In service', text: 'API 510; API 579-1 when damage must be assessed' },
      {
        label: 'Europe',
        text: '2014/68/EU for new equipment above 0.5 bar; a notified body takes part from category II up',
      },
      { label: 'Repair', text: 'The National Board R certificate, valid for three years' },
    ],
    ask: [
      'Which certificate does the inspector hold: API 510, National Board commission, national approval?',
      'Does the authority or the insurer accept your report for this vessel?',
      'Which methods do you perform yourselves, and which do you subcontract?',
      'Who calculates corrosion rate, remaining life and the next inspection date?',
      'What must we clean, open, scaffold and isolate before you come?',
    ],
    explainer: {
      title: 'An in-service inspection, step by step',
      isOrdered: true,
      steps: [
        {
          label: 'Read the file',
          text: 'Data plate, drawings, earlier thickness readings, repairs, changes of service.',
        },
        {
          label: 'Plan',
          text: 'The damage expected in this service decides where to look and with which method.',
        },
        { label: 'Prepare', text: 'Empty, isolate, clean, gas-test, provide light and access.' },
        {
          label: 'Inspect',
          text: 'Visually outside and inside, thickness at the fixed points, surface methods at welds and nozzles.',
        },
        {
          label: 'Calculate',
          text: 'Corrosion rate, remaining life, next date; fitness for service if damage was found.',
        },
        {
          label: 'Report',
          text: 'What was examined and what was not, recommendations, and the signature that the law requires.',
        },
      ],
    },
    industries: [
      { label: 'Petrochemical', text: 'Columns, reactors and drums in planned shutdowns.' },
      { label: 'Oil & Gas', text: 'Separators, slug catchers and LPG bullets.' },
      { label: 'Power Generation', text: 'Deaerators, feedwater heaters and steam drums.' },
      { label: 'Pharmaceutical & Food Processing', text: 'Autoclaves, sterilisers and stainless process vessels.' },
      { label: 'Manufacturing', text: 'Air receivers in workshops and production lines.' },
      { label: 'Marine & Offshore', text: 'Air bottles, hydrophore tanks and process vessels on deck.' },
    ],
    related: [
      'boiler',
      'heat-exchanger',
      'storage-tank',
      'in-service-inspection',
      'authorized-inspection',
      'hydrostatic-pressure',
      'ultrasonic-thickness-measurement',
      'risk-based-inspection',
    ],
    faq: [
      {
        question: 'How often must a pressure vessel be inspected?',
        answer:
          'The law of the country and your code decide. API 510: external within 5 years or the internal interval if that is shorter, internal within 10 years or half of the remaining life. Türkiye: normally every year. Great Britain: as the written scheme specifies.',
      },
      {
        question: 'Can an ASME certificate holder inspect my vessel in service?',
        answer:
          'The ASME certificate covers building vessels. In service you need an API 510 inspector, a commissioned inspector or the body that your law names.',
      },
      {
        question: 'Can non-destructive testing replace the hydrostatic test?',
        answer:
          'In some cases, with the consent of the party that has to accept the result. Ask the authority or the insurer before the shutdown, not during it.',
      },
    ],
    sources: ['api-codes', 'ped', 'asme-code', 'turkey', 'pssr', 'germany', 'mom'],
  },
};
