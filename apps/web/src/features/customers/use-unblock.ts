import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useBlockCustomer, useUnblockCustomer } from './customers.queries.ts';
import { text } from './customers.text.ts';

/** A blocked customer and their name. */
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
        toastFailure(text.wasNotBlockedAgain(called, explainFailure(error)), undo),
    });
  const unblock = (): void =>
    unblocking.mutate(blocked, {
      onSuccess: () => toastSuccess(text.canOrderAgain(called), undo),
      onError: (error) => toastFailure(text.isStillBlocked(called, explainFailure(error)), unblock),
    });
  return { unblock, busy: unblocking.isPending };
}
