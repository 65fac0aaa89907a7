import { lazy, Suspense, useState } from 'react';
import type { BulkAction } from '#domain/admin/bulk-job.ts';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { useAdminList, useNews } from '#web/admin/admin-list.ts';
import { confirmations, fetchFailures } from '#web/admin/admin-messages.ts';
import { NO_FILTERS, type TabProps } from '#web/admin/dashboard-state.ts';
import { AdminTable, type Column, Empty } from '#web/admin/ui/admin-table.tsx';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { ApproveDialog, mustAsk } from './approve-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { COMPANY_COLUMNS } from './company-columns.tsx';
import { CompanyDetailsDialog } from './company-details-dialog.tsx';
import { activeListFilters, type CompanyTab, companyList } from './company-list-state.ts';
import { useCompanyMutations, usePendingCompanies } from './company-mutations.ts';
import { CompanyActions, CompanyName, type RowAction } from './company-row.tsx';
import { CompanyTools, maySelect } from './company-tools.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useSelection } from './use-selection.ts';

/** With the rules of the table of columns, which the rest of the dashboard does not need. */
const CompanyEditDialog = lazy(() =>
  import('./edit/company-edit-dialog.tsx').then((part) => ({ default: part.CompanyEditDialog })),
);

const EMPTY = {
  pending: 'No companies pending approval',
  verified: 'No verified companies found',
  all: 'No companies found',
};
type Dialog =
  | { action: 'approve'; companies: AdminCompany[] }
  | { action: 'edit' | 'details' | 'delete'; company: AdminCompany }
  | { action: 'reject'; companies: AdminCompany[]; ids: number[] }
  | { action: 'bulk'; bulk: BulkAction };

/** The companies that are pending approval, the verified ones, or all of them (section 2). */
export function CompaniesTab({ tab, state, onChange }: TabProps & { tab: CompanyTab }) {
  const { page } = state;
  const filter = companyList(tab, state);
  const query = { ...filter, page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/companies', { query });
  const key: [string, object] = ['companies', query];
  const list = useAdminList(key, fetchPage, page, onChange);
  const news = useNews(key, fetchPage);
  const selection = useSelection(toQuery(query));
  const mutations = useCompanyMutations(selection.remove);
  const pending = usePendingCompanies();
  const columns = useHiddenColumns();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { items } = list;
  // All of a list stay selected only as long as it is the same list.
  const [wholeList, setWholeList] = useState('');
  const listKey = toQuery(filter);
  const isAll = wholeList === listKey && list.total > 0;
  const ids = [...selection.ids];
  const close = () => setDialog(null);
  // What an import asks for is granted, and what may be listed twice is approved together, only after it was named.
  const approve = (companies: AdminCompany[], run: () => void) => {
    if (mustAsk(companies)) setDialog({ action: 'approve', companies });
    else run();
  };
  const selected = items.filter((item) => selection.ids.has(item.id));
  const onAction = (action: RowAction, company: AdminCompany) => {
    if (action === 'approve') approve([company], () => mutations.approve.run(company));
    else if (action === 'reject') setDialog({ action, companies: [company], ids: [company.id] });
    else if (action === 'edit' || action === 'details' || action === 'delete') setDialog({ action, company });
    else mutations[action].run(company);
  };
  const canSelect = maySelect(tab);
  const toggle = ({ id }: AdminCompany) => {
    if (!canSelect) return;
    // Without one of them it is no longer all.
    if (isAll) selection.replace(items.flatMap((item) => (item.id === id ? [] : [item.id])));
    else if (selection.ids.has(id)) selection.remove([id]);
    else selection.add(id);
    setWholeList('');
  };
  const row = useCurrentRow(items, {
    isFree: dialog === null && pending.size === 0,
    onUndo: mutations.undoLast,
    onSelect: toggle,
    onPress: (name, company) => {
      const can = name === 'approve' || name === 'reject';
      if (can && !company.approved && !pending.has(company.id)) onAction(name, company);
    },
  });
  const selectColumn: Column<AdminCompany> = {
    key: 'select',
    head: (
      <input
        type="checkbox"
        aria-label="Select all on this page"
        disabled={items.length === 0}
        checked={isAll || (items.length > 0 && items.every(({ id }) => selection.ids.has(id)))}
        onChange={(event) => {
          setWholeList('');
          selection.replace(event.currentTarget.checked ? items.map(({ id }) => id) : []);
        }}
      />
    ),
    cell: (company) => (
      <input
        type="checkbox"
        aria-label={`Select ${company.name}`}
        checked={isAll || selection.ids.has(company.id)}
        onChange={() => toggle(company)}
      />
    ),
  };
  const nameColumn: Column<AdminCompany> = {
    key: 'name',
    head: 'Company Name',
    sortBy: 'name',
    isRowHeader: true,
    cell: (company) => <CompanyName company={company} list={listKey} />,
  };
  const actionsColumn: Column<AdminCompany> = {
    key: 'actions',
    head: 'Actions',
    cell: (company) => <CompanyActions company={company} isPending={pending.has(company.id)} onAction={onAction} />,
  };
  const isFiltered = activeListFilters(filter).length > 0;
  return (
    <>
      <CompanyTools
        tab={tab}
        state={state}
        onChange={onChange}
        list={filter}
        total={list.total}
        selection={{
          ids,
          isAll,
          isWholePage: items.length > 0 && items.every(({ id }) => selection.ids.has(id)),
          selectAll: () => setWholeList(listKey),
          clear: () => {
            setWholeList('');
            selection.replace([]);
          },
        }}
        isBusy={mutations.approveAll.isPending || mutations.rejectAll.isPending}
        onApprove={() => approve(selected, () => mutations.approveAll.run(ids))}
        onReject={() => setDialog({ action: 'reject', companies: selected, ids })}
        onBulk={(action) => setDialog({ action: 'bulk', bulk: action })}
        columns={columns}
      />
      <AdminTable
        className="admin-sheet"
        width="cards"
        label="Companies"
        list={{ ...list, news }}
        columns={[
          ...(canSelect ? [selectColumn] : []),
          nameColumn,
          ...COMPANY_COLUMNS.filter(({ key }) => !columns.hidden.includes(key)).map((column) =>
            column.key === 'waiting' && tab !== 'pending' ? { ...column, head: 'Age' } : column,
          ),
          actionsColumn,
        ]}
        rowKey={({ id }) => id}
        sorting={{
          sortBy: filter.sortBy,
          order: filter.order,
          onSort: (by, direction) => onChange({ sortBy: by, order: direction }),
        }}
        isPending={({ id }) => pending.has(id)}
        isSelected={({ id }) => isAll || selection.ids.has(id)}
        currentRow={row.current}
        failure={fetchFailures.companies}
        empty={
          <Empty
            text={EMPTY[tab]}
            search={state.search}
            isFiltered={isFiltered}
            onClear={() => onChange({ search: '', ...NO_FILTERS })}
          />
        }
      />
      {dialog?.action === 'details' && <CompanyDetailsDialog company={dialog.company} onClose={close} />}
      {dialog?.action === 'edit' && (
        <Suspense fallback={null}>
          <CompanyEditDialog companyId={dialog.company.id} onDone={close} />
        </Suspense>
      )}
      {dialog?.action === 'bulk' && (
        <BulkDialog
          action={dialog.bulk}
          target={isAll ? { list: filter, count: list.total } : { ids, count: ids.length }}
          onStarted={() => {
            setWholeList('');
            selection.replace([]);
          }}
          onClose={close}
        />
      )}
      {dialog?.action === 'delete' && (
        <Confirm
          {...confirmations.remove(dialog.company.name)}
          onConfirm={() => mutations.remove.run(dialog.company)}
          onClose={close}
        />
      )}
      {dialog?.action === 'approve' && (
        <ApproveDialog
          companies={dialog.companies}
          onApprove={(withBadges) =>
            mutations[withBadges ? 'approveAll' : 'approveWithoutBadges'].run(dialog.companies.map(({ id }) => id))
          }
          onClose={close}
        />
      )}
      {dialog?.action === 'reject' && (
        <RejectDialog
          ids={dialog.ids}
          name={dialog.companies[0]?.name}
          onReject={(mail) =>
            mutations.rejectAll.run({
              ids: dialog.ids,
              name: dialog.ids.length === 1 ? dialog.companies[0]?.name : undefined,
              ...mail,
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
