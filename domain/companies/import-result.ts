import { z } from 'zod';
import { MAX_IMPORT_ROWS, MAX_NAME_LENGTH } from '#domain/constants.ts';
import { isCleanLine } from '#domain/validation.ts';
import { IMPORT_COLUMNS, type ImportCells } from './company-import.ts';
import { importedCertificate } from './import-certificates.ts';

const NO_ARRAY = 'JSON must be an array of company objects';

/** Cells are checked row by row, so that a wrong one is reported with its row and does not stop the others. */
const line = z.int().min(1).max(10_000_000);
const columns = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, z.unknown().optional()])) as Record<
  (typeof IMPORT_COLUMNS)[number],
  z.ZodOptional<z.ZodUnknown>
>;
const cells = z
  .object({
    ...columns,
    line: line
      .optional()
      .catch(undefined)
      .describe('Its row number in the file, as spreadsheets show it; without it, rows are counted from `firstRow`'),
    version: z
      .int()
      .optional()
      .catch(undefined)
      .describe('The `version` that the preview returned; a company that was changed since is not updated'),
  })
  .catch((): ImportCells => ({ isBroken: true }));

/** What is sent to import companies. A large file is sent in chunks. */
export const importBody = z.object(
  {
    companies: z
      .array(cells, { error: NO_ARRAY })
      .max(MAX_IMPORT_ROWS, `Please send at most ${MAX_IMPORT_ROWS} companies per request`),
    session: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'session must be 16 to 64 letters, digits, - or _')
      .optional()
      .describe(
        'A unique key, such as a UUID, shared by all chunks of one file: they form one import, and resending a chunk imports nothing twice',
      ),
    file: z
      .string()
      .max(MAX_NAME_LENGTH)
      .refine(isCleanLine, 'Please remove the control characters')
      .optional()
      .describe('The name of the file, for the list of imports'),
    firstRow: line.optional().describe('The row number of the first company in its file; default 1'),
    update: z
      .boolean()
      .optional()
      .describe(
        'Update listed companies instead of skipping their rows as duplicates: by `id`, or by name and email. An empty cell changes nothing. Default false',
      ),
  },
  { error: 'Please send an object with an array named companies' },
);

/** A preview stores nothing, so the client sends what earlier chunks of the file would have stored. */
export const importPreviewBody = importBody.omit({ session: true, file: true }).extend({
  earlier: z
    .array(z.object({ key: z.string().max(1_000), row: z.int().min(1) }))
    .max(2 * MAX_IMPORT_ROWS)
    .optional()
    .describe('Rows in earlier chunks of the same file that companies in this chunk may duplicate'),
});

const knownCompany = z.object({ id: z.int(), name: z.string(), location: z.string(), approved: z.boolean() });
export type KnownCompany = z.output<typeof knownCompany>;

/** Rows may be about one company if they share one of these; offices of one group are in different towns. */
const rowTraits = z.object({ town: z.string(), own: z.array(z.string()), group: z.array(z.string()) });
export type RowTraits = z.output<typeof rowTraits>;

const importedRow = z.object({
  row: z.int().describe('Its `line`, or else its number from `firstRow`'),
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'duplicate', 'refused']),
  reasons: z.array(
    z.object({
      field: z.string(),
      reason: z.string(),
      item: z.string().optional().describe('The item of a list that is wrong'),
    }),
  ),
  notes: z
    .array(z.object({ field: z.string(), reason: z.string() }))
    .optional()
    .describe('What of its cells is left out'),
  badges: z
    .array(z.enum(['verified', 'featured']))
    .optional()
    .describe('The badges that the row asks for; they are granted with the approval unless an admin takes them off'),
  certificates: z
    .array(importedCertificate)
    .optional()
    .describe('The certificates of which the row states a number or an end date'),
  of: z.string().optional().describe('The company or row that a duplicate repeats'),
  company: knownCompany.optional().describe('The company that a duplicate repeats or an update changes'),
  changes: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .optional()
    .describe('What an update changes; lists are separated by a vertical bar'),
  version: z.int().optional().describe('Of the company that a preview would update; send it with the row'),
  similar: z.array(knownCompany).optional().describe('Companies that may be the same one; only in a preview'),
  traits: rowTraits
    .optional()
    .describe(
      'By what to find other rows of the file that may be the same company: those that share a value of `own` or `group`, except those that share one of `group` and are in another `town`. Only in a preview',
    ),
});
export type ImportedRow = z.output<typeof importedRow>;

/** The result of specification section 3, with the outcome of each row and the import that can be undone. */
export const importResult = z.object({
  success: z.int(),
  updated: z.int().describe('Listed companies that were updated'),
  failed: z.int(),
  duplicates: z.int(),
  duplicateDetails: z.array(z.string()),
  errors: z.array(z.string()),
  importId: z.int().nullable(),
  rows: z.array(importedRow),
});
export type ImportResult = z.output<typeof importResult>;

const importRecord = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  file: z.string().nullable().describe('The name of the file; null for imports by calls and from the command line'),
  created: z.int(),
  remaining: z.int().describe('Companies of the import that are still pending approval'),
  updated: z.int().describe('Listed companies that it updated, as long as that can be undone'),
  undone: z.boolean(),
});
export type ImportRecord = z.output<typeof importRecord>;

export const importList = z.object({ items: z.array(importRecord), total: z.int() });

export const importUndone = z.object({
  removed: z.int(),
  approved: z.int().describe('Companies of the import that were already approved and stay'),
  restored: z.int().describe('Updated companies that have their former values again'),
  changedSince: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Updated companies that stay as they are, because they were changed or removed since'),
});
export type ImportUndone = z.output<typeof importUndone>;
