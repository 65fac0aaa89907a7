import type { ImportCells } from '#domain/companies/company-import.ts';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { CsvForm } from './csv-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { importTemplate, TEMPLATE_FILE } from './import-template.ts';
import { JsonForm } from './json-form.tsx';
import { saveFile } from './save-file.browser.ts';

const TABS = ['CSV', 'JSON'] as const;
type Tab = (typeof TABS)[number];
/** What was chosen or typed. It survives the later steps. */
export type Draft = { tab: Tab; file: File | null; json: string };
export type ChooseForm = {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onRows: (rows: ImportCells[]) => void;
};

/** The first step of the import: a CSV file or JSON, the template, and the earlier imports. */
export function ChooseRows({
  takesFocus,
  onUndone,
  ...form
}: ChooseForm & { takesFocus: boolean; onUndone: () => void }) {
  const { draft, onDraft } = form;
  const { tab } = draft;
  return (
    <>
      <Tabs
        label="Import format"
        tabs={TABS}
        labels={{ CSV: 'CSV', JSON: 'JSON' }}
        current={tab}
        onChange={(next) => onDraft({ ...draft, tab: next })}
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
        <div className="mt-4">{tab === 'CSV' ? <CsvForm {...form} /> : <JsonForm {...form} />}</div>
      </Tabs>
      <ImportHistory onUndone={onUndone} />
    </>
  );
}
