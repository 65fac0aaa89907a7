/** Data table: how to order a service that has no text of its own, by kind of work */
import type { LandingService } from '#domain/landing/landing-service.ts';
import type { Fact } from './content-parts.ts';

export type OrderAdvice = {
  /** What the order must state. */
  names: string;
  steps: readonly Fact[];
  /** What a company needs to know to quote a price. */
  price: string;
};

type Kind = 'ndt' | 'material' | 'inspection' | 'calibration' | 'supplier' | 'assessment';

const KIND_OF_GROUP: Readonly<Record<LandingService['group'], Kind>> = {
  method: 'ndt',
  laboratory: 'material',
  equipment: 'inspection',
  inspection: 'inspection',
};

/** Services whose kind of work differs from that of their group. */
const KIND_OF_SERVICE: ReadonlyMap<string, Kind> = new Map([
  ['calibration', 'calibration'],
  ['vendor-inspection', 'supplier'],
  ['expediting', 'supplier'],
  ['pre-shipment-inspection', 'supplier'],
  ['fat-and-sat-witnessing', 'supplier'],
  ['supplier-audit', 'supplier'],
  ['design-review', 'assessment'],
  ['risk-based-inspection', 'assessment'],
  ['fitness-for-service', 'assessment'],
  // Done on the equipment, not on a sample of it.
  ['hydrostatic-pressure', 'inspection'],
  ['safety-valve', 'inspection'],
  ['field-metallography', 'inspection'],
  ['positive-material-identification', 'inspection'],
  ['pmi-with-carbon', 'inspection'],
]);

export function orderAdvice({ slug, group }: LandingService): OrderAdvice {
  return ADVICE[KIND_OF_SERVICE.get(slug) ?? KIND_OF_GROUP[group]];
}

const ACCREDITATION: Fact = {
  label: 'Check the credentials',
  text: 'Look up the accreditation in the register of the accreditation body, and compare the scope with your order.',
};

const SITE_RATES: Fact = {
  label: 'Compare the quotes',
  text: 'Day or item rate, minimum charge, travel, standby, and when the signed report arrives.',
};

const ADVICE: Readonly<Record<Kind, OrderAdvice>> = {
  ndt: {
    names: 'the code and its edition, the acceptance criteria and the certification scheme for personnel',
    steps: [
      {
        label: 'Say what and why',
        text: 'Equipment, number of items, material and thickness, and the reason: new build, periodic inspection, repair or incident.',
      },
      {
        label: 'Name the rules',
        text: 'Design code, test standard with its edition, and who decides what is acceptable.',
      },
      {
        label: 'Describe the site',
        text: 'Location, access, height, confined space, coating or insulation, temperature, permits, and the time window.',
      },
      SITE_RATES,
      {
        label: 'Check the credentials',
        text: 'Look up the accreditation in the register of the accreditation body, and the personnel certificates by name, method and level.',
      },
      {
        label: 'Keep the report',
        text: 'It must state what was examined, what was not, to which procedure, by whom, and what was found where.',
      },
    ],
    price:
      'Equipment and method, number of items or metres, material and thickness, code and acceptance criteria, location, access and dates. Drawings and the last report help.',
  },
  material: {
    names:
      'the test standard and its edition, the product standard with its limits, and whether the report must be accredited',
    steps: [
      {
        label: 'Say what and why',
        text: 'Product, material, heat or batch, number of samples, and what the result is for.',
      },
      {
        label: 'Name the rules',
        text: 'Test standard with its edition, temperature, and the product standard with its limits.',
      },
      {
        label: 'Prepare the sample',
        text: 'Agree who cuts it, from which position and in which direction, and who marks it before it is cut.',
      },
      {
        label: 'Compare the quotes',
        text: 'Price per specimen, machining, minimum charge, transport, and when the signed report arrives.',
      },
      ACCREDITATION,
      {
        label: 'Keep the report',
        text: 'It must state sample, method, conditions, machine and values. Ask how long the laboratory keeps the rest of the sample.',
      },
    ],
    price:
      'Product and material, number of samples and specimens, test standard, temperature, who cuts and machines, and the date. The material certificate helps.',
  },
  inspection: {
    names: 'the code or the law, the equipment, and who has to accept the report',
    steps: [
      {
        label: 'Say what and why',
        text: 'Equipment, number of items, age, and the reason: new build, periodic inspection, repair or incident.',
      },
      {
        label: 'Name the rules',
        text: 'The code or law with its edition, and who must accept the report: owner, insurer, authority or class society.',
      },
      {
        label: 'Describe the site',
        text: 'Location, access, what must be opened, emptied and cleaned, permits, and the time window.',
      },
      SITE_RATES,
      {
        label: 'Check the credentials',
        text: 'Look up the company’s accreditation in the register of the accreditation body, and the certificates of the inspector who will come.',
      },
      {
        label: 'Keep the report',
        text: 'It must state what was examined, what was not, by whom, what was found where, and what must be done by when.',
      },
    ],
    price:
      'Equipment and its size, number of items, code or law, location, access and dates. Drawings and the last report help.',
  },
  calibration: {
    names:
      'each instrument with its measuring range, the points to calibrate, and whether the certificate must be accredited',
    steps: [
      {
        label: 'List the instruments',
        text: 'Type, manufacturer, serial number and measuring range, and what each is used for.',
      },
      {
        label: 'State the requirement',
        text: 'The points to calibrate and the largest error and uncertainty that your work can accept.',
      },
      {
        label: 'Choose the place',
        text: 'In the laboratory or on site. In the laboratory: who packs, who ships, and how long you are without the instrument.',
      },
      {
        label: 'Compare the quotes',
        text: 'Price per instrument and point, adjustment, transport, and when the instruments come back.',
      },
      {
        label: 'Check the credentials',
        text: 'The ISO/IEC 17025 scope shows quantity, range and uncertainty. A testing laboratory is not automatically a calibration laboratory.',
      },
      {
        label: 'Read the certificate',
        text: 'Values as found and as left, uncertainty, traceability and date.',
      },
    ],
    price:
      'Type and number of instruments, measuring range and points, accredited or not, in the laboratory or on site, and the date. The last certificate helps.',
  },
  supplier: {
    names: 'the supplier and its address, the documents with their revision, and what the inspector may release',
    steps: [
      {
        label: 'Say what it covers',
        text: 'One order: purchase order, data sheets, drawings with their revision and the sub-suppliers. Or the supplier as a whole: its system, its shop and its capacity.',
      },
      {
        label: 'Name the criteria',
        text: 'For an order, the inspection and test plan, with hold points (work stops until released) and witness points (work may go on). For an audit, the standard and your questions.',
      },
      {
        label: 'Agree the visits',
        text: 'Address of the works, number of visits, days of notice, and language.',
      },
      {
        label: 'Compare the quotes',
        text: 'Day rate, minimum charge, travel, overtime, and when each visit report arrives.',
      },
      {
        label: 'Check the person',
        text: 'CV and certificates of the inspector who will come, and that the company is independent of the supplier.',
      },
      {
        label: 'Keep the report',
        text: 'What was seen, photographs, open points with a date, and what was released or rejected.',
      },
    ],
    price: 'Address of the works, goods, number and length of visits, documents to work to, language and dates.',
  },
  assessment: {
    names: 'the equipment, the code and its edition, and the question to be answered',
    steps: [
      { label: 'State the question', text: 'What has to be decided, by whom and by when.' },
      {
        label: 'Gather the documents',
        text: 'Drawings and calculations with their revision, operating data, material certificates, earlier reports and repairs.',
      },
      { label: 'Name the rules', text: 'The design code and the assessment code, with their editions.' },
      {
        label: 'Compare the quotes',
        text: 'Fixed price or hourly rate, rounds of comments, site visits, and when the report arrives.',
      },
      {
        label: 'Check the people',
        text: 'Who does the work and who checks it, and their experience with such equipment.',
      },
      {
        label: 'Keep the report',
        text: 'It must state its data, its assumptions and its limits, so that another engineer can follow it.',
      },
    ],
    price: 'Number and kind of items, code, which documents exist, whether a visit is needed, and the date.',
  },
};
