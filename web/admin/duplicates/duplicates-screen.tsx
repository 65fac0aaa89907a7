import { useState } from 'react';
import type { DuplicatePair } from '#domain/companies/company-merge.ts';
import { paths } from '#domain/paths.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { AdminTable, type Column } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const DISTINCT = 'distinct pair';

/** Pairs that may be one company, those with most in common first. */
export function DuplicatesScreen() {
  const [page, setPage] = useState(1);
  const query = { page: String(page) };
  const list = useAdminList(
    ['duplicates', query],
    () => callApi('GET', '/api/admin/duplicates', { query }),
    page,
    (change) => setPage(change.page),
  );
  const distinct = useAdminMutation({
    subject: DISTINCT,
    call: ({ one, other }: DuplicatePair) =>
      callApi('POST', '/api/admin/companies/:id/distinct', { id: one.id, body: { otherId: other.id } }),
    success: adminMessages.distinct,
    failure: adminMessages.distinctFailed,
  });
  const pending = usePendingInputs<DuplicatePair>(DISTINCT);
  const columns: Column<DuplicatePair>[] = [
    { head: 'Company', isRowHeader: true, cell: ({ one }) => <PairCompany company={one} /> },
    { head: 'May be the same as', cell: ({ other }) => <PairCompany company={other} /> },
    { head: 'In common', cell: ({ same }) => same.join(', ') },
    {
      key: 'actions',
      head: 'Actions',
      cell: (pair) => (
        <div className="admin-actions">
          <a
            href={paths.adminCompany(pair.other.id)}
            className="mini"
            aria-label={`Compare ${pair.other.name} and ${pair.one.name}`}
          >
            {mayCall('POST', '/api/admin/companies/:id/merge') ? 'Compare and merge' : 'Compare'}
          </a>
          <button
            type="button"
            className="mini"
            aria-label={`${pair.other.name} is not a duplicate of ${pair.one.name}`}
            aria-disabled={pending.includes(pair)}
            onClick={() => distinct.run(pair)}
          >
            Not a duplicate
          </button>
        </div>
      ),
    },
  ];
  return (
    <>
      <p className="check-soft mt-1 mb-4">
        Companies with the same name, website, phone number or mail domain. Offices of one group in different cities are
        left out.
      </p>
      <AdminTable
        label="Possible duplicates"
        list={list}
        columns={columns}
        rowKey={({ one, other }) => `${one.id} ${other.id}`}
        isPending={(pair) => pending.includes(pair)}
        failure={fetchFailures.companies}
        empty="No two companies look like one."
      />
    </>
  );
}

function PairCompany({ company }: { company: DuplicatePair['one'] }) {
  const state = company.isHidden ? 'hidden' : company.approved ? 'approved' : 'pending approval';
  return (
    <>
      <a href={paths.adminCompany(company.id)} className="link admin-name">
        {company.name}
      </a>
      <span className="admin-hints">
        <span>{`${company.location}; company ${company.id}, ${state}`}</span>
      </span>
    </>
  );
}
