/** A kind of inspection work, whatever the method and the equipment. */
export type InspectionType = { id: string; name: string; what: string };

export const INSPECTION_TYPES: readonly InspectionType[] = [
  {
    id: 'in-service',
    name: 'In-service inspection',
    what: 'Checks equipment in use or in a shutdown, at the intervals that its code sets.',
  },
  {
    id: 'statutory',
    name: 'Statutory examination',
    what: 'The examination that the law demands, done by a body or person the law accepts.',
  },
  {
    id: 'third-party',
    name: 'Third-party inspection',
    what: 'An independent company inspects for the buyer and has no interest in the result.',
  },
  {
    id: 'vendor',
    name: 'Vendor inspection',
    what: "An inspector visits the maker's shop and compares the work with the order, the drawings and the test plan.",
  },
  {
    id: 'expediting',
    name: 'Expediting',
    what: 'Follows the progress of an order at the supplier, so that it is delivered on time.',
  },
  {
    id: 'pre-shipment',
    name: 'Pre-shipment inspection',
    what: 'Counts the goods and checks marks, packing and papers before they leave the supplier.',
  },
  {
    id: 'fat-sat',
    name: 'FAT and SAT witnessing',
    what: 'An inspector watches the acceptance test, first in the factory and then on site.',
  },
  {
    id: 'welding',
    name: 'Welding inspection',
    what: 'Covers joint preparation, the welding itself and the finished weld.',
  },
  {
    id: 'coating',
    name: 'Coating inspection',
    what: 'Checks that the steel is clean and rough enough, and that the paint on it is as specified.',
  },
  {
    id: 'rbi',
    name: 'Risk-based inspection',
    what: 'Puts inspection effort where a failure is most likely and would do most harm.',
  },
  {
    id: 'ffs',
    name: 'Fitness for service',
    what: 'An engineering assessment of whether damaged equipment can safely stay in use.',
  },
  {
    id: 'cml',
    name: 'Corrosion monitoring',
    what: 'Measures the loss of wall over the years, also where insulation hides it.',
  },
  {
    id: 'tank',
    name: 'Tank inspection',
    what: 'Examines the floor, the shell and the roof of a storage tank.',
  },
  {
    id: 'pipeline',
    name: 'Pipeline inspection',
    what: 'Covers girth welds and coating during construction, and pig run findings later on.',
  },
  {
    id: 'lifting',
    name: 'Lifting equipment examination',
    what: 'Thorough examination of cranes, hoists and slings, with a report for each item.',
  },
  {
    id: 'rope-access',
    name: 'Rope access inspection',
    what: 'Inspectors reach high or hidden places on ropes, without scaffolding.',
  },
  {
    id: 'drone',
    name: 'Drone inspection',
    what: 'A drone or robot carries the camera or probe to places that people cannot safely reach.',
  },
  {
    id: 'underwater',
    name: 'Underwater inspection',
    what: 'Divers or remotely operated vehicles inspect hulls, platform legs and other parts below water.',
  },
  {
    id: 'class',
    name: 'Class survey support',
    what: 'Measures hull thickness for the surveyor of the classification society.',
  },
  {
    id: 'design-review',
    name: 'Design review',
    what: 'Compares drawings and calculations with the design code before work begins.',
  },
  {
    id: 'nbi',
    name: 'Notified body assessment',
    what: 'Assesses a product under the European rules, so that it may carry the CE mark.',
  },
  {
    id: 'authorized',
    name: 'Authorized inspection',
    what: 'An Authorized Inspector checks boilers and vessels before the ASME mark is stamped on them.',
  },
  {
    id: 'audit',
    name: 'Supplier audit',
    what: 'Finds out whether a supplier has the system, the people and the machines for the order.',
  },
  {
    id: 'failure',
    name: 'Failure investigation',
    what: 'Looks for the cause after a failure or an incident.',
  },
];
