import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useBlockCustomer, useUnblockCustomer } from './customers.queries.ts';

/** Somebody who is blocked, and how they are called. */
type Blocked = {
  readonly id: number;
  readonly called: string;
  readonly phoneNumber: string;
  readonly reason: string;
};

/** Takes a block back, which can be undone. */
export function useUnblock({ called, ...blocked }: Blocked) {
  const unblocking = useUnblockCustomer();
  const blocking = useBlockCustomer();
  const undo = (): void =>
    blocking.mutate(blocked, {
      onError: (error) =>
        toastFailure(`${called} was not blocked again. ${explainFailure(error)}`, undo),
    });
  const unblock = (): void =>
    unblocking.mutate(blocked, {
      onSuccess: () => toastSuccess(`${called} can order again.`, undo),
      onError: (error) =>
        toastFailure(`${called} is still blocked. ${explainFailure(error)}`, unblock),
    });
  return { unblock, busy: unblocking.isPending };
}
