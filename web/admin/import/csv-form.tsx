import { useState } from 'react';
import type { Issue } from '#domain/validation.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { showToast } from '#web/ui/toaster.browser.ts';
import type { DraftProps } from './import-draft.ts';
import { importMessages, importTexts } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import { readCsvFile, UnreadableError } from './read-rows.ts';

/** Chooses a CSV file and reads its rows. */
export function CsvForm({ draft, onDraft, onTable }: DraftProps) {
  const { file } = draft;
  const [issues, setIssues] = useState<Issue[]>([]);
  const [percent, setPercent] = useState<number | null>(null);
  const showIssue = (message: string) => setIssues([{ path: 'file', message }]);
  const refuse = (reason: string) => {
    showIssue(reason);
    showToast(importMessages.fileError);
  };
  const choose = (chosen: File | null) => {
    const isCsv = chosen === null || /\.csv$/i.test(chosen.name);
    onDraft({ ...draft, file: isCsv ? chosen : null });
    setIssues([]);
    if (!isCsv) refuse(importTexts.noCsvFile);
  };
  const read = async () => {
    if (file === null) return showIssue(importTexts.noFile);
    setPercent(0);
    try {
      const table = await readCsvFile(file, (done, total) => setPercent(Math.floor((100 * done) / total)));
      if (table.rows.length === 0) throw new UnreadableError(importTexts.noRows);
      onTable(table);
    } catch (error) {
      setPercent(null);
      // The browser's message about a file that is gone does not help.
      refuse(error instanceof UnreadableError ? error.message : importMessages.fileError.text);
    }
  };
  if (percent !== null) return <ImportProgress label="Reading file" percent={percent} />;
  return (
    <AdminForm issues={issues} onSubmit={() => void read()}>
      {(form) => (
        <>
          <FormField
            form={form}
            name="file"
            label="CSV file"
            isRequired
            hint="The first line must contain the column names, in any language: you check them next. Only name and location are required."
          >
            {(control) => (
              <>
                <input
                  {...control}
                  type="file"
                  accept=".csv"
                  className="field file:mr-3 file:font-semibold"
                  ref={(input) => showChosen(input, file)}
                  onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
                />
                {file !== null && (
                  <p className="mt-2 text-sm [overflow-wrap:anywhere]">
                    {file.name}, {(file.size / 1024).toFixed(1)} KB
                  </p>
                )}
              </>
            )}
          </FormField>
          <div className="admin-dialog-actions">
            <button type="submit" className="button button-ink">
              Check File
            </button>
          </div>
        </>
      )}
    </AdminForm>
  );
}

/** After a look at its columns, or a refusal, the field still has the file. */
function showChosen(input: HTMLInputElement | null, file: File | null): void {
  if (input === null || file === null || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
