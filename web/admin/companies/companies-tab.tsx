import { lazy, Suspense, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { TabProps } from '#web/admin/admin-dashboard.tsx';
import { useAdminList } from '#web/admin/admin-list.ts';
import { listQuery } from '#web/admin/dashboard-state.ts';
import { AdminTable, Empty } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { adminMessages, confirmations, fetchFailures } from '../admin-messages.ts';
import { Confirm } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';
import { CompanyDetailsDialog } from './company-details-dialog.tsx';
import { CompanyRow, type RowAction } from './company-row.tsx';

/** With the rules of the table of columns, which the rest of the dashboard does not need. */
const CompanyEditDialog = lazy(() =>
  import('./company-edit-dialog.tsx').then((part) => ({ default: part.CompanyEditDialog })),
);

const EMPTY = {
  pending: 'No companies pending approval',
  verified: 'No verified companies found',
  all: 'No companies found',
};
const COLUMNS = [
  ['name', 'Company Name'],
  ['location', 'Location'],
  [null, 'Status'],
  ['established', 'Established'],
  ['employees', 'Employees'],
] as const;

type Open = { action: 'edit' | 'details' | 'delete'; company: AdminCompany } | { action: 'reject'; ids: number[] };

/** Companies that wait, that are verified, or all of them (specification section 2). */
export function CompaniesTab({ tab, state, onChange }: TabProps & { tab: 'pending' | 'verified' | 'all' }) {
  const { search, page, sortBy, order } = state;
  const query = listQuery({ status: tab, search, sortBy, order, page });
  const read = () => callApi('GET', '/api/admin/companies', { query });
  const list = useAdminList(['companies', query], read, page, onChange);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const act = useAction();
  const { items } = list;
  const close = () => setOpen(null);
  // What is no longer in sight is not chosen.
  const ids = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const onAction = (action: RowAction, company: AdminCompany) => {
    const { id } = company;
    switch (action) {
      case 'approve':
        return act(
          () => callApi('POST', '/api/admin/companies/:id/approve', { id, body: {} }),
          adminMessages.approved(1, 1),
          adminMessages.approveFailed,
        );
      case 'verify':
        return act(
          () => callApi('POST', '/api/admin/companies/:id/verify', { id, body: {} }),
          adminMessages.verified,
          adminMessages.verifyFailed,
        );
      case 'unverify':
        return act(
          () => callApi('PATCH', '/api/admin/companies/:id/verify', { id, body: { verified: false } }),
          adminMessages.verificationUpdated,
          adminMessages.verificationFailed,
        );
      case 'feature':
      case 'unfeature':
        return act(
          () => callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: action === 'feature' } }),
          adminMessages.featuredUpdated({ featured: action === 'feature' }),
          adminMessages.featuredFailed,
        );
      case 'reject':
        return setOpen({ action, ids: [id] });
      default:
        return setOpen({ action, company });
    }
  };
  const remove = ({ id }: AdminCompany) =>
    act(() => callApi('DELETE', '/api/admin/companies/:id', { id }), adminMessages.deleted, adminMessages.deleteFailed);
  const approveChosen = () =>
    act(
      () => callApi('POST', '/api/admin/companies/approve', { body: { ids } }),
      ({ changed }) => adminMessages.approved(changed, ids.length),
      adminMessages.approveFailed,
    );
  // Also for a single one: this call leaves alone what somebody else has approved meanwhile.
  const reject = (rejected: number[]) =>
    act(
      () => callApi('POST', '/api/admin/companies/reject', { body: { ids: rejected } }),
      ({ changed }) => adminMessages.rejected(changed, rejected.length),
      adminMessages.rejectFailed,
    );
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));

  return (
    <>
      <div className="admin-tools">
        {tab === 'pending' && (
          <fieldset disabled={ids.length === 0}>
            <legend className="sr-only">Selected companies</legend>
            <span>
              {ids.length === 0 ? 'Select companies to approve or reject together' : `${ids.length} selected`}
            </span>
            <button type="button" className="mini" onClick={approveChosen}>
              Approve selected
            </button>
            <button type="button" className="mini mini-stop" onClick={() => setOpen({ action: 'reject', ids })}>
              Reject selected
            </button>
          </fieldset>
        )}
        <a
          href={`/api/admin/companies.csv?${listQuery({ status: tab, search, sortBy, order })}`}
          className="mini"
          download
        >
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Companies"
        list={list}
        failure={fetchFailures.companies}
        empty={<Empty text={EMPTY[tab]} search={search} onClear={() => onChange({ search: '' })} />}
        columns={COLUMNS.length + 2}
        head={
          <tr>
            {tab === 'pending' && (
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all on this page"
                  disabled={items.length === 0}
                  checked={items.length > 0 && ids.length === items.length}
                  onChange={(event) => setChosen(new Set(event.currentTarget.checked ? items.map(({ id }) => id) : []))}
                />
              </th>
            )}
            {COLUMNS.map(([key, label]) => (
              <th
                key={label}
                aria-sort={key !== null && key === sortBy ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              >
                {key === null ? (
                  label
                ) : (
                  <button
                    type="button"
                    onClick={() => onChange({ sortBy: key, order: key === sortBy && order === 'asc' ? 'desc' : 'asc' })}
                  >
                    {label}
                    <span aria-hidden="true">{key === sortBy ? (order === 'asc' ? ' ↑' : ' ↓') : ''}</span>
                  </button>
                )}
              </th>
            ))}
            <th>Actions</th>
          </tr>
        }
        rows={items.map((company) => (
          <CompanyRow
            key={company.id}
            company={company}
            isChosen={tab === 'pending' ? chosen.has(company.id) : undefined}
            onChoose={choose}
            onAction={onAction}
          />
        ))}
      />
      {open?.action === 'details' && <CompanyDetailsDialog company={open.company} onClose={close} />}
      {open?.action === 'edit' && (
        <Suspense fallback={null}>
          <CompanyEditDialog company={open.company} onClose={close} />
        </Suspense>
      )}
      {open?.action === 'delete' && (
        <Confirm {...confirmations.remove} onConfirm={() => void remove(open.company)} onClose={close} />
      )}
      {open?.action === 'reject' && (
        <Confirm {...confirmations.reject(open.ids.length)} onConfirm={() => void reject(open.ids)} onClose={close} />
      )}
    </>
  );
}
