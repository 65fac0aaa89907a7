/** The types of the texts of all landing pages. */
import type { SourceId } from './sources.ts';

export type Faq = { question: string; answer: string };
/** A fact in a row: a short label and one or two sentences. */
export type Fact = { label: string; text: string };

/** The text of a service page, for the services that have one. */
export type ServiceContent = {
  lead: string;
  about: readonly string[];
  finds: readonly string[];
  misses: readonly string[];
  materials: string;
  standards: readonly Fact[];
  ask: readonly string[];
  /** The work step by step, or which technique suits which job. */
  explainer: { title: string; isOrdered: boolean; steps: readonly Fact[] };
  /** Six industries: their names, and what the service does there. Without them the page counts its companies. */
  industries?: readonly Fact[];
  /** Slugs of services, nearest first; up to eight are shown. */
  related: readonly string[];
  faq: readonly Faq[];
  sources: readonly SourceId[];
};
