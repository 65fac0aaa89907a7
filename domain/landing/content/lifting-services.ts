/** Data table: the texts of the pages of cranes, lifting gear and rope access */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'crane' | 'lifting-equipment-examination' | 'rope-access-inspection';

export const LIFTING_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  crane: {
    lead: 'A crane inspection looks at structure, mechanism and safety devices, and at the load test if the rules ask for one. Find inspectors approved for your type of crane and country.',
    about: [
      'Cranes fail where load cycles meet a weld or a rope: end carriages, girder joints, hooks, drums and slewing rings. A visual and functional examination finds most of it; cracks under paint need magnetic particle, eddy current or ACFM at the places that the drawing and the hours of use point to.',
      'The right to inspect is national and goes by type. Bridge, tower, mobile, offshore and loader cranes have separate approvals in many countries, and in ports the maritime rules apply. The firm that maintains the crane should not be the one that examines it.',
      'Old cranes run out of design life, not of thickness. With the load spectrum and the hours, an engineer can compare the used part of the classified life with what is left, as FEM 9.755 describes for hoists.',
    ],
    finds: [
      'Cracks and deformation in girders, end carriages and jibs',
      'Wear and broken wires of ropes, worn drums, sheaves and hooks',
      'Faults of brakes, limit switches and overload protection',
      'Track, wheels and alignment out of tolerance',
    ],
    misses: [
      'Overloads of the past, unless a recorder stored them',
      'Fatigue cracks under paint, by looking alone',
      'How much design life is used up, without the load spectrum',
    ],
    materials: 'Bridge, gantry, tower, mobile, loader, jib and offshore cranes, with their hoists and tracks.',
    standards: [
      { label: 'Inspection', text: 'ISO 9927-1; BS 7121 in Britain; ASME B30 series in America' },
      { label: 'Ropes', text: 'ISO 4309, with discard criteria by number of broken wires, diameter and deformation' },
      {
        label: 'Law',
        text: 'LOLER in Britain; 29 CFR 1910.179 and 1926.1412 in the United States; 29 CFR 1919 in ports',
      },
      { label: 'Load test', text: 'New powered cranes in Europe: 125 % static and 110 % dynamic of the rated load' },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17020 with this type of crane in the scope, and the national approval on top of it',
      },
    ],
    ask: [
      'For which types are you approved here, and may I see the paper?',
      'Which load do you test with, and who brings the weights or water bags?',
      'Which welds are tested, with which method, and after how many hours?',
      'What makes you stop the crane on the spot, and whom do you inform?',
      'Is track and rail alignment in the price?',
    ],
    explainer: {
      title: 'Crane inspection in numbers',
      isOrdered: false,
      steps: [
        { label: 'Britain', text: 'Thorough examination every 12 months, every 6 if it lifts people, or by scheme.' },
        {
          label: 'United States',
          text: 'Overhead cranes: frequent inspection daily to monthly, periodic every 1 to 12 months.',
        },
        { label: 'Bridge crane', text: 'Two to four a day for two people, visual and functional.' },
        { label: 'Tower crane', text: 'About one a day; a load test adds half a day.' },
        { label: 'Track survey', text: 'Some 100 to 200 m a shift.' },
        {
          label: 'What moves the price',
          text: 'Number, type and capacity, height and access, test weights, NDT, track survey, nights.',
        },
      ],
    },
    related: [
      'lifting-equipment-examination',
      'lifting-accessory',
      'wire-rope',
      'magnetic-particle',
      'alternating-current-field-measurement',
      'mobile-elevating-platform',
      'steel-structure',
      'statutory-examination',
    ],
    faq: [
      {
        question: 'Is a load test due every year?',
        answer:
          'Not everywhere. In Britain the competent person decides whether one is needed; other countries ask for a test at each control or after re-erection. Ask which rule the quote assumes.',
      },
      {
        question: 'May the maker of the crane inspect it?',
        answer:
          'For maintenance and pre-use checks, yes. For the periodic examination most rules want somebody independent of the maintenance, and an accredited inspection body shows that independence.',
      },
    ],
    sources: ['loler', 'osha-cranes', 'named-standards'],
  },
  'lifting-equipment-examination': {
    lead: 'Slings, shackles, hoists and hooks are cheap, many and dangerous: each needs its own number, mark and report. Find examiners for sites, yards and ships.',
    about: [
      'A thorough examination is a look with trained hands and gauges at every item, and a decision on each: in use until a date, to be repaired, or out. The report belongs to the item, so the marking comes first; a sling without a legible number is out before anybody looks at its wires.',
      'Six months for accessories and for everything that lifts people, twelve for the rest, is the British rhythm under LOLER, and many countries follow it. An examination scheme can change it, up or down, where a competent person gives the reason.',
      'A load test proves strength on one day and little else. Cracks in hooks and pins are found with magnetic particle or penetrant testing, and wear is found with a gauge.',
    ],
    finds: [
      'Worn, stretched, cracked or bent hooks, shackles, chains and eyebolts',
      'Broken wires, kinks and corrosion of ropes; cuts of textile slings',
      'Missing marks, safe working loads and certificates',
      'Hoists whose brakes or limit switches fail',
    ],
    misses: [
      'Cracks, without a surface method',
      'What was overloaded and sprang back',
      'Items that were not on the list',
    ],
    materials:
      'Slings of chain, rope and textile, shackles, eyebolts, beams, clamps, hoists, jacks and lifting points.',
    standards: [
      { label: 'Law', text: 'LOLER 1998 in Britain; 29 CFR 1910.184 for slings in the United States' },
      {
        label: 'Products',
        text: 'EN 818 chain slings, EN 13414 rope slings, EN 1492 textile slings, EN 13889 shackles',
      },
      {
        label: 'Discard',
        text: 'Chain links whose mean diameter is below 90 % of the nominal one; ropes to ISO 4309; a textile sling with a cut load yarn',
      },
      {
        label: 'Who may do it',
        text: 'A competent person: LEEA TEAM card for the kind of gear, or what national law names',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17020 for the examination; LEEA membership shows an audit by the association',
      },
    ],
    ask: [
      'Are you independent of those who repair or sell my gear?',
      'What is on the examiner’s card for my kind of equipment?',
      'May I see a sample report with the contents that the law lists?',
      'How are passed and rejected items marked, and do I get a list to import?',
      'How soon do I hear of a dangerous defect?',
    ],
    explainer: {
      title: 'Examination of lifting gear in numbers',
      isOrdered: false,
      steps: [
        {
          label: 'Interval',
          text: 'Six months for accessories and person lifts, twelve for the rest, unless a scheme says otherwise.',
        },
        { label: 'Slings and shackles', text: 'Some 60 to 150 items a day and person, marked and laid out.' },
        { label: 'Small hoists', text: 'Some 10 to 20 a day.' },
        { label: 'Report', text: 'At once for a dangerous defect, otherwise within days.' },
        { label: 'What slows the day', text: 'Items spread over the site, dirt, missing numbers, cranes in use.' },
        {
          label: 'What moves the price',
          text: 'Number and kind of items, one place or many, load tests, NDT of hooks, nights.',
        },
      ],
    },
    related: [
      'crane',
      'lifting-accessory',
      'wire-rope',
      'magnetic-particle',
      'dye-penetrant',
      'mobile-elevating-platform',
      'elevator',
      'statutory-examination',
    ],
    faq: [
      {
        question: 'Does new lifting gear need an examination before first use?',
        answer:
          'With the maker’s declaration and certificate normally not, unless its safety depends on how it is installed: then it is examined after installation and after each new assembly.',
      },
      {
        question: 'Is a colour code enough?',
        answer:
          'It is a quick sign for the crew and no record. The report with the item’s number, the safe working load and the next date is what counts.',
      },
    ],
    sources: ['loler', 'named-standards'],
  },
  'rope-access-inspection': {
    lead: 'Rope access is a way to get there; what counts is the test that is done on the rope. Find teams with IRATA or SPRAT cards and the NDT certificates for your job.',
    about: [
      'Two technicians on two ropes each reach the underside of a deck, a flare tip or a chimney in hours, where scaffolding takes weeks. The saving is real only if the people on the rope can do the test themselves: a climber who photographs for a Level 2 on the ground is a camera with a harness.',
      'So ask for two sets of papers for each name. The rope card (IRATA or SPRAT, level 1 to 3) says how the person may work at height; the NDT or inspection certificate says what the result is worth. A level 3 leads every team and carries the rescue plan.',
      'IRATA membership is a company’s, a card is a person’s, and neither is an accreditation. If the report must be accredited, it is so for the inspection or the test, not for the rope.',
    ],
    finds: [
      'What the method used on the rope finds, in places that scaffolding cannot reach in time',
      'Corrosion, cracks and coating damage at close range, by hand and eye',
      'Loose and missing parts overhead',
    ],
    misses: [
      'Anything that needs heavy equipment or a bench',
      'Flaws behind insulation, unless it is opened and tested',
      'Repair: welding on ropes is possible, seldom cheap',
    ],
    materials:
      'Chimneys, flares, boilers, tanks, bridges, facades, offshore legs and decks, wind turbine blades and towers.',
    standards: [
      { label: 'Rope work', text: 'ISO 22846 parts 1 and 2; the IRATA code of practice; SPRAT safe practices' },
      { label: 'Equipment', text: 'EN 1891 ropes, EN 12841 devices, both lines independent' },
      {
        label: 'Who may do it',
        text: 'IRATA or SPRAT level 1 to 3, certified for three years; in addition Level 2 in the method, or an inspection certificate',
      },
      {
        label: 'Right proof',
        text: 'IRATA member company, or an equal system, with insurance for work at height. No accreditation exists for access itself',
      },
      {
        label: 'Stop rules',
        text: 'Wind by the rules of the site, often between 12 and 15 m/s; ice, lightning and unsafe anchors',
      },
    ],
    ask: [
      'Who is the level 3 on site, and may I see the rescue plan?',
      'Card numbers, levels and end dates of everybody in the team?',
      'Which of the same people hold UT, MT, PT or coating certificates?',
      'How are anchors chosen, calculated or tested?',
      'What does a day of bad weather cost, and who decides to stop?',
    ],
    explainer: {
      title: 'Rope access in numbers',
      isOrdered: false,
      steps: [
        { label: 'Team', text: 'Two at least, on many jobs three with the level 3.' },
        { label: 'From level to level', text: 'IRATA: a year and 1,000 logged hours before the next one.' },
        { label: 'Thickness points', text: 'Some 60 to 120 a shift for two people.' },
        { label: 'Close visual', text: 'Some 150 to 400 m² a shift.' },
        { label: 'Weld seams with MT', text: 'Some 10 to 20 m a shift.' },
        {
          label: 'What moves the price',
          text: 'Team size, height, offshore mobilisation, method and report, weather standby.',
        },
      ],
    },
    related: [
      'visual-inspection',
      'ultrasonic-thickness-measurement',
      'drone-inspection',
      'coating-inspection',
      'steel-structure',
      'wind-turbine',
      'hull-and-offshore-structure',
      'magnetic-particle',
    ],
    faq: [
      {
        question: 'Rope access, scaffolding or drone: which one is cheaper?',
        answer:
          'Drones are cheapest for pictures, ropes for touch and thickness over a few days, scaffolding where many trades work for weeks. Add the cost of the shutdown before you compare.',
      },
      {
        question: 'Is SPRAT as good as IRATA?',
        answer:
          'Both certify three levels with an independent examination. American sites often ask for SPRAT, offshore and Europe for IRATA; many technicians hold the two. Ask the site which one it names.',
      },
    ],
    sources: ['rope-standards'],
  },
};
