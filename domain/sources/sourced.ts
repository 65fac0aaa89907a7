/** Where a fact comes from, or where to look it up. A standard on paper has no address. */
export type Source = { name: string; url: string | null };

/** A text whose facts can age: the month of the last review ("2026-11"), and what it was checked against. */
export type Sourced = { asOf: string; sources: readonly Source[] };
