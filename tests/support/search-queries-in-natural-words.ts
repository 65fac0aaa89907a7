import { queriesWithAnswers } from './search-queries.ts';

/** What plant engineers, buyers, quality managers and insurers type without a thought of the terms of the trade. */
export const NATURAL_QUERIES = queriesWithAnswers([
  // Towns of common words, and several towns
  ['thickness reading', { s: 'Ultrasonic thickness measurement' }],
  ['pressure gauge reading', { s: 'Calibration' }],
  ['crane inspection reading', { e: 'Crane', country: 'GB' }],
  ['bath crane inspection', { e: 'Crane', country: 'GB' }],
  ['weld inspection buffalo', { s: 'Welding inspection', area: 'North America' }],
  ['ndt inspection phoenix', { s: 'NDT', country: 'US' }],
  ['crane inspection leeds or bradford', { e: 'Crane', country: 'GB' }],
  ['ndt rotterdam or antwerp', { s: 'NDT', near: 'Rotterdam' }],
  ['hydrotest jubail and dammam', { s: 'Hydrostatic pressure test', country: 'SA' }],
  // What nobody near by names
  ['pre shipment inspection brazil', { s: 'Third-party inspection', country: 'BR' }],
  ['witness pump test monterrey', { s: 'Third-party inspection', near: 'Monterrey' }],
  ['level 3 ASNT', { c: 'ASNT NDT Level III' }],
]);
