import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { plainRoutes } from '#domain/plain-routes.ts';
import { NO_FILTERS, type TabProps } from '#web/admin/dashboard-state.ts';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { ColumnMenu } from './column-menu.tsx';
import { activeFilters, type CompanyList, type CompanyTab } from './company-list-state.ts';
import { InformButton } from './inform-button.tsx';
import { CompanyFilters } from './list-filters.tsx';

const ImportDialog = lazy(() =>
  import('#web/admin/import/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

type Props = TabProps & {
  tab: CompanyTab;
  list: CompanyList;
  total: number;
  selected: readonly number[];
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onClear: () => void;
  columns: { hidden: readonly string[]; toggle: (key: string) => void };
};

/** The row between what waits and the table: the selection or the filters, and what concerns the whole list. */
export function CompanyTools(props: Props) {
  const { tab, state, onChange, list, selected, isBusy, columns } = props;
  const [isImporting, setImporting] = useState(false);
  const { data: summary } = useQuery({
    queryKey: ['summary', tab],
    queryFn: () => callApi('GET', '/api/admin/companies/summary', { query: { status: tab } }),
  });
  const count = selected.length.toLocaleString('en');
  return (
    <div className="admin-tools">
      {selected.length > 0 ? (
        <fieldset disabled={isBusy} className="admin-selection">
          <legend className="sr-only">Selected companies</legend>
          <span>{count} selected</span>
          {tab === 'pending' && (
            <>
              <button type="button" className="mini mini-ink" onClick={props.onApprove}>
                Approve {count}
              </button>
              <button type="button" className="mini mini-stop" onClick={props.onReject}>
                Reject {count}
              </button>
            </>
          )}
          <button type="button" className="mini" onClick={props.onClear}>
            Clear
          </button>
        </fieldset>
      ) : (
        <>
          <span className="admin-select-hint">Select to decide together</span>
          <CompanyFilters
            state={state}
            summary={summary}
            active={activeFilters(list).length}
            onChange={(change) => onChange(change)}
          />
        </>
      )}
      <div className="admin-file-actions">
        {tab === 'all' && <InformButton />}
        <ColumnMenu hidden={columns.hidden} onToggle={columns.toggle} />
        <a href={`${plainRoutes.exportCompanies.path}?${toQuery(list)}`} className="mini" download>
          Export CSV
        </a>
        <button type="button" className="mini" onClick={() => setImporting(true)}>
          Bulk Import
        </button>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setImporting(false)}
            onImported={() => onChange({ tab: 'pending', search: '', sortBy: 'created', order: 'desc', ...NO_FILTERS })}
          />
        </Suspense>
      )}
    </div>
  );
}
