import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { BulkAction } from '#domain/admin/bulk-job.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { NO_FILTERS, type TabProps } from '#web/admin/dashboard-state.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { KeyHelp } from '#web/admin/ui/key-help.tsx';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BULK_WORDS } from './bulk-words.ts';
import { ColumnMenu } from './column-menu.tsx';
import { activeListFilters, type CompanyList, type CompanyTab } from './company-list-state.ts';
import { InformButton } from './inform-button.tsx';
import { CompanyFilters } from './list-filters.tsx';
import { LIST_KEYS } from './list-keys.ts';
import { ViewMenu } from './view-menu.tsx';

const ImportDialog = lazy(() =>
  import('#web/admin/import/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

const AddCompanyDialog = lazy(() =>
  import('./add-company-dialog.tsx').then((part) => ({ default: part.AddCompanyDialog })),
);

/** The companies that are selected on the page, or all of the list. */
type Selected = {
  ids: readonly number[];
  isAll: boolean;
  isWholePage: boolean;
  selectAll: () => void;
  clear: () => void;
};

type Props = TabProps & {
  tab: CompanyTab;
  list: CompanyList;
  total: number;
  selection: Selected;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onBulk: (action: BulkAction) => void;
  columns: { hidden: readonly string[]; toggle: (key: string) => void };
};

/** The row between what waits and the table: the selection or the filters, and what concerns the whole list. */
export function CompanyTools(props: Props) {
  const { tab, state, onChange, list, selection, columns } = props;
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [hasImported, setImported] = useState(false);
  const closeImport = () => {
    setImporting(false);
    setImported(false);
    // Not before: another tab has another dialog, and the result would be gone.
    if (hasImported) onChange({ tab: 'pending', search: '', sortBy: 'created', order: 'desc', ...NO_FILTERS });
  };
  const { data: summary } = useQuery({
    queryKey: ['summary', tab],
    queryFn: () => callApi('GET', '/api/admin/companies/summary', { query: { status: tab } }),
  });
  return (
    <div className="admin-tools">
      {selection.isAll || selection.ids.length > 0 ? (
        <SelectionActions {...props} />
      ) : (
        <>
          {maySelect(tab) && <span className="admin-select-hint">Select companies to act on together</span>}
          <CompanyFilters
            state={state}
            summary={summary}
            active={activeListFilters(list).length}
            onChange={(change) => onChange(change)}
          />
        </>
      )}
      {mayCall('GET', '/api/admin/bulk-jobs') && <BulkProgress />}
      <div className="admin-file-actions">
        {tab === 'all' && mayCall('POST', '/api/admin/companies/inform') && <InformButton />}
        <ViewMenu state={state} onChange={onChange} />
        <ColumnMenu hidden={columns.hidden} onToggle={columns.toggle} />
        {mayExport() && (
          <a href={`${plainRoutes.exportCompanies.path}?${toQuery(list)}`} className="mini" download>
            Export CSV
          </a>
        )}
        {mayCall('POST', '/api/admin/companies/bulk-import') && (
          <>
            <button type="button" className="mini" onClick={() => setAdding(true)}>
              Add Company
            </button>
            <button type="button" className="mini" onClick={() => setImporting(true)}>
              Bulk Import
            </button>
          </>
        )}
        <KeyHelp keys={LIST_KEYS} />
      </div>
      {isAdding && (
        <Suspense fallback={null}>
          <AddCompanyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={closeImport} onImported={() => setImported(true)} />
        </Suspense>
      )}
    </div>
  );
}

const mayBulk = () => mayCall('POST', '/api/admin/bulk-jobs');
const mayExport = () => mayCall('GET', plainRoutes.exportCompanies.path);

/** Whether anything can be done with several companies at once: reviewers decide on those that wait. */
export function maySelect(tab: CompanyTab): boolean {
  return tab === 'pending' || mayBulk();
}

/** What can be done with what is selected. */
function SelectionActions({ tab, list, total, selection, isBusy, onApprove, onReject, onBulk }: Props) {
  const { ids, isAll, isWholePage } = selection;
  const number = isAll ? total : ids.length;
  const count = number.toLocaleString('en');
  const exported = isAll ? toQuery(list) : String(new URLSearchParams(ids.map((id) => ['ids', String(id)])));
  const button = (action: BulkAction) => (
    <button
      key={action}
      type="button"
      className={action === 'delete' ? 'mini mini-stop' : 'mini'}
      onClick={() => onBulk(action)}
    >
      {`${BULK_WORDS[action].verb} ${count}`}
    </button>
  );
  return (
    <fieldset disabled={isBusy} className="admin-selection">
      <legend className="sr-only">Selected companies</legend>
      <span>{isAll ? `All ${count} selected` : `${count} selected`}</span>
      {tab === 'pending' ? (
        <>
          <button type="button" className="mini mini-ink" onClick={isAll ? () => onBulk('approve') : onApprove}>
            Approve {count}
          </button>
          <button type="button" className="mini mini-stop" onClick={isAll ? () => onBulk('reject') : onReject}>
            Reject {count}
          </button>
        </>
      ) : (
        (['verify', 'feature', 'hide', 'delete'] as const).map(button)
      )}
      {mayExport() && (
        <a href={`${plainRoutes.exportCompanies.path}?${exported}`} className="mini" download>
          Export {count}
        </a>
      )}
      {isWholePage && !isAll && total > ids.length && mayBulk() && (
        <button type="button" className="link" onClick={selection.selectAll}>
          Select all {total.toLocaleString('en')}
        </button>
      )}
      <button type="button" className="link" onClick={selection.clear}>
        Clear
      </button>
    </fieldset>
  );
}
