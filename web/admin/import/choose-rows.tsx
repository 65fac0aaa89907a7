import { saveFile } from '#web/admin/ui/save-file.browser.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { CsvForm } from './csv-form.tsx';
import { type DraftProps, IMPORT_FORMATS } from './import-draft.ts';
import { ImportHistory } from './import-history.tsx';
import { importTemplate, TEMPLATE_FILE } from './import-template.ts';
import { JsonForm } from './json-form.tsx';

/** The first step of the import: a CSV file or JSON, the template, and the earlier imports. */
export function ChooseRows({
  takesFocus,
  onUndone,
  ...form
}: DraftProps & { takesFocus: boolean; onUndone: () => void }) {
  const { draft, onDraft } = form;
  const { format } = draft;
  return (
    <>
      <Tabs
        label="Import format"
        tabs={IMPORT_FORMATS}
        labels={{ CSV: 'CSV', JSON: 'JSON' }}
        current={format}
        onChange={(next) => onDraft({ ...draft, format: next })}
        takesFocus={takesFocus}
        actions={
          <button
            type="button"
            className="button button-line"
            onClick={() => saveFile(TEMPLATE_FILE, importTemplate())}
          >
            Download Template
          </button>
        }
      >
        <div className="mt-4">{format === 'CSV' ? <CsvForm {...form} /> : <JsonForm {...form} />}</div>
      </Tabs>
      <ImportHistory onUndone={onUndone} />
    </>
  );
}
