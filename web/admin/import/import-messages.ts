import type { ImportUndone } from '#domain/companies/import-result.ts';
import type { Toast } from '#web/messages.ts';

const count = (number: number) => number.toLocaleString('en');
const companies = (number: number) => (number === 1 ? '1 company' : `${count(number)} companies`);

/** Names that a toast has room for; the audit log has all. */
const MAX_NAMES = 5;

function namesOf(changed: ImportUndone['changedSince']): string {
  const names = changed.slice(0, MAX_NAMES).map(({ name }) => name);
  const others = changed.length - names.length;
  return `${names.join(', ')}${others === 0 ? '' : ` and ${count(others)} more`}`;
}

/** The toasts of the bulk import, word for word where section 8 gives them. */
export const importMessages = {
  complete: (success: number, failed: number, updated: number): Toast => ({
    title: 'Import Complete',
    text: `Successfully imported ${success} companies. ${failed} failed.${updated === 0 ? '' : ` ${companies(updated)} updated.`}`,
  }),
  stopped: (sent: number, total: number): Toast => ({
    title: 'Import Stopped',
    text: `${count(sent)} of ${count(total)} rows processed. See Earlier imports.`,
  }),
  failed: (reason: string): Toast => ({ title: 'Import Failed', text: reason, destructive: true }),
  fileError: { title: 'File Error', text: 'Failed to read CSV file', destructive: true } satisfies Toast,
  jsonError: (reason: string): Toast => ({ title: 'JSON Error', text: reason, destructive: true }),
  undone: ({ removed, approved, restored, changedSince }: ImportUndone): Toast => ({
    title: 'Import Undone',
    text: [
      ...(removed === 0 && restored > 0 ? [] : [`${companies(removed)} removed.`]),
      ...(approved === 0 ? [] : [`Already approved and not removed: ${companies(approved)}.`]),
      ...(restored === 0 ? [] : [`Former values restored in ${companies(restored)}.`]),
      ...(changedSince.length === 0 ? [] : [`Changed since and left as they are: ${namesOf(changedSince)}.`]),
    ].join(' '),
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
  text: (waiting: number | undefined, updated: number) =>
    [
      waiting === 0
        ? 'Are you sure you want to undo this import?'
        : `Are you sure you want to remove ${
            waiting === undefined
              ? 'all companies of this import that are still pending approval'
              : `the ${companies(waiting)} still pending approval`
          }? Approved companies stay. The audit log keeps the removed companies.`,
      ...(updated === 0
        ? []
        : [`Former values return in ${companies(updated)} that it updated, except where they were changed since.`]),
    ].join(' '),
  action: 'Undo Import',
};
