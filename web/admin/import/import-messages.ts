import type { Toast } from '#web/messages.ts';

const count = (number: number) => number.toLocaleString('en');
const companies = (number: number) => (number === 1 ? '1 company' : `${count(number)} companies`);

/** The toasts of the bulk import, word for word where section 8 gives them. */
export const importMessages = {
  complete: (success: number, failed: number): Toast => ({
    title: 'Import Complete',
    text: `Successfully imported ${success} companies. ${failed} failed.`,
  }),
  stopped: (sent: number, total: number): Toast => ({
    title: 'Import Stopped',
    text: `${count(sent)} of ${count(total)} rows processed. See Earlier imports.`,
  }),
  failed: (reason: string): Toast => ({ title: 'Import Failed', text: reason, destructive: true }),
  fileError: { title: 'File Error', text: 'Failed to read CSV file', destructive: true } satisfies Toast,
  jsonError: (reason: string): Toast => ({ title: 'JSON Error', text: reason, destructive: true }),
  undone: (removed: number, approved: number): Toast => ({
    title: 'Import Undone',
    text: `${companies(removed)} removed.${approved === 0 ? '' : ` Already approved and not removed: ${companies(approved)}.`}`,
  }),
  undoFailed: (reason: string): Toast => ({
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
  noCsvFile: 'Please choose a .csv file',
  noFile: 'Please choose a file first',
  noJson: 'Please paste an array of company objects first',
  noRows: 'There are no rows to import',
  importsFailed: 'Failed to fetch earlier imports',
} as const;

export const undoQuestion = {
  title: 'Undo Import',
  text: (waiting: number | undefined) =>
    `Are you sure you want to remove ${
      waiting === undefined
        ? 'all companies of this import that are still pending approval'
        : `the ${companies(waiting)} still pending approval`
    }? Approved companies stay. The audit log keeps the removed companies.`,
  action: 'Undo Import',
};
