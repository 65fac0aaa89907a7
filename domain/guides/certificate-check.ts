import type { Source } from '#domain/landing/content/sources.ts';

/** How a certificate is checked: what its number looks like, what to enter, and what goes wrong. Where: register-searches.ts. */
export type CertificateCheck = {
  /** Null where there is no number or its form is not settled. */
  number: string | null;
  enter: string;
  watch: string;
  /** Where dates that it names were read. */
  sources?: readonly Source[];
};
