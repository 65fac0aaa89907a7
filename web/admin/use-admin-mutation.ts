import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#web/api/call-api.ts';
import type { Toast } from '#web/messages.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { isShown } from './admin-list.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

type Options<Input, Reply> = {
  /** What is changed: of mutations with the same subject and the same input only one runs at a time. */
  subject: string;
  call: (input: Input) => Promise<Reply>;
  success: Toast | ((reply: Reply, input: Input) => Toast);
  /** A function may show the failure elsewhere and return null. */
  failure: Toast | ((error: Error) => Toast | null);
  onSuccess?: (reply: Reply, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
  /** Runs when nothing is left to do: after success, and when another admin was faster. */
  onDone?: (input: Input) => void;
};

/**
 * A call that changes something: shows its outcome as a toast and refetches what the page shows. It is pending until that
 * is up to date again, and cannot be repeated meanwhile.
 */
export function useAdminMutation<Input = void, Reply = unknown>(options: Options<Input, Reply>) {
  const { subject, call, success, failure, onSuccess, onError, onDone } = options;
  const client = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationKey: [subject],
    mutationFn: call,
    onSuccess: (reply, input) => {
      showToast(typeof success === 'function' ? success(reply, input) : success);
      onSuccess?.(reply, input);
      onDone?.(input);
    },
    onError: (reason, input) => {
      const toast = typeof failure === 'function' ? failure(reason) : failureToast(failure, reason);
      if (toast !== null) showToast(toast);
      onError?.(reason, input);
      if (isOutdated(reason)) onDone?.(input);
    },
    onSettled: (_reply, reason) => {
      // Nobody waits for the counts of the filters.
      const refetched = client.invalidateQueries({ predicate: (query) => isShown(query) && !isSummary(query) });
      void client.invalidateQueries({ predicate: isSummary });
      // What has failed can be tried again at once.
      return reason === null ? refetched : undefined;
    },
  });
  const run = (input: Input) => {
    const isRunning = client.isMutating({
      mutationKey: [subject],
      predicate: ({ state }) => state.variables === input,
    });
    if (isRunning === 0) mutate(input);
  };
  return { run, reset, isPending, error };
}

function isSummary({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'summary';
}

/** The inputs of the mutations of a subject that are pending. */
export function usePendingInputs<Input>(subject: string): Input[] {
  return useMutationState({
    filters: { mutationKey: [subject], status: 'pending' },
    select: ({ state }) => state.variables as Input,
  });
}

/** What the current state does not allow is explained in the server's own words. */
function failureToast(failure: Toast, error: Error): Toast {
  return isOutdated(error) && error.reason !== '' ? { ...failure, text: error.reason } : failure;
}

function isOutdated(error: Error): error is CallError {
  return error instanceof CallError && (error.status === CONFLICT || error.status === NOT_FOUND);
}
