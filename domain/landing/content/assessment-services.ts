/** Data table: the texts of the pages of risk-based inspection, fitness for service and failure analysis */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'risk-based-inspection' | 'fitness-for-service' | 'failure-analysis';

export const ASSESSMENT_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  'risk-based-inspection': {
    lead: 'Risk-based inspection decides where to look, with which method and when. Find teams with API 580 people, a corrosion specialist and a method that your authority accepts.',
    about: [
      'RBI is planning, not a test. It ranks equipment by the probability and the consequence of failure, and moves inspection from the many harmless items to the few dangerous ones. The result is a plan with dates and methods, and a list of things nobody knows yet.',
      'The corrosion specialist makes or breaks it. Damage mechanisms are assigned circuit by circuit, from API 571 and from what the plant has seen; software only multiplies. A study without a named specialist, or with one who never visited the unit, is arithmetic on guesses.',
      'Before the budget, ask who must agree. An insurer, a ministry or a licensed body may have to accept longer intervals, and some laws allow them only for a certified inspection service of the owner.',
    ],
    finds: [
      'Which items carry most of the risk, and which carry next to none',
      'The damage mechanism to look for, and where',
      'Intervals and methods for each item, with the reason',
    ],
    misses: [
      'Flaws: nothing is inspected by the study itself',
      'Mechanisms that nobody in the room thought of',
      'The truth, where thickness data and drawings are wrong',
    ],
    materials: 'Pressure vessels, piping circuits, tanks, heat exchangers, relief devices and pipelines.',
    standards: [
      {
        label: 'Method',
        text: 'API 580 for the process, API 581 for the calculation; EN 16991 in Europe; DNV-RP-G101 offshore',
      },
      { label: 'Mechanisms', text: 'API 571; ASME PCC-3 for the programme' },
      {
        label: 'Acceptance',
        text: 'A risk matrix of the owner. Under API 510 an RBI interval above 10 years is reviewed within 10',
      },
      {
        label: 'Who may do it',
        text: 'A team: process, inspection, operation and a corrosion specialist; API 580 certificates for the leaders',
      },
      {
        label: 'Right proof',
        text: 'There is no accreditation for RBI: ask for people, method and references, and for the consent of the authority',
      },
    ],
    ask: [
      'Who is the corrosion specialist, and how many days on our site?',
      'Qualitative matrix or API 581, and can the model be checked by hand?',
      'How do you handle missing data: worst case, or an average?',
      'Will our authority and insurer accept the intervals?',
      'How is the model updated after each inspection, and by whom?',
    ],
    explainer: {
      title: 'From data to plan',
      isOrdered: true,
      steps: [
        {
          label: 'Gather',
          text: 'Design data, process streams, readings and repairs: 15 to 30 simple items a day and engineer.',
        },
        { label: 'Group', text: 'Corrosion loops with the same metal, fluid and conditions.' },
        {
          label: 'Judge',
          text: 'Mechanisms and consequences in workshops, some 30 to 60 items a day for a team of five.',
        },
        { label: 'Calculate', text: 'API 581 in full takes an engineer a day for 8 to 15 items.' },
        { label: 'Plan', text: 'Method, coverage and date for each item, and what would change them.' },
        {
          label: 'Renew',
          text: 'After each inspection, each change of process, and about every five years as a whole.',
        },
      ],
    },
    related: [
      'fitness-for-service',
      'corrosion-monitoring',
      'in-service-inspection',
      'pressure-vessel',
      'process-piping',
      'storage-tank',
      'design-review',
      'ultrasonic-thickness-measurement',
    ],
    faq: [
      {
        question: 'Does RBI mean fewer inspections?',
        answer:
          'For most items yes, for some no: their interval gets shorter. The total cost usually falls because the plan stops opening equipment that had nothing to show.',
      },
      {
        question: 'How long does a study of a unit with 300 items take?',
        answer:
          'Two to four months is common, and half of it is data. Plants that keep good drawings and digital readings are done in weeks.',
      },
    ],
    sources: ['rbi-codes'],
  },
  'fitness-for-service': {
    lead: 'A fitness-for-service assessment says whether a damaged vessel may run, at what pressure and for how long. Find engineers for API 579-1 and BS 7910.',
    about: [
      'It starts after the inspection: corrosion, a crack, a bulge or a fire has been found, and somebody must decide before the plant starts. API 579-1/ASME FFS-1 gives the rules for pressure equipment, BS 7910 for flaws in metal structures, ASME B31G for corroded pipelines.',
      'There are three levels. Level 1 is a screening with tables, done by an inspector or a plant engineer in hours. Level 2 is a calculation by an engineer. Level 3 uses finite elements and material tests, and answers what the first two had to refuse.',
      'The usual answer is not yes or no but a number: run at this pressure until this date, and measure again here. So say what you need to know, and from whom the answer must be accepted.',
    ],
    finds: [
      'Whether damaged equipment may stay in service, and under which pressure and temperature',
      'The remaining life and the date of the next inspection',
      'Which flaw size would be critical, and so what to look for',
    ],
    misses: [
      'Flaws: it works with the data of the inspection, good or poor',
      'A mechanism that goes on unnoticed',
      'Permission: the owner and the authority give that',
    ],
    materials:
      'Vessels, piping, tanks and pipelines of metal, with thinning, pits, cracks, dents, blisters or fire damage.',
    standards: [
      {
        label: 'Assessment',
        text: 'API 579-1/ASME FFS-1; BS 7910; ASME B31G and RSTRENG for pipelines; R5 and R6 in nuclear plants',
      },
      { label: 'Repair', text: 'ASME PCC-2, when the answer is that it must not stay as it is' },
      {
        label: 'Acceptance',
        text: 'Remaining strength factor of at least 0.90, else a lower pressure; a crack within the failure assessment diagram',
      },
      {
        label: 'Who may do it',
        text: 'Level 1 an inspector or engineer, level 2 an engineer with FFS training, level 3 specialists in stress and fracture',
      },
      {
        label: 'Right proof',
        text: 'The engineers’ records and the licence that the law asks (PE, P.Eng, chartered). No accreditation of inspection bodies fits',
      },
    ],
    ask: [
      'Which part of API 579-1 and which level do you propose, and why?',
      'Which data do you need: thickness grid, flaw size with its error, toughness, loads?',
      'What do you assume where toughness and residual stress are unknown?',
      'Who checks and signs, and will our authority accept it?',
      'Does the answer include the next inspection and its method?',
    ],
    explainer: {
      title: 'What each level takes',
      isOrdered: false,
      steps: [
        { label: 'Level 1', text: 'Hours. Tables and limits; many harmless thin areas end here.' },
        { label: 'Level 2', text: 'Days. Calculation with real dimensions and loads.' },
        { label: 'Level 3', text: 'Weeks. Finite elements, material tests, a second opinion.' },
        {
          label: 'Thickness data',
          text: 'A grid over the thin area, mostly 6 to 25 mm apart; single readings are not enough.',
        },
        { label: 'Crack data', text: 'Length and height with their tolerance, by TOFD or phased array as a rule.' },
        {
          label: 'What moves the price',
          text: 'Level and number of flaws, quality of data, finite elements, tests, the hour of the shutdown.',
        },
      ],
    },
    related: [
      'risk-based-inspection',
      'time-of-flight-diffraction',
      'phased-array-ultrasonic',
      'fracture-toughness',
      'pressure-vessel',
      'process-piping',
      'pipeline',
      'design-review',
    ],
    faq: [
      {
        question: 'Must a crack always be repaired?',
        answer:
          'No. If its size and growth are known and the assessment shows margin, it may stay with a date for the next measurement. Where the mechanism is unknown or still active, codes and good sense ask for removal.',
      },
      {
        question: 'Can the inspection company do the assessment too?',
        answer:
          'Often, if it has engineers for it. Keep the roles apart: the inspector is answerable for the data, the engineer for the conclusion.',
      },
    ],
    sources: ['ffs-codes'],
  },
  'failure-analysis': {
    lead: 'A failure analysis says why a part broke and what to change. Find laboratories with fractography, microscopes and metallurgists who put their name to a cause.',
    about: [
      'The fracture can be read as long as nobody cleans it. Keep both halves apart, dry, unwashed, and never press them together: the matching surfaces destroy each other. Photograph where each piece lay before it is moved.',
      'Good laboratories work by hypothesis. They list what could have caused the fracture, choose the test that would refute each, and say in the report what was ruled out and what remains. A report that only lists readings leaves the cause to you.',
      'In a dispute the procedure counts as much as the microscope: agreed protocol, invitation of the other side, split samples, and a chain of custody from the site.',
    ],
    finds: [
      'How it broke: fatigue, overload, brittle fracture, creep, stress corrosion or hydrogen',
      'Where it started, and what was there: a pit, a weld fault, a sharp radius',
      'Whether the material is the one that was ordered, with its hardness and structure',
    ],
    misses: [
      'How the plant was operated, without its records',
      'The start of a crack on a surface that was ground, washed or welded over',
      'Guilt: the report gives causes, courts give judgements',
    ],
    materials:
      'Metals, welds, bolts, gears, pipes and vessels; polymers and composites in laboratories set up for them.',
    standards: [
      {
        label: 'Evidence',
        text: 'ASTM E860 for examining items that may be in dispute, ASTM E1188 for collecting evidence; VDI 3822',
      },
      {
        label: 'Tests behind it',
        text: 'SEM with EDX, hardness, tension, impact, metallography, chemistry, each to its own standard',
      },
      {
        label: 'Acceptance',
        text: 'A report that names hypotheses, tests, conclusion and remaining doubt; half of the sample is retained',
      },
      {
        label: 'Who may do it',
        text: 'Metallurgists and materials engineers; in court an expert whom the court recognises',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17025 covers the tests; the conclusion is opinion and must be marked as such',
      },
    ],
    ask: [
      'Who leads the case, and which failures of this kind has that person seen?',
      'Which tests are done in your own house?',
      'Is the other side to be invited, and who keeps the second half?',
      'What is in phase one, and what decides about phase two?',
      'How long do you keep pieces and data?',
    ],
    explainer: {
      title: 'Before the part reaches the laboratory',
      isOrdered: true,
      steps: [
        { label: 'Stop', text: 'No cleaning, no grinding, no fitting the pieces together.' },
        { label: 'Photograph', text: 'Position, direction and surroundings, with a scale, before anything is moved.' },
        { label: 'Protect', text: 'Dry, with a drying agent, wrapped so that surfaces touch nothing.' },
        { label: 'Mark', text: 'Where it came from, which way it faced, who took it and when.' },
        {
          label: 'Cut late',
          text: 'Let the laboratory cut; if the piece is too large, far from the fracture and cold.',
        },
        { label: 'Send the records', text: 'Age, load, temperature, medium, repairs and the last inspection report.' },
      ],
    },
    related: [
      'scanning-electron-microscopy',
      'microstructure-examination',
      'hardness',
      'charpy-impact',
      'spark-emission-analysis',
      'failure-investigation',
      'fatigue',
      'field-metallography',
    ],
    faq: [
      {
        question: 'How long does a failure analysis take?',
        answer:
          'A simple bolt about a week, a common case two to four weeks, a case with site visit and testing of several materials up to three months. A first opinion after the microscope is usually possible within days.',
      },
      {
        question: 'What does a laboratory need in addition to the part?',
        answer:
          'A sound reference piece, drawing, material certificate, operating data and the story of the last months. Without the reference, nobody can say what is unusual.',
      },
    ],
    sources: ['evidence-standards'],
  },
};
