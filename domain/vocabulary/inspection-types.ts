/** A kind of inspection work, independent of method and equipment. */
export type InspectionType = { id: string; name: string; what: string };

export const INSPECTION_TYPES: readonly InspectionType[] = [
  {
    id: 'in-service',
    name: 'In-service inspection',
    what: 'Equipment in use or in a shutdown is inspected at the intervals that its code sets.',
  },
  {
    id: 'statutory',
    name: 'Statutory examination',
    what: 'The law requires this examination and says which bodies or persons may do it.',
  },
  {
    id: 'third-party',
    name: 'Third-party inspection',
    what: 'An independent company inspects for the buyer and has no stake in the result.',
  },
  {
    id: 'vendor',
    name: 'Vendor inspection',
    what: "An inspector visits the manufacturer's works and checks the product against the order, drawings and test plan.",
  },
  {
    id: 'expediting',
    name: 'Expediting',
    what: 'An expediter follows the progress of an order at the supplier, so that it is delivered on time.',
  },
  {
    id: 'pre-shipment',
    name: 'Pre-shipment inspection',
    what: 'An inspector counts the goods and checks marks, packing and documents before they leave the supplier.',
  },
  {
    id: 'fat-sat',
    name: 'FAT and SAT witnessing',
    what: 'An inspector witnesses the acceptance tests, first at the factory and then on site.',
  },
  {
    id: 'welding',
    name: 'Welding inspection',
    what: 'An inspector checks joint preparation, the welding itself and the finished weld.',
  },
  {
    id: 'coating',
    name: 'Coating inspection',
    what: 'An inspector checks surface cleanliness and profile, and that the coating is as specified.',
  },
  {
    id: 'rbi',
    name: 'Risk-based inspection',
    what: 'Inspection effort goes where a failure is most likely and would do most harm.',
  },
  {
    id: 'ffs',
    name: 'Fitness for service',
    what: 'Engineers assess whether damaged equipment can safely stay in service.',
  },
  {
    id: 'cml',
    name: 'Corrosion monitoring',
    what: 'Wall loss is measured over the years, including under insulation.',
  },
  {
    id: 'tank',
    name: 'Tank inspection',
    what: 'An inspector examines the floor, shell and roof of a storage tank.',
  },
  {
    id: 'pipeline',
    name: 'Pipeline inspection',
    what: 'Girth welds and coating are inspected during construction, with follow-up of in-line inspection findings later.',
  },
  {
    id: 'lifting',
    name: 'Lifting equipment examination',
    what: 'Cranes, hoists and slings are thoroughly examined, with a report for each item.',
  },
  {
    id: 'rope-access',
    name: 'Rope access inspection',
    what: 'Inspectors reach high or concealed areas on ropes, without scaffolding.',
  },
  {
    id: 'drone',
    name: 'Drone inspection',
    what: 'A drone or robot carries the camera or probe to areas that people cannot safely reach.',
  },
  {
    id: 'underwater',
    name: 'Underwater inspection',
    what: 'Divers or remotely operated vehicles inspect hulls, platform legs and other parts below water.',
  },
  {
    id: 'class',
    name: 'Class survey support',
    what: 'Hull thickness is measured for the surveyor of the classification society.',
  },
  {
    id: 'design-review',
    name: 'Design review',
    what: 'Engineers check drawings and calculations against the design code before work begins.',
  },
  {
    id: 'nbi',
    name: 'Notified body assessment',
    what: 'A notified body assesses a product under European rules, so that it may carry the CE mark.',
  },
  {
    id: 'authorized',
    name: 'Authorized inspection',
    what: 'An Authorized Inspector checks boilers and vessels before the ASME mark is applied.',
  },
  {
    id: 'audit',
    name: 'Supplier audit',
    what: 'An auditor finds out whether a supplier has the system, people and machines for the order.',
  },
  {
    id: 'failure',
    name: 'Failure investigation',
    what: 'Specialists look for the cause after a failure or an incident.',
  },
];
