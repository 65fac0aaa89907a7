/** How a certificate is checked: what its number looks like, what to enter where, and what goes wrong. */
export type CertificateCheck = {
  /** Null where there is no number or its form is not settled. */
  number: string | null;
  /** The public search page, where it is another than the register of the vocabulary. */
  search?: string;
  enter: string;
  watch: string;
};
