import { type ReactNode, useState } from 'react';
import { useAdminList } from '#web/admin/admin-list.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { AdminTable, type Column, Empty } from '#web/admin/ui/admin-table.tsx';
import { DetailsList } from '#web/admin/ui/details-list.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { toQuery } from '#web/api/call-api.ts';

type Query<Status> = { search: string; status: Status | 'quarantined' | undefined; page: string };
type Props<Item, Status> = TabProps & {
  kind: 'message' | 'request';
  /** What the list can be filtered by, in addition to those in quarantine. */
  statuses: readonly (readonly [value: Status, label: string])[];
  fetchPage: (query: Query<Status>) => Promise<{ items: Item[]; total: number; quarantined: number }>;
  exportPath: string;
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  failure: string;
  empty: string;
  dialog: (item: Item, onChanged: (item: Item) => void, onClose: () => void) => ReactNode;
};

/** What visitors have sent (section 2): a filter, an export, and a table whose rows open. Quarantined ones are separate. */
export function LeadTab<Item extends { id: number }, Status extends string>(props: Props<Item, Status>) {
  const { kind, state, onChange, statuses, nameOf } = props;
  const { search, page } = state;
  const status: Status | 'quarantined' | undefined =
    state.status === 'quarantined' ? 'quarantined' : statuses.find(([value]) => value === state.status)?.[0];
  const query = { search, status, page: String(page) };
  const list = useAdminList([`${kind}s`, query], () => props.fetchPage(query), page, onChange);
  const [opened, setOpened] = useState<Item | null>(null);
  // A change may remove an item from the list that is shown; its dialog stays.
  const open = list.items.find(({ id }) => id === opened?.id) ?? opened;
  const columns: Column<Item>[] = [
    ...props.columns,
    {
      head: 'Actions',
      cell: (item) => (
        <button
          type="button"
          className="mini"
          aria-label={`Details of the ${kind} from ${nameOf(item)}`}
          onClick={() => setOpened(item)}
        >
          Details
        </button>
      ),
    },
  ];
  return (
    <>
      <div className="admin-tools">
        <label>
          Show{' '}
          <select value={status ?? ''} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">{`All ${kind}s`}</option>
            {statuses.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="quarantined">Suspected spam{list.data && ` (${list.data.quarantined})`}</option>
          </select>
        </label>
        <a href={`${props.exportPath}?${toQuery({ search, status })}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label={kind === 'message' ? 'Contact messages' : 'Service requests'}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        failure={props.failure}
        empty={<Empty text={props.empty} search={search} onClear={() => onChange({ search: '' })} />}
      />
      {open && props.dialog(open, setOpened, () => setOpened(null))}
    </>
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

type Field = readonly [label: string, value: ReactNode];
type DialogProps = {
  title: string;
  sender: Field;
  email: string;
  fields: readonly Field[];
  text: Field;
  replySubject: string;
  quarantineReason: string | null;
  release: { isPending: boolean; run: () => void };
  /** More buttons. */
  children?: ReactNode;
  onClose: () => void;
};

/** What a visitor has sent, and what an admin can do with it. */
export function LeadDialog({ title, email, quarantineReason, release, onClose, ...lead }: DialogProps) {
  const [textLabel, text] = lead.text;
  return (
    <Modal title={title} onClose={onClose} isWide>
      {quarantineReason !== null && (
        <p className="admin-conflict">Held as suspected spam: {quarantineReason}. No emails were sent.</p>
      )}
      <DetailsList
        fields={[
          lead.sender,
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ...lead.fields,
          [
            textLabel,
            <span key="text" className="admin-text">
              {text}
            </span>,
          ],
        ]}
      />
      <div className="admin-dialog-actions">
        {quarantineReason !== null && (
          <button
            type="button"
            className="button button-line"
            aria-disabled={release.isPending}
            onClick={() => release.run()}
          >
            Not spam: deliver
          </button>
        )}
        {lead.children}
        <a className="button button-ink" href={`mailto:${email}?subject=${encodeURIComponent(lead.replySubject)}`}>
          Reply by email
        </a>
      </div>
    </Modal>
  );
}
