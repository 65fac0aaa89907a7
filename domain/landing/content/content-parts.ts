/** The shapes that the texts of all landing pages are made of. */
export type Faq = { question: string; answer: string };
/** A fact in a row: a short label and one or two sentences. */
export type Fact = { label: string; text: string };

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
