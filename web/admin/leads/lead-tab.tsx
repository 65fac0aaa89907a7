import { type ReactNode, useState } from 'react';
import { useAdminList, useNews } from '#web/admin/admin-list.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { AdminTable, type Column, Empty } from '#web/admin/ui/admin-table.tsx';
import { toQuery } from '#web/api/call-api.ts';
import { PersonDialog } from './person-dialog.tsx';

type Query<Status> = { search: string; status: Status | 'quarantined' | undefined; page: string };
type Received = { total: number; quarantined: number; waitingForUs?: number };
type Props<Item, Status> = TabProps & {
  kind: 'message' | 'request';
  /** What the list can be filtered by, in addition to those in quarantine. */
  statuses: readonly (readonly [value: Status, label: string])[];
  /** Further filters. */
  filters?: (page: Received | undefined) => ReactNode;
  fetchPage: (query: Query<Status>) => Promise<Received & { items: Item[] }>;
  /** What the list depends on in addition to search, status and page. */
  filterKey?: string;
  exportPath: '/api/admin/service-requests.csv' | '/api/admin/contact-messages.csv';
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  failure: string;
  empty: string;
  dialog: (id: number, onClose: () => void) => ReactNode;
};

/** What visitors have sent (section 2): filters, an export, and a table whose rows open. Quarantined ones are separate. */
export function LeadTab<Item extends { id: number }, Status extends string>(props: Props<Item, Status>) {
  const { kind, state, onChange, statuses, nameOf, filterKey = '' } = props;
  const { search, page } = state;
  const status: Status | 'quarantined' | undefined =
    state.status === 'quarantined' ? 'quarantined' : statuses.find(([value]) => value === state.status)?.[0];
  const query = { search, status, page: String(page) };
  const key: [string, object] = [`${kind}s`, { ...query, filterKey }];
  const fetchPage = () => props.fetchPage(query);
  const list = useAdminList(key, fetchPage, page, onChange);
  const news = useNews(key, fetchPage);
  const [isErasing, setErasing] = useState(false);
  const open = Number(state.open);
  const show = (id: string) => onChange({ open: id, page });
  const columns: Column<Item>[] = [
    ...props.columns,
    {
      key: 'actions',
      head: 'Actions',
      cell: (item) => (
        <button
          type="button"
          className="mini"
          aria-label={`Details of the ${kind} from ${nameOf(item)}`}
          onClick={() => show(String(item.id))}
        >
          Details
        </button>
      ),
    },
  ];
  const quarantined = list.data?.quarantined ?? 0;
  return (
    <>
      <div className="admin-tools">
        <div className="admin-filters">
          {props.filters?.(list.data)}
          {quarantined > 0 && (
            <FilterButton
              label="Held as spam"
              count={quarantined}
              isOn={status === 'quarantined'}
              onToggle={(isOn) => onChange({ status: isOn ? 'quarantined' : '', state: '' })}
            />
          )}
          <label>
            Show{' '}
            <select value={status ?? ''} onChange={(event) => onChange({ status: event.currentTarget.value })}>
              <option value="">{`All ${kind}s`}</option>
              {statuses.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value="quarantined">Suspected spam{list.data && ` (${quarantined})`}</option>
            </select>
          </label>
        </div>
        <div className="admin-filters">
          {mayCall('POST', '/api/admin/erasures') && (
            <button type="button" className="mini" onClick={() => setErasing(true)}>
              A person's data
            </button>
          )}
          {mayCall('GET', props.exportPath) && (
            <a href={`${props.exportPath}?${toQuery({ search, status })}`} className="mini" download>
              Export CSV
            </a>
          )}
        </div>
      </div>
      <AdminTable
        className="admin-sheet"
        label={kind === 'message' ? 'Contact messages' : 'Service requests'}
        list={{ ...list, news }}
        columns={columns}
        rowKey={({ id }) => id}
        failure={props.failure}
        empty={<Empty text={props.empty} search={search} onClear={() => onChange({ search: '' })} />}
      />
      {open > 0 && props.dialog(open, () => show(''))}
      {isErasing && <PersonDialog onClose={() => setErasing(false)} />}
    </>
  );
}

type FilterProps = { label: string; count?: number | undefined; isOn: boolean; onToggle: (isOn: boolean) => void };

/** A filter with the number of what it shows. */
export function FilterButton({ label, count, isOn, onToggle }: FilterProps) {
  return (
    <button type="button" className="mini admin-chip" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {label}
      {count !== undefined && <span className="admin-count">{count.toLocaleString('en')}</span>}
    </button>
  );
}

/** The cell that names the row. */
export function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="admin-name">{name}</span>
      <span className="admin-hints">{email}</span>
    </>
  );
}
