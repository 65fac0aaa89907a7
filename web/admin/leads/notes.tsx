import { useId } from 'react';
import type { AdminNote } from '#domain/admin/admin-note.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

type Props = {
  id: number;
  notes: readonly AdminNote[];
  path: `/api/admin/${'service-requests' | 'contact-messages' | 'companies'}/:id/notes`;
};

/** What admins have written down; nobody else reads it. */
export function Notes({ id, notes, path }: Props) {
  const field = useId();
  const [text, setText] = useDraft(`${path} ${id}`);
  const add = useAdminMutation({
    subject: 'note',
    call: (body: string) => callApi('POST', path, { id, body: { body } }),
    success: adminMessages.noteAdded,
    failure: adminMessages.noteFailed,
    onSuccess: () => setText(''),
  });
  return (
    <>
      <h3>Notes</h3>
      {notes.length > 0 && (
        <ol className="admin-thread">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="admin-hints">{`${note.author}, ${formatTime(note.createdAt)}`}</p>
              <p className="admin-text">{note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="admin-note-form"
        onSubmit={(event) => {
          event.preventDefault();
          add.run(text);
        }}
      >
        <label htmlFor={field}>New note, for admins only</label>
        <textarea
          id={field}
          className="field"
          rows={2}
          required
          maxLength={MAX_REASON_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="mini" aria-disabled={add.isPending}>
          Add Note
        </button>
      </form>
    </>
  );
}
