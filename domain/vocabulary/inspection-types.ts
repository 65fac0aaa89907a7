/**
 * A kind of inspection work, independent of method and equipment. `aliases` are what else the trade calls it; `isIntegrity` is
 * what belongs to asset integrity. Who does `partOf` may do it as well.
 */
export type InspectionType = {
  id: string;
  name: string;
  what: string;
  aliases: readonly string[];
  isIntegrity?: true;
  partOf?: string;
};

export const INSPECTION_TYPES: readonly InspectionType[] = [
  {
    id: 'in-service',
    isIntegrity: true,
    name: 'In-service inspection',
    aliases: [
      'ISI',
      'in service inspection',
      'plant inspection',
      'turnaround inspection',
      'shutdown inspection',
      'outage inspection',
    ],
    what: 'Equipment in use or in a shutdown is inspected at the intervals that its code sets.',
  },
  {
    id: 'statutory',
    name: 'Statutory examination',
    aliases: [
      'statutory inspection',
      'periodic inspection',
      'thorough examination',
      'PUWER',
      'PSSR',
      'written scheme of examination',
      'periodic control',
    ],
    what: 'The law requires this examination and says which bodies or persons may do it.',
  },
  {
    id: 'third-party',
    name: 'Third-party inspection',
    aliases: ['TPI', 'third party inspector', '3rd party inspection', 'independent inspection'],
    what: 'An independent company inspects for the buyer and has no stake in the result.',
  },
  {
    id: 'vendor',
    partOf: 'Third-party inspection',
    name: 'Vendor inspection',
    aliases: [
      'supplier inspection',
      'source inspection',
      'shop inspection',
      'vendor surveillance',
      'source surveillance',
      'shop floor inspection',
      'manufacturing surveillance',
      'works inspection',
    ],
    what: "An inspector visits the manufacturer's works and checks the product against the order, drawings and test plan.",
  },
  {
    id: 'expediting',
    partOf: 'Vendor inspection',
    name: 'Expediting',
    aliases: ['expeditor', 'expediter'],
    what: 'An expediter follows the progress of an order at the supplier, so that it is delivered on time.',
  },
  {
    id: 'pre-shipment',
    partOf: 'Third-party inspection',
    name: 'Pre-shipment inspection',
    aliases: ['preshipment inspection', 'PSI', 'loading supervision', 'cargo inspection'],
    what: 'An inspector counts the goods and checks marks, packing and documents before they leave the supplier.',
  },
  {
    id: 'fat-sat',
    partOf: 'Third-party inspection',
    name: 'FAT and SAT witnessing',
    aliases: [
      'FAT',
      'SAT',
      'factory acceptance test',
      'site acceptance test',
      'witness inspection',
      'test witnessing',
      'acceptance test',
    ],
    what: 'An inspector witnesses the acceptance tests, first at the factory and then on site.',
  },
  {
    id: 'welding',
    name: 'Welding inspection',
    aliases: ['weld inspection', 'welding inspector', 'welding supervision', 'weld quality control'],
    what: 'An inspector checks joint preparation, the welding itself and the finished weld.',
  },
  {
    id: 'coating',
    name: 'Coating inspection',
    aliases: [
      'paint inspection',
      'painting inspection',
      'coating survey',
      'paint survey',
      'coating inspector',
      'paint inspector',
    ],
    what: 'An inspector checks surface cleanliness and profile, and that the coating is as specified.',
  },
  {
    id: 'rbi',
    isIntegrity: true,
    name: 'Risk-based inspection',
    aliases: ['RBI', 'risk based inspection study'],
    what: 'Inspection effort goes where a failure is most likely and would do most harm.',
  },
  {
    id: 'ffs',
    isIntegrity: true,
    name: 'Fitness for service',
    aliases: [
      'FFS',
      'fitness for purpose',
      'API 579',
      'engineering critical assessment',
      'ECA assessment',
      'remaining life assessment',
    ],
    what: 'Engineers assess whether damaged equipment can safely stay in service.',
  },
  {
    id: 'cml',
    isIntegrity: true,
    name: 'Corrosion monitoring',
    aliases: ['corrosion survey', 'corrosion inspection', 'cathodic protection survey'],
    what: 'Wall loss is measured over the years, including under insulation.',
  },
  {
    id: 'tank',
    name: 'Tank inspection',
    aliases: ['storage tank inspection', 'tank integrity', 'tank inspector'],
    what: 'An inspector examines the floor, shell and roof of a storage tank.',
  },
  {
    id: 'pipeline',
    name: 'Pipeline inspection',
    aliases: ['pigging', 'inline inspection', 'in line inspection', 'ILI', 'pipeline integrity'],
    what: 'Girth welds and coating are inspected during construction, with follow-up of in-line inspection findings later.',
  },
  {
    id: 'lifting',
    name: 'Lifting equipment examination',
    aliases: [
      'lifting equipment inspection',
      'lifting inspection',
      'lifting gear inspection',
      'LOLER',
      'LOLER inspection',
    ],
    what: 'Cranes, hoists and slings are thoroughly examined, with a report for each item.',
  },
  {
    id: 'rope-access',
    name: 'Rope access inspection',
    aliases: ['rope access', 'industrial climbing', 'abseiling', 'rope access technician'],
    what: 'Inspectors reach high or concealed areas on ropes, without scaffolding.',
  },
  {
    id: 'drone',
    name: 'Drone inspection',
    aliases: ['UAV', 'UAV inspection', 'UAS', 'unmanned aerial vehicle', 'aerial inspection', 'drone', 'drone survey'],
    what: 'A drone or robot carries the camera or probe to areas that people cannot safely reach.',
  },
  {
    id: 'underwater',
    name: 'Underwater inspection',
    aliases: ['diving inspection', 'divers', 'ROV', 'ROV inspection', 'subsea inspection', 'UWILD', 'in water survey'],
    what: 'Divers or remotely operated vehicles inspect hulls, platform legs and other parts below water.',
  },
  {
    id: 'class',
    name: 'Class survey support',
    aliases: ['class survey', 'ship survey', 'hull survey', 'UTM survey', 'thickness gauging survey'],
    what: 'Hull thickness is measured for the surveyor of the classification society.',
  },
  {
    id: 'design-review',
    name: 'Design review',
    aliases: ['design verification', 'design appraisal', 'design approval', 'plan approval'],
    what: 'Engineers check drawings and calculations against the design code before work begins.',
  },
  {
    id: 'nbi',
    name: 'Notified body assessment',
    aliases: ['conformity assessment', 'CE marking', 'CE certification', 'PED certification'],
    what: 'A notified body assesses a product under European rules, so that it may carry the CE mark.',
  },
  {
    id: 'authorized',
    name: 'Authorized inspection',
    aliases: ['authorised inspection', 'authorized inspector', 'authorised inspector', 'ANI', 'AI services'],
    what: 'An Authorized Inspector checks boilers and vessels before the ASME mark is applied.',
  },
  {
    id: 'audit',
    name: 'Supplier audit',
    aliases: ['vendor audit', 'supplier assessment', 'vendor assessment', 'quality audit', 'factory audit'],
    what: 'An auditor finds out whether a supplier has the system, people and machines for the order.',
  },
  {
    id: 'failure',
    name: 'Failure investigation',
    aliases: [
      'root cause',
      'root cause analysis',
      'RCA',
      'failure analysis',
      'metallurgical investigation',
      'damage analysis',
      'fracture analysis',
    ],
    what: 'Specialists look for the cause after a failure or an incident.',
  },
];
