import { useState } from 'react';
import { IMPORT_COLUMNS, type ImportCells, TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { Confirm, Modal } from '#web/admin/ui/modal.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { fieldLabel } from './problem-groups.tsx';
import { cellText } from './skipped-rows.ts';

type Props = {
  cells: ImportCells;
  outcome: ImportedRow;
  onMend: (cells: ImportCells) => void;
  onClose: () => void;
};

/** The cells of one row, to mend them before the import. What is wrong stands first. */
export function RowFields({ cells, outcome, onMend, onClose }: Props) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isTyped ? setAsking(true) : onClose());
  const wrong = new Set(outcome.reasons.map(({ field }) => field));
  const isInTemplate = (column: string) => TEMPLATE_COLUMNS.some((other) => other === column);
  const shown = IMPORT_COLUMNS.filter(
    (column) => isInTemplate(column) || wrong.has(column) || cellText(cells[column]) !== '',
  );
  const columns = [...shown.filter((column) => wrong.has(column)), ...shown.filter((column) => !wrong.has(column))];
  const values = Object.fromEntries(columns.map((column) => [column, cellText(cells[column])]));
  return (
    <Modal
      title={`Line ${outcome.row}`}
      description="Lists are separated by a vertical bar (|)."
      onClose={close}
      isWide
    >
      <div onInput={() => setTyped(true)}>
        <AdminForm
          issues={outcome.reasons.map(({ field, reason }) => ({ path: field, message: reason }))}
          values={values}
          onSubmit={(form) => {
            const typed = Object.fromEntries(new FormData(form));
            const changed = Object.entries(typed).filter(([column, text]) => text !== values[column]);
            onMend({ ...withoutBreak(cells), ...Object.fromEntries(changed) });
          }}
          className="admin-form mt-4"
        >
          {(form) => (
            <>
              {columns.map((column) => (
                <div key={column} className={isLong(cells[column]) ? 'is-wide' : undefined}>
                  <FormField
                    form={form}
                    name={column}
                    label={fieldLabel(column)}
                    isRequired={column === 'name' || column === 'location'}
                  >
                    {({ autoFocus, ...control }) =>
                      isLong(cells[column]) ? (
                        <textarea {...control} rows={3} />
                      ) : (
                        <input {...control} {...(column === columns[0] && { 'data-first': '' })} />
                      )
                    }
                  </FormField>
                </div>
              ))}
              <div className="is-wide admin-dialog-actions">
                <button type="button" className="button button-line" onClick={close}>
                  Cancel
                </button>
                <button type="submit" className="button button-ink">
                  Check This Row
                </button>
              </div>
            </>
          )}
        </AdminForm>
      </div>
      {isAsking && (
        <Confirm
          title="Discard Changes"
          text={`Are you sure you want to discard the changes to line ${outcome.row}?`}
          action="Discard"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}

const LONG = 60;

/** More than one line, in which an input would lose its breaks, or one that is longer than an input. */
function isLong(cell: unknown): boolean {
  const text = cellText(cell);
  return text.length > LONG || text.includes('\n');
}

/** What was no object becomes a row once its cells are typed. */
function withoutBreak({ isBroken, ...cells }: ImportCells): ImportCells {
  return cells;
}
