/** Data table: the texts of the pages of third-party, vendor and coating inspection */
import type { ServiceContent } from './content-parts.ts';

type Slug = 'third-party-inspection' | 'vendor-inspection' | 'coating-inspection';

export const INSPECTION_SERVICES: Readonly<Record<Slug, ServiceContent>> = {
  'third-party-inspection': {
    lead: 'A third-party inspector works for neither maker nor user alone, and signs what was seen. Find independent bodies with the scope, the people and the reach for your order.',
    about: [
      'Independence is the product. It has grades: ISO/IEC 17020 calls a body type A when it has no link to design, supply, use or maintenance of what it inspects. Certificates to the 2012 edition also know types B and C; the 2026 edition only knows A and the rest. Where a law or a contract asks for a third party, ask for type A.',
      'The second question is authority. A notified body serves the CE mark, an Authorized Inspection Agency the ASME mark, a licensed body national law. A third-party inspector without any of these is still useful, for you: the certificate then has the weight that your contract gives it.',
      'The third is the person. Bodies are bought by name and delivered by inspector: approve the CV, and name the certificates (API source inspector, CSWIP 3.1 or CWI, coating) for the goods in question.',
    ],
    finds: [
      'Departures from order, code and drawing',
      'Missing or false certificates, unqualified welders and procedures',
      'Whether tests were done as the plan says, with calibrated instruments',
    ],
    misses: [
      'What happened between two visits',
      'Flaws inside material whose tests were not witnessed',
      'Errors of design, unless a review was ordered',
    ],
    materials: 'Pressure equipment, structures, pipe, valves, machinery, lifting gear and cargo.',
    standards: [
      {
        label: 'Body',
        text: 'ISO/IEC 17020, type A for independence; transition to the 2026 edition until March 2029',
      },
      {
        label: 'Material certificates',
        text: 'EN 10204: 3.1 is signed by the maker, 3.2 also by somebody from outside',
      },
      {
        label: 'Plan',
        text: 'An inspection and test plan with hold, witness and review points, agreed before work begins',
      },
      {
        label: 'Who may do it',
        text: 'Inspectors with certificates for the goods: SIFE, SIRE or SIEE, CSWIP 3.1 or CWI, CIP level 2',
      },
      {
        label: 'Not the same',
        text: 'Notified body, Authorized Inspection Agency and class society are appointments, each for its own mark',
      },
    ],
    ask: [
      'Which type are you for this activity, and may I see the scope?',
      'Who comes, with which certificates, and may I refuse the CV?',
      'Which notice do you need for a hold point?',
      'When do I get the report, with photographs and open points?',
      'What happens after a rejection, and who pays for the second visit?',
    ],
    explainer: {
      title: 'Points in an inspection and test plan',
      isOrdered: false,
      steps: [
        {
          label: 'Hold',
          text: 'Work stops until the inspector has released it. Use it where nothing can be seen later.',
        },
        { label: 'Witness', text: 'The inspector is invited; work goes on if nobody comes at the agreed time.' },
        { label: 'Surveillance', text: 'Looks at ongoing work at any time, without stopping it.' },
        { label: 'Review', text: 'Documents only: certificates, procedures, records and radiographs.' },
        { label: 'Notice', text: 'Five to ten working days are usual for a hold point, two within one country.' },
        {
          label: 'What moves the price',
          text: 'Number of visits, days, distance, skill of the inspector, documents to review.',
        },
      ],
    },
    related: [
      'vendor-inspection',
      'expediting',
      'pre-shipment-inspection',
      'notified-body-assessment',
      'authorized-inspection',
      'welding-inspection',
      'fat-and-sat-witnessing',
      'supplier-audit',
    ],
    faq: [
      {
        question: 'Who pays the third-party inspector?',
        answer:
          'The party that orders. If the maker pays, have the scope, the hold points and the right to stop written into your own contract, and get the reports directly.',
      },
      {
        question: 'Is a 3.2 certificate always third-party inspection?',
        answer:
          'EN 10204 asks that the maker’s department and either the buyer’s representative or an inspector named by official rules confirm the results. Name in the order who that shall be.',
      },
    ],
    sources: ['inspection-bodies', 'named-standards'],
  },
  'vendor-inspection': {
    lead: 'Vendor inspection puts an inspector into the works before the goods leave it. Find people near your supplier, with the certificates for your equipment.',
    about: [
      'A defect found at the supplier costs a day; found on site it costs the schedule. The visit pays where work becomes invisible: before closing a vessel, before coating a weld, before the pump leaves the test bed. Plan visits by that rule and not by the calendar.',
      'Most visits are won on paper. Drawings with the right revision, welder and procedure qualifications, material certificates and calibration dates are read first; many rejections come from there. Send the documents before the trip, in one package with a list.',
      'An inspector near the works saves more than a better one far away, as long as the person knows the goods: API certifies source inspectors for fixed (SIFE), rotating (SIRE) and electrical equipment (SIEE).',
    ],
    finds: [
      'Wrong revision, wrong material, missing certificate',
      'Weld faults, wrong dimensions and nozzle orientation',
      'Functional faults on the test bed',
      'A schedule that cannot hold: the shop floor shows it',
    ],
    misses: [
      'What is hidden when the inspector comes',
      'Sub-suppliers that nobody listed',
      'Damage in transport: that is pre-shipment and receiving inspection',
    ],
    materials: 'Vessels, exchangers, pumps, compressors, valves, pipe, structures, motors, switchgear and skids.',
    standards: [
      {
        label: 'Guide',
        text: 'API 588 for source inspection of fixed equipment; the order and its inspection and test plan come first',
      },
      { label: 'Welding', text: 'ISO 3834 and ISO 15614-1, or ASME Section IX; AWS D1.1 for steel structures' },
      { label: 'Coating', text: 'ISO 12944, ISO 8501; film thickness to ISO 19840 or SSPC-PA 2' },
      {
        label: 'Who may do it',
        text: 'API SIFE, SIRE or SIEE; CSWIP 3.1 or CWI for welding; CIP or FROSIO for coating',
      },
      {
        label: 'Accreditation',
        text: 'ISO/IEC 17020 for the body; independence from the supplier is the point to ask about',
      },
    ],
    ask: [
      'Who goes, from where, and may I approve the CV?',
      'How soon can somebody be there after the call, and on which days not?',
      'How are deviations handled: who decides to accept, repair or reject?',
      'May I see a visit report of similar goods?',
      'Do you follow open points until they are closed, or only list them?',
    ],
    explainer: {
      title: 'A vendor visit, step by step',
      isOrdered: true,
      steps: [
        {
          label: 'Prepare',
          text: 'Order, drawings with revision, inspection and test plan, earlier reports; a day of reading saves a trip.',
        },
        { label: 'Open', text: 'Meeting with the shop: what is ready, what has changed, where the documents are.' },
        { label: 'Check papers', text: 'Qualifications, certificates, calibration, heat numbers against the parts.' },
        { label: 'Look and witness', text: 'Dimensions, welds, tests at the points of the plan.' },
        { label: 'Decide', text: 'Release, release with remarks, or hold; with photographs and responsible persons.' },
        { label: 'Report', text: 'Within 24 to 48 hours, with open points and dates.' },
      ],
    },
    related: [
      'third-party-inspection',
      'expediting',
      'fat-and-sat-witnessing',
      'pre-shipment-inspection',
      'supplier-audit',
      'welding-inspection',
      'coating-inspection',
      'dimensional-inspection',
    ],
    faq: [
      {
        question: 'Resident inspector or single visits?',
        answer:
          'Resident where the shop builds for you all week and rework is dear; single visits at hold points for goods off the shelf. A mix of hold points and surprise visits costs less than residence and sees more.',
      },
      {
        question: 'Can vendor inspection be done by video?',
        answer:
          'Document review and some witnessing, yes, if the supplier holds the camera where you ask. For dimensions and welds on critical parts send a person.',
      },
    ],
    sources: ['named-standards'],
  },
  'coating-inspection': {
    lead: 'A coating is inspected before it is there: surface, climate and salt decide its life. Find inspectors with CIP, FROSIO or ICorr certificates.',
    about: [
      'Most early coating failures start under the paint. So the inspector’s day is before the spray gun: blast cleanliness against the photographs of ISO 8501-1, profile, dust, salt, dew point, and only then the first coat. An inspector who comes for the final thickness sees a film and not its reasons.',
      'Thickness is a distribution. ISO 19840 and SSPC-PA 2 say how many readings make a spot and which spots may lie below the nominal value; the difference can be the difference between accepted and rejected. Name one of them in the order.',
      'Linings and buried pipe need a holiday test: wet sponge for thin films, high voltage for thick ones, with the voltage for the thickness. Too much voltage makes the holes it is looking for.',
    ],
    finds: [
      'Poor blasting, dust, salt and a wrong profile',
      'Film too thin, too thick or applied in the wrong climate',
      'Holidays in linings and pipe coatings',
      'Low adhesion, by pull-off test',
    ],
    misses: [
      'The life of the coating: only time shows it',
      'Salt under a film that is already on',
      'What was painted before the inspector came',
    ],
    materials: 'Steel and concrete with paint, lining, thermal spray, fireproofing or insulation.',
    standards: [
      { label: 'System', text: 'ISO 12944; NORSOK M-501 offshore' },
      {
        label: 'Surface',
        text: 'ISO 8501 to 8503 and 8502 for salt and dust; SSPC-SP 10 is near-white metal, Sa 2½ its ISO counterpart',
      },
      {
        label: 'Film',
        text: 'ISO 19840, ISO 2808 or SSPC-PA 2; adhesion ISO 4624 or ASTM D4541; holidays ASTM D5162, NACE SP0188',
      },
      {
        label: 'Acceptance',
        text: 'ISO 19840, unless agreed otherwise: mean at least nominal, fewer than a fifth of the readings below it, none below 80 % of it. Surface at least 3 °C above the dew point, humidity below 85 %',
      },
      {
        label: 'Who may do it',
        text: 'AMPP CIP, FROSIO or ICorr by level; AMPP QP 5 is the certificate for inspection companies',
      },
    ],
    ask: [
      'Which level and number does the inspector hold, and until when?',
      'Do I get the daily log with climate, batch numbers and readings?',
      'On which shims are the gauges verified, and how often?',
      'Which voltage for my film, by which rule?',
      'Who may stop the applicator, and in what case?',
    ],
    explainer: {
      title: 'Hold points of a coating job',
      isOrdered: true,
      steps: [
        { label: 'Steel', text: 'Edges rounded, welds dressed, laminations gone.' },
        {
          label: 'Blast',
          text: 'Cleanliness, profile, dust and salt, often 50 to 100 µm and 20 to 50 mg/m² by service.',
        },
        { label: 'Climate', text: 'Steel 3 °C above dew point, humidity and temperature before and during work.' },
        { label: 'Each coat', text: 'Wet film, interval, stripe coat, dry film before the next one.' },
        { label: 'Final', text: 'Thickness by area, visual, holidays, adhesion where it was ordered.' },
        { label: 'Papers', text: 'Logs, batches and readings with the position, filed with the steel’s drawing.' },
      ],
    },
    related: [
      'coating',
      'steel-structure',
      'storage-tank',
      'pipeline',
      'hull-and-offshore-structure',
      'rope-access-inspection',
      'salt-spray',
      'visual-inspection',
    ],
    faq: [
      {
        question: 'CIP, FROSIO or ICorr: which coating inspector do I need?',
        answer:
          'The one that your specification names: NORSOK work asks for FROSIO or CIP, American owners for CIP, British ones for ICorr or CIP. Compare levels, not names; level 2 or FROSIO III leads the work alone.',
      },
      {
        question: 'How many readings does a dry film need?',
        answer:
          'As many as the standard says for the area: SSPC-PA 2 asks for five spots in about 10 m², each the mean of three readings; ISO 19840 has a table by area and shape.',
      },
    ],
    sources: ['coating-standards'],
  },
};
