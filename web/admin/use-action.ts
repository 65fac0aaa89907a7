import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#web/api/call-api.ts';
import type { Notice } from '#web/messages.ts';
import { showToast } from '#web/ui/toaster.ts';

const CONFLICT = 409;
const GONE = 404;

/**
 * Runs a call that changes something, tells its outcome, and reads all lists anew, so that counts and rows are true
 * again. What the state no longer offers is told in the server's own words. Returns whether it worked.
 */
export function useAction(): (call: () => Promise<unknown>, done: Notice, failed: Notice) => Promise<boolean> {
  const client = useQueryClient();
  return async (call, done, failed) => {
    try {
      await call();
      showToast(done);
      return true;
    } catch (error) {
      showToast(failureNotice(error, failed));
      return false;
    } finally {
      void client.invalidateQueries();
    }
  };
}

function failureNotice(error: unknown, failed: Notice): Notice {
  const isTold = error instanceof CallError && (error.status === CONFLICT || error.status === GONE);
  return isTold && error.reason !== '' ? { ...failed, text: error.reason } : failed;
}
