import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCompany } from '#domain/companies/company-admin.ts';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import type { TabProps } from '../admin-desk.tsx';
import { adminMessages, confirmations, fetchFailures } from '../admin-messages.ts';
import { listQuery } from '../desk-state.ts';
import { DeskTable, Pager, tableStatus } from '../ui/desk-table.tsx';
import { Confirm } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';
import { CompanyDetailsDialog } from './company-details-dialog.tsx';
import { CompanyEditDialog } from './company-edit-dialog.tsx';
import { CompanyRow, type RowAction } from './company-row.tsx';

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

type Open = { action: 'edit' | 'details' | 'reject' | 'delete'; company: AdminCompany } | { action: 'reject-chosen' };

/** Companies that wait, that are verified, or all of them (specification section 2). */
export function CompaniesTab({ tab, state, onChange }: TabProps & { tab: 'pending' | 'verified' | 'all' }) {
  const { search, page, sortBy, order } = state;
  const query = listQuery({ status: tab, search, sortBy, order, page });
  const { data, status, isFetching, refetch } = useQuery({
    queryKey: ['companies', query],
    queryFn: () => callApi('GET', '/api/admin/companies', { query }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const act = useAction();
  const items = data?.items ?? [];
  const close = () => setOpen(null);
  // What is no longer in sight is not chosen.
  const ids = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const onAction = (action: RowAction, company: AdminCompany) => {
    const { id, featured } = company;
    switch (action) {
      case 'approve':
        return act(
          () => callApi('POST', '/api/admin/companies/:id/approve', { id, body: {} }),
          adminMessages.approved,
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
        return act(
          () => callApi('PATCH', '/api/admin/companies/:id/feature', { id, body: { featured: !featured } }),
          adminMessages.featuredUpdated,
          adminMessages.featuredFailed,
        );
      default:
        return setOpen({ action, company });
    }
  };
  const remove = ({ id, approved }: AdminCompany) =>
    act(
      () => (approved ? callApi('DELETE', '/api/admin/companies/:id', { id }) : reject(id)),
      approved ? adminMessages.deleted : adminMessages.rejected,
      approved ? adminMessages.deleteFailed : adminMessages.rejectFailed,
    );
  const approveChosen = () =>
    act(
      () => callApi('POST', '/api/admin/companies/approve', { body: { ids } }),
      ids.length === 1
        ? adminMessages.approved
        : { title: `${ids.length} Companies Approved`, text: 'They are public now.' },
      adminMessages.approveFailed,
    );
  const rejectChosen = () =>
    act(
      () => callApi('POST', '/api/admin/companies/reject', { body: { ids } }),
      ids.length === 1
        ? adminMessages.rejected
        : { title: `${ids.length} Companies Rejected`, text: 'The audit log keeps their last state.' },
      adminMessages.rejectFailed,
    );
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));

  return (
    <>
      <div className="desk-tools">
        {tab === 'pending' && (
          <fieldset disabled={ids.length === 0}>
            <legend className="sr-only">Selected companies</legend>
            <span>{ids.length === 0 ? 'Select rows to decide on several at once' : `${ids.length} selected`}</span>
            <button type="button" className="mini" onClick={approveChosen}>
              Approve selected
            </button>
            <button type="button" className="mini mini-stop" onClick={() => setOpen({ action: 'reject-chosen' })}>
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
      <DeskTable
        label="Companies"
        status={tableStatus(status)}
        failure={fetchFailures.companies}
        empty={<Empty text={EMPTY[tab]} search={search} onClear={() => onChange({ search: '' })} />}
        onRetry={() => void refetch()}
        columns={COLUMNS.length + 2}
        head={
          <tr className={isFetching ? 'is-fetching' : undefined}>
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
      <Pager page={page} total={data?.total ?? 0} limit={ADMIN_PAGE_SIZE} onPage={(next) => onChange({ page: next })} />
      {open?.action === 'details' && <CompanyDetailsDialog company={open.company} onClose={close} />}
      {open?.action === 'edit' && <CompanyEditDialog company={open.company} onClose={close} />}
      {(open?.action === 'reject' || open?.action === 'delete') && (
        <Confirm
          {...(open.action === 'reject' ? confirmations.reject : confirmations.remove)}
          onConfirm={() => void remove(open.company)}
          onClose={close}
        />
      )}
      {open?.action === 'reject-chosen' && (
        <Confirm
          title={`Reject ${ids.length === 1 ? '1 Company' : `${ids.length} Companies`}`}
          text={`Are you sure you want to reject ${ids.length === 1 ? 'this company' : `these ${ids.length} companies`}? This will permanently remove them from the system.`}
          action={`Reject ${ids.length}`}
          onConfirm={() => void rejectChosen()}
          onClose={close}
        />
      )}
    </>
  );
}

/** Rejects only what still waits: somebody else may have approved it meanwhile. */
async function reject(id: number): Promise<void> {
  const { changed } = await callApi('POST', '/api/admin/companies/reject', { body: { ids: [id] } });
  if (changed > 0) return;
  const message = 'This company no longer waits. Somebody else has decided on it.';
  throw new CallError(409, '', JSON.stringify({ message }));
}

function Empty({ text, search, onClear }: { text: string; search: string; onClear: () => void }) {
  if (search === '') return text;
  return (
    <>
      {text} for “{search}”{' '}
      <button type="button" className="mini" onClick={onClear}>
        Clear the search
      </button>
    </>
  );
}
