import { ASSESSMENT_SERVICES } from './assessment-services.ts';
import type { ServiceContent } from './content-parts.ts';
import { EQUIPMENT_SERVICES } from './equipment-services.ts';
import { INSPECTION_SERVICES } from './inspection-services.ts';
import { LABORATORY_TESTS } from './laboratory-tests.ts';
import { LIFTING_SERVICES } from './lifting-services.ts';
import { METHOD_SERVICES } from './method-services.ts';
import { SURFACE_METHODS } from './surface-methods.ts';
import { TEST_SERVICES } from './test-services.ts';
import { VOLUME_METHODS } from './volume-methods.ts';
import { WELD_SERVICES } from './weld-services.ts';

/** By the slug of the service. */
export const SERVICE_CONTENT: Readonly<Record<string, ServiceContent>> = {
  ...VOLUME_METHODS,
  ...SURFACE_METHODS,
  ...LABORATORY_TESTS,
  ...EQUIPMENT_SERVICES,
  ...LIFTING_SERVICES,
  ...INSPECTION_SERVICES,
  ...ASSESSMENT_SERVICES,
  ...METHOD_SERVICES,
  ...TEST_SERVICES,
  ...WELD_SERVICES,
};
