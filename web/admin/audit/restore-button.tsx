import { adminMessages } from '#web/admin/admin-messages.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

type Props = { entry: { id: number; entityName: string | null; canRestore: boolean }; onRestored?: () => void };

/** Takes back a removal while its state is stored; absent where there is nothing to restore. */
export function RestoreButton({ entry: { id, entityName, canRestore }, onRestored }: Props) {
  const restore = useAdminMutation({
    subject: `restore ${id}`,
    call: () => callApi('POST', '/api/admin/audit/:id/restore', { id }),
    success: adminMessages.restored,
    failure: adminMessages.restoreFailed,
    onSuccess: () => onRestored?.(),
  });
  if (!canRestore || !mayCall('POST', '/api/admin/audit/:id/restore')) return null;
  return (
    <button
      type="button"
      className="mini"
      aria-label={`Restore ${entityName ?? `what entry ${id} removed`}`}
      aria-disabled={restore.isPending}
      onClick={() => restore.run()}
    >
      Restore
    </button>
  );
}
