import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { type DashboardState, readState, type TabProps, writeState } from '#web/admin/dashboard-state.ts';
import { Menu } from '#web/admin/ui/menu.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** The views that this admin has saved, and a field to save the current one. */
export function ViewMenu({ state, onChange }: TabProps) {
  const field = useId();
  const [name, setName] = useDraft('view');
  const { data } = useQuery({ queryKey: ['views'], queryFn: () => callApi('GET', '/api/admin/views') });
  const save = useAdminMutation({
    subject: 'save view',
    call: (name: string) => callApi('POST', '/api/admin/views', { body: { name, query: queryOf(state) } }),
    success: ({ name }) => adminMessages.viewSaved(name),
    failure: adminMessages.viewFailed,
    onSuccess: () => setName(''),
  });
  const remove = useAdminMutation({
    subject: 'delete view',
    call: (id: number) => callApi('DELETE', '/api/admin/views/:id', { id }),
    success: adminMessages.viewDeleted,
    failure: adminMessages.viewDeleteFailed,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '') save.run(name.trim());
  };
  const views = data?.items ?? [];
  return (
    <Menu label="Views">
      <div className="admin-choices">
        {views.map(({ id, name, query }) => (
          <div key={id} className="admin-view">
            <button
              type="button"
              className="link"
              data-closes=""
              aria-current={query === queryOf(state) || undefined}
              onClick={() => onChange(readState(query))}
            >
              {name}
            </button>
            <button type="button" className="mini" aria-label={`Delete view ${name}`} onClick={() => remove.run(id)}>
              ✕
            </button>
          </div>
        ))}
        <form className="admin-view" onSubmit={submit}>
          <label htmlFor={field} className="sr-only">
            Name of the view
          </label>
          <input
            id={field}
            className="field"
            maxLength={80}
            placeholder="Save this view as"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" className="mini">
            Save
          </button>
        </form>
      </div>
    </Menu>
  );
}

/** What makes a view: all but the page. */
function queryOf({ page: _page, open: _open, mails: _mails, ...view }: DashboardState): string {
  return writeState(view);
}
