import type { SourceTable } from './source-table.ts';

export const IMPORT_FORMATS = ['CSV', 'JSON'] as const;

/** What was chosen or typed. It survives the later steps. */
export type Draft = { format: (typeof IMPORT_FORMATS)[number]; file: File | null; json: string };

export type DraftProps = {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Gets what was read. */
  onTable: (table: SourceTable) => void;
};
