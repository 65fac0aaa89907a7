import type { Fact, Faq } from './content-parts.ts';
import { LABORATORY_TESTS } from './laboratory-tests.ts';
import { SURFACE_METHODS } from './surface-methods.ts';
import { VOLUME_METHODS } from './volume-methods.ts';

/** What a service page tells where we have a text for the service. */
export type ServiceContent = {
  lead: string;
  about: readonly string[];
  finds: readonly string[];
  misses: readonly string[];
  materials: string;
  standards: readonly Fact[];
  ask: readonly string[];
  /** How the work goes step by step, or which technique is for which job. */
  explainer: { title: string; isOrdered: boolean; steps: readonly Fact[] };
  /** Six industries: their names, and what the service does there. */
  industries: readonly Fact[];
  /** Slugs of services, nearest first; up to eight are shown. */
  related: readonly string[];
  faq: readonly Faq[];
};

/** By the slug of the service. */
export const SERVICE_CONTENT: Readonly<Record<string, ServiceContent>> = {
  ...VOLUME_METHODS,
  ...SURFACE_METHODS,
  ...LABORATORY_TESTS,
};
