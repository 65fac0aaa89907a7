/** Data table: the text of the page of weld testing */
import type { ServiceContent } from './content-parts.ts';

export const WELD_SERVICES: Readonly<Record<'weld', ServiceContent>> = {
  weld: {
    lead: 'Weld testing shows whether a finished joint meets the code it was made to. Find companies for visual, surface and volumetric tests, with people certified for welds.',
    about: [
      'No single test clears a weld. A trained eye with a gauge comes first, penetrant or magnetic particles then bring out cracks that reach the surface, and X-rays or ultrasound see what lies deeper. Joint, metal and wall decide the last step: fillet welds are mostly judged from outside.',
      'An order has to say two things before anybody can name a price: how good, and how many. Level B, C or D of ISO 5817, or the limits of an American code, settle the first. The second is the share of the joints and the way they are picked. If product code and order are silent about it, a sample tends to hold the joints that were easiest to reach.',
      'The clock is part of the test. In a hard joint under strain, hydrogen can open a crack a day or two after the weld has cooled, and a clean report from the same evening says nothing about it. For steels that are prone to this, have the order name the hours, and the report show them.',
      'A test judges the result and not the work. Preparation, preheat, filler and the welder’s papers are looked at earlier, in welding inspection, and bend, tensile and impact specimens from a coupon show what the procedure is good for. Order the three separately.',
    ],
    finds: [
      'Cracks in and beside the weld, where the method suits their position',
      'Undercut, overlap, a throat that is too thin, edges that do not meet',
      'Pores, slag and tungsten inside',
      'Bevels and roots that did not fuse',
    ],
    misses: [
      'The crack that opens on the day after the test',
      'Everything in the share of joints that nobody picked',
      'Strength, toughness and hardness: those take a specimen or a hardness tester',
      'Wrong filler or base metal: a sound weld of the wrong alloy looks right',
    ],
    materials:
      'Fusion welds in steel, stainless steel, nickel alloys, titanium and aluminium; ultrasound in coarse grain only with a proven technique.',
    standards: [
      {
        label: 'From level to method',
        text: 'ISO 17635 leads from an ISO 5817 level to method, technique and limits; for aluminium ISO 10042 takes the place of ISO 5817',
      },
      {
        label: 'How to test',
        text: 'ISO 17637 by eye, ISO 3452-1 with penetrant, ISO 17638 with magnetic particles, ISO 17636 by radiography, ISO 17640 by manual ultrasound, ISO 13588 and ISO 10863 by phased array and TOFD',
      },
      {
        label: 'What to accept',
        text: 'ISO 23277 for penetrant, ISO 23278 for magnetic particles, ISO 10675 for radiographs; ISO 11666, ISO 19285 and ISO 15626 for the three ways of ultrasound',
      },
      {
        label: 'American codes',
        text: 'ASME Section V says how, Section VIII or B31.3 what passes; Section IX qualifies procedures and welders and holds no limits for production welds. AWS D1.1 for steel structures and API 1104 for pipelines bring their own. Name one code: with two, one indication gets two verdicts',
      },
      {
        label: 'Who may do it',
        text: 'Level 2 of ISO 9712 with welds in the sector, or Level II to SNT-TC-1A; by eye also CWI or CSWIP 3.1. On pressure equipment of PED categories III and IV a recognised third-party organisation has to approve the testers',
      },
      {
        label: 'Accreditation',
        text: 'Bodies grant it for NDT to ISO/IEC 17025 or to ISO/IEC 17020: what counts is that each ordered method is in the scope. ISO 3834 and ASME stamps speak of those who weld, not of those who test',
      },
    ],
    ask: [
      'Which acceptance standard, edition and level will the report name?',
      'How many hours after the last pass do you test, and who writes the time down?',
      'Who picks the sample, and is every welder in it?',
      'After a reject: how many more joints, chosen how, at whose cost?',
      'Does each certificate cover welds, and phased array or TOFD if you offer it?',
      'Can a line of the report be traced to joint number, welder and place on the drawing?',
    ],
    explainer: {
      title: 'Weld testing in numbers',
      isOrdered: false,
      steps: [
        {
          label: 'Hours of waiting',
          text: 'EN 1011-2: in general at least 16 hours for joints left as welded, fewer for thin steel below 500 MPa yield, more for stronger steel and above 50 mm; after stress relief no further wait. AWS D1.1: 48 hours for A514, A517 and A709 HPS 100W.',
        },
        {
          label: 'Process piping',
          text: 'B31.3, normal service: 5 % of the butt welds around the pipe by radiography or ultrasound, with work of each welder among them. A reject costs two more of that welder, a second one two more again, a third the whole lot. Severe cyclic conditions: every one.',
        },
        {
          label: 'Pressure vessels',
          text: 'One spot radiograph of Section VIII Division 1 speaks for up to 15 m of seam, and the code itself warns that flaws may remain in the rest. From 6 mm wall, ultrasound may replace the radiograph.',
        },
        {
          label: 'Gas pipelines, United States',
          text: '49 CFR 192.243, where it requires tests: of each day’s field butt welds at least 10 % in class 1, 15 % in class 2. In classes 3 and 4, offshore, at major or navigable rivers, and in railroad or public road rights-of-way, with tunnels, bridges and overhead crossings: all, or at least 90 % where all is impracticable. At tie-ins: all.',
        },
        {
          label: 'Speed with good access',
          text: 'In an hour some 8 m by magnetic particles, 5 m by penetrant, 3 m by manual ultrasound, 10 m by phased array without the analysis; radiography on site some 15 exposures a shift.',
        },
        {
          label: 'What moves the price',
          text: 'Joints, diameters and walls, share tested and penalty joints, hours of closed area, access, nights, numbering and drawings.',
        },
      ],
    },
    related: [
      'ultrasonic',
      'radiographic',
      'magnetic-particle',
      'dye-penetrant',
      'visual-inspection',
      'phased-array-ultrasonic',
      'welding-inspection',
      'welding-qualification',
    ],
    faq: [
      {
        question: 'Radiography or ultrasound for butt welds?',
        answer:
          'In ferritic steel, walls up to about 8 mm are a case for radiography, walls above about 40 mm for ultrasound; between the two either serves, and phased array reaches down to 3.2 mm. Ultrasound is surer with flat flaws and closes no area. Radiography judges pores better and leaves a picture.',
      },
      {
        question: 'Our welders are certified. Why test at all?',
        answer:
          'The certificate says that somebody once made a good coupon, within ranges of process, position and thickness. It cannot speak for a joint made in the rain at the end of a long week.',
      },
      {
        question: 'Does an order to AWS D1.1 include NDT?',
        answer:
          'It includes visual inspection of all welds. Any other method counts only if the contract documents name it, with extent and limits; tests that somebody wants afterwards are usually at the owner’s expense.',
      },
    ],
    sources: [
      'weld-standards',
      'weld-waiting',
      'asme-code',
      'gas-pipelines-us',
      'ped',
      'ndt-accreditation',
      'named-standards',
    ],
  },
};
