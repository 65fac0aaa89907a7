import type { Notice } from '#web/messages.ts';

const count = (number: number) => number.toLocaleString('en');
const companies = (number: number) => (number === 1 ? '1 company' : `${count(number)} companies`);

/** The notices of the bulk import (specification section 8), word for word where it gives them. */
export const importMessages = {
  complete: (success: number, failed: number): Notice => ({
    title: 'Import Complete',
    text: `Successfully imported ${success} companies. ${failed} failed.`,
  }),
  stopped: (sent: number, total: number): Notice => ({
    title: 'Import Stopped',
    text: `${count(sent)} of ${count(total)} rows were sent. What was imported stands under Earlier imports.`,
  }),
  failed: (reason: string): Notice => ({ title: 'Import Failed', text: reason, destructive: true }),
  fileError: { title: 'File Error', text: 'Failed to read CSV file', destructive: true } satisfies Notice,
  jsonError: (reason: string): Notice => ({ title: 'JSON Error', text: reason, destructive: true }),
  undone: (removed: number, approved: number): Notice => ({
    title: 'Import Undone',
    text: `${companies(removed)} removed.${approved === 0 ? '' : ` ${companies(approved)} had been approved and stay.`}`,
  }),
  undoFailed: (reason: string): Notice => ({
    title: 'Error',
    text: reason || 'Failed to undo the import. Please try again.',
    destructive: true,
  }),
};

export const importTexts = {
  unknownError: 'Unknown error occurred',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  invalidJson: 'Invalid JSON format',
  noArray: 'JSON must be an array of company objects',
  noCsvFile: 'Please choose a file that ends with .csv',
  noFile: 'Please choose a file first',
  noJson: 'Please paste an array of company objects first',
  noRows: 'There are no rows to import',
  importsFailed: 'Failed to fetch the earlier imports',
} as const;

export const undoQuestion = {
  title: 'Undo this import',
  text: (waiting: number | undefined) =>
    `Are you sure you want to remove ${
      waiting === undefined
        ? 'the companies of this import that still wait'
        : `the ${companies(waiting)} that still wait`
    }? Approved companies stay. The audit log keeps what was removed.`,
  action: 'Undo import',
};
