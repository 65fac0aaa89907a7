import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import { IMPORT_JSON_ROWS } from '#domain/constants.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { ImportHistory } from './import-history.tsx';
import { importMessages, importTexts } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import { importTemplate, TEMPLATE_FILE } from './import-template.ts';
import { readCsvFile, readJson, UnreadableError } from './read-rows.ts';
import { saveFile } from './save-file.browser.ts';

const TABS = ['CSV', 'JSON'] as const;
type Tab = (typeof TABS)[number];
/** What was chosen or typed; it is kept while the rows are looked at. */
export type Draft = { tab: Tab; file: File | null; json: string };
type Form = { draft: Draft; onDraft: (draft: Draft) => void; onRows: (rows: ImportCells[]) => void };

/** The first step: a CSV file or JSON, the template, and what was imported before. */
export function ChooseRows({ takesFocus, onUndone, ...form }: Form & { takesFocus: boolean; onUndone: () => void }) {
  const { draft, onDraft } = form;
  const { tab } = draft;
  const id = useId();
  const panel = { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${tab}`, className: 'mt-4' };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabList id={id} tab={tab} takesFocus={takesFocus} onTab={(next) => onDraft({ ...draft, tab: next })} />
        <button type="button" className="button button-line" onClick={() => saveFile(TEMPLATE_FILE, importTemplate())}>
          Download Template
        </button>
      </div>
      <div {...panel}>{tab === 'CSV' ? <CsvForm {...form} /> : <JsonForm {...form} />}</div>
      <ImportHistory onUndone={onUndone} />
    </>
  );
}

type TabListProps = { id: string; tab: Tab; takesFocus: boolean; onTab: (tab: Tab) => void };

function TabList({ id, tab, takesFocus, onTab }: TabListProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Whoever comes back from a later step had the focus in what is gone.
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [takesFocus]);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: 'CSV', ArrowRight: 'JSON', Home: 'CSV', End: 'JSON' }[event.key] as Tab | undefined;
    if (to === undefined) return;
    event.preventDefault();
    // With two tabs the way around is the way back.
    const next = to === tab && event.key.startsWith('Arrow') ? (tab === 'CSV' ? 'JSON' : 'CSV') : to;
    onTab(next);
    ref.current?.querySelectorAll('button')[TABS.indexOf(next)]?.focus();
  };
  return (
    <div ref={ref} role="tablist" aria-label="Import format" onKeyDown={move} className="admin-tabs mt-0!">
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function CsvForm({ draft, onDraft, onRows }: Form) {
  const { file } = draft;
  const [issue, setIssue] = useState('');
  const [percent, setPercent] = useState<number | null>(null);
  const id = useId();
  const refuse = (reason: string) => {
    setIssue(reason);
    showToast(importMessages.fileError);
  };
  const choose = (chosen: File | null) => {
    const isCsv = chosen === null || /\.csv$/i.test(chosen.name);
    onDraft({ ...draft, file: isCsv ? chosen : null });
    setIssue('');
    if (!isCsv) refuse(importTexts.noCsvFile);
  };
  const read = async () => {
    if (file === null) return setIssue(importTexts.noFile);
    setPercent(0);
    try {
      const rows = await readCsvFile(file, (done, total) => setPercent(Math.floor((100 * done) / total)));
      if (rows.length === 0) throw new UnreadableError(importTexts.noRows);
      onRows(rows);
    } catch (error) {
      setPercent(null);
      // What the browser says of a file that is gone is no help.
      refuse(error instanceof UnreadableError ? error.message : importMessages.fileError.text);
    }
  };
  if (percent !== null) return <ImportProgress label="Reading file" percent={percent} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <div className="form-field">
        <label htmlFor={id}>CSV file</label>
        <p id={`${id}-hint`} className="form-hint">
          The first line must contain the column names. Only name and location are required. Separate list values with a
          vertical bar (|).
        </p>
        <input
          id={id}
          type="file"
          accept=".csv"
          className="field file:mr-3 file:font-semibold"
          aria-invalid={issue !== ''}
          aria-describedby={`${id}-hint ${id}-issue`}
          onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        />
        {file !== null && (
          <p className="mt-2 text-sm [overflow-wrap:anywhere]">
            {file.name}, {(file.size / 1024).toFixed(1)} KB
          </p>
        )}
        <p id={`${id}-issue`} role="alert" className="form-issue">
          {issue}
        </p>
      </div>
      <div className="admin-dialog-actions">
        <button type="submit" className="button button-ink">
          Check File
        </button>
      </div>
    </form>
  );
}

function JsonForm({ draft, onDraft, onRows }: Form) {
  const [issue, setIssue] = useState('');
  const id = useId();
  const read = () => {
    if (draft.json.trim() === '') return setIssue(importTexts.noJson);
    try {
      const rows = readJson(draft.json);
      if (rows.length === 0) return setIssue(importTexts.noRows);
      onRows(rows);
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : importTexts.invalidJson;
      setIssue(reason);
      showToast(importMessages.jsonError(reason));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <div className="form-field">
        <label htmlFor={id}>JSON</label>
        <p id={`${id}-hint`} className="form-hint">
          An array of company objects that use the column names of the template. Lists may be arrays.
        </p>
        <textarea
          id={id}
          rows={IMPORT_JSON_ROWS}
          spellCheck={false}
          className="field font-mono text-sm"
          placeholder='[{ "name": "Example Inspection Ltd", "location": "Aberdeen, United Kingdom" }]'
          aria-invalid={issue !== ''}
          aria-describedby={`${id}-hint ${id}-issue`}
          value={draft.json}
          onChange={(event) => {
            onDraft({ ...draft, json: event.currentTarget.value });
            setIssue('');
          }}
        />
        <p id={`${id}-issue`} role="alert" className="form-issue">
          {issue}
        </p>
      </div>
      <div className="admin-dialog-actions">
        <button type="submit" className="button button-ink">
          Check Rows
        </button>
      </div>
    </form>
  );
}
