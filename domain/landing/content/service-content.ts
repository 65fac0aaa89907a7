import type { ServiceContent } from './content-parts.ts';
import { LABORATORY_TESTS } from './laboratory-tests.ts';
import { SURFACE_METHODS } from './surface-methods.ts';
import { VOLUME_METHODS } from './volume-methods.ts';

/** By the slug of the service. */
export const SERVICE_CONTENT: Readonly<Record<string, ServiceContent>> = {
  ...VOLUME_METHODS,
  ...SURFACE_METHODS,
  ...LABORATORY_TESTS,
};
