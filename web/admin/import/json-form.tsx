import { useState } from 'react';
import { IMPORT_JSON_ROWS } from '#domain/constants.ts';
import type { Issue } from '#domain/validation.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { showToast } from '#web/ui/toaster.browser.ts';
import type { DraftProps } from './import-draft.ts';
import { importMessages, importTexts } from './import-messages.ts';
import { readJson } from './read-rows.ts';

/** Takes pasted JSON and reads its rows. */
export function JsonForm({ draft, onDraft, onTable }: DraftProps) {
  const [issues, setIssues] = useState<Issue[]>([]);
  const showIssue = (message: string) => setIssues([{ path: 'json', message }]);
  const read = () => {
    if (draft.json.trim() === '') return showIssue(importTexts.noJson);
    try {
      const table = readJson(draft.json);
      if (table.rows.length === 0) return showIssue(importTexts.noRows);
      onTable(table);
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : importTexts.invalidJson;
      showIssue(reason);
      showToast(importMessages.jsonError(reason));
    }
  };
  return (
    <AdminForm issues={issues} onSubmit={read}>
      {(form) => (
        <>
          <FormField
            form={form}
            name="json"
            label="JSON"
            isRequired
            hint="An array of company objects that use the column names of the template. Lists may be arrays."
          >
            {(control) => (
              <textarea
                {...control}
                rows={IMPORT_JSON_ROWS}
                spellCheck={false}
                className="field font-mono text-sm"
                placeholder='[{ "name": "Example Inspection Ltd", "location": "Aberdeen, United Kingdom" }]'
                value={draft.json}
                onChange={(event) => {
                  onDraft({ ...draft, json: event.currentTarget.value });
                  setIssues([]);
                }}
              />
            )}
          </FormField>
          <div className="admin-dialog-actions">
            <button type="submit" className="button button-ink">
              Check Rows
            </button>
          </div>
        </>
      )}
    </AdminForm>
  );
}
