import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#web/api/call-api.ts';
import type { Notice } from '#web/messages.ts';
import { showToast } from '#web/ui/toaster.browser.ts';

const CONFLICT = 409;
const GONE = 404;

/** Reads all lists and figures anew, so that they are true again after a change. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}

/**
 * Runs a call that changes something, tells its outcome, and refreshes the desk. What the state no longer offers is told
 * in the server's own words. Returns whether nothing is left to do: false when it may be tried again.
 */
export function useAction() {
  const refresh = useRefresh();
  return async <Reply>(
    call: () => Promise<Reply>,
    done: Notice | ((reply: Reply) => Notice),
    failed: Notice,
  ): Promise<boolean> => {
    try {
      const reply = await call();
      showToast(typeof done === 'function' ? done(reply) : done);
      return true;
    } catch (error) {
      const isOver = error instanceof CallError && (error.status === CONFLICT || error.status === GONE);
      showToast(isOver && error.reason !== '' ? { ...failed, text: error.reason } : failed);
      return isOver;
    } finally {
      refresh();
    }
  };
}
