import { ASKED_AS_CERTIFICATES } from './asked-as-certificates.ts';
import { ASKED_AS_EQUIPMENT } from './asked-as-equipment.ts';
import { ASKED_AS_INDUSTRIES } from './asked-as-industries.ts';
import { ASKED_AS_INSPECTIONS } from './asked-as-inspections.ts';
import { ASKED_AS_METHODS } from './asked-as-methods.ts';
import { ASKED_AS_TESTS } from './asked-as-tests.ts';

/**
 * What buyers type for a concept, by its label. Companies would not list it so, and it may be narrower: a vacuum box is for leak
 * testing, but leak testing is more than that.
 */
export const ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  ...ASKED_AS_CERTIFICATES,
  ...ASKED_AS_EQUIPMENT,
  ...ASKED_AS_INDUSTRIES,
  ...ASKED_AS_METHODS,
  ...ASKED_AS_TESTS,
  ...ASKED_AS_INSPECTIONS,
};
