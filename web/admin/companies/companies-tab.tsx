import { lazy, Suspense, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { badgesAskedFor } from '#domain/companies/company-status.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { confirmations, fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { AdminTable, type Column, Empty } from '#web/admin/ui/admin-table.tsx';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { ApproveBadgesDialog } from './approve-badges-dialog.tsx';
import { CompanyDetailsDialog } from './company-details-dialog.tsx';
import { useCompanyMutations, usePendingCompanies } from './company-mutations.ts';
import { CompanyActions, CompanyName, type RowAction } from './company-row.tsx';
import { CompanyTags } from './company-tags.tsx';
import { InformButton } from './inform-button.tsx';
import { RejectDialog } from './reject-dialog.tsx';
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
const SORTS = ['created', 'name', 'location', 'established', 'employees'] as const;
const COLUMNS: Column<AdminCompany>[] = [
  {
    head: 'Company Name',
    sortBy: 'name',
    isRowHeader: true,
    cell: (company) => <CompanyName company={company} />,
  },
  { head: 'Location', sortBy: 'location', cell: ({ location }) => location },
  { head: 'Status', cell: (company) => <CompanyTags company={company} /> },
  { head: 'Established', sortBy: 'established', cell: ({ yearEstablished }) => yearEstablished ?? '–' },
  { head: 'Employees', sortBy: 'employees', cell: ({ employeeCount }) => employeeCount ?? '–' },
];
type Dialog =
  | { action: 'approve'; companies: AdminCompany[] }
  | { action: 'edit' | 'details' | 'delete'; company: AdminCompany }
  | { action: 'reject'; ids: number[] };

/** The companies that are pending approval, the verified ones, or all of them (section 2). */
export function CompaniesTab({ tab, state, onChange }: TabProps & { tab: 'pending' | 'verified' | 'all' }) {
  const { search, page, order } = state;
  const sortBy = SORTS.find((sort) => sort === state.sortBy) ?? 'created';
  const filter = { status: tab, search, sortBy, order };
  const query = { ...filter, page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/companies', { query });
  const list = useAdminList(['companies', query], fetchPage, page, onChange);
  const selection = useSelection(toQuery(query));
  const mutations = useCompanyMutations(selection.remove);
  const pending = usePendingCompanies();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { items } = list;
  const ids = [...selection.ids];
  const close = () => setDialog(null);
  // What an import asks for is granted only after it was named.
  const approve = (companies: AdminCompany[], run: () => void) => {
    const asking = companies.filter((company) => badgesAskedFor(company).length > 0);
    if (asking.length === 0) run();
    else setDialog({ action: 'approve', companies });
  };
  const selected = items.filter((item) => selection.ids.has(item.id));
  const onAction = (action: RowAction, company: AdminCompany) => {
    if (action === 'approve') approve([company], () => mutations.approve.run(company));
    else if (action === 'reject') setDialog({ action, ids: [company.id] });
    else if (action === 'edit' || action === 'details' || action === 'delete') setDialog({ action, company });
    else mutations[action].run(company);
  };
  const selectColumn: Column<AdminCompany> = {
    key: 'select',
    head: (
      <input
        type="checkbox"
        aria-label="Select all on this page"
        disabled={items.length === 0}
        checked={items.length > 0 && items.every(({ id }) => selection.ids.has(id))}
        onChange={(event) => selection.replace(event.currentTarget.checked ? items.map(({ id }) => id) : [])}
      />
    ),
    cell: ({ id, name }) => (
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        onChange={(event) => (event.currentTarget.checked ? selection.add(id) : selection.remove([id]))}
      />
    ),
  };
  const actionsColumn: Column<AdminCompany> = {
    head: 'Actions',
    cell: (company) => <CompanyActions company={company} isPending={pending.has(company.id)} onAction={onAction} />,
  };
  return (
    <>
      <div className="admin-tools">
        {tab === 'pending' && (
          <fieldset disabled={ids.length === 0 || mutations.approveAll.isPending || mutations.rejectAll.isPending}>
            <legend className="sr-only">Selected companies</legend>
            <span>
              {ids.length === 0 ? 'Select companies to approve or reject together' : `${ids.length} selected`}
            </span>
            <button
              type="button"
              className="mini"
              onClick={() => approve(selected, () => mutations.approveAll.run(ids))}
            >
              Approve selected
            </button>
            <button type="button" className="mini mini-stop" onClick={() => setDialog({ action: 'reject', ids })}>
              Reject selected
            </button>
          </fieldset>
        )}
        {tab === 'all' && <InformButton />}
        <a href={`${plainRoutes.exportCompanies.path}?${toQuery(filter)}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Companies"
        list={list}
        columns={[...(tab === 'pending' ? [selectColumn] : []), ...COLUMNS, actionsColumn]}
        rowKey={({ id }) => id}
        sorting={{ sortBy, order, onSort: (by, direction) => onChange({ sortBy: by, order: direction }) }}
        isPending={({ id }) => pending.has(id)}
        failure={fetchFailures.companies}
        empty={<Empty text={EMPTY[tab]} search={search} onClear={() => onChange({ search: '' })} />}
      />
      {dialog?.action === 'details' && <CompanyDetailsDialog company={dialog.company} onClose={close} />}
      {dialog?.action === 'edit' && (
        <Suspense fallback={null}>
          <CompanyEditDialog companyId={dialog.company.id} onDone={close} />
        </Suspense>
      )}
      {dialog?.action === 'delete' && (
        <Confirm {...confirmations.remove} onConfirm={() => mutations.remove.run(dialog.company)} onClose={close} />
      )}
      {dialog?.action === 'approve' && (
        <ApproveBadgesDialog
          companies={dialog.companies}
          onApprove={(withBadges) =>
            mutations[withBadges ? 'approveAll' : 'approveWithoutBadges'].run(dialog.companies.map(({ id }) => id))
          }
          onClose={close}
        />
      )}
      {dialog?.action === 'reject' && (
        <RejectDialog
          count={dialog.ids.length}
          onReject={(mail) => mutations.rejectAll.run({ ids: dialog.ids, ...mail })}
          onClose={close}
        />
      )}
    </>
  );
}
