import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useBlockCustomer, useUnblockCustomer } from './customers.queries.ts';
import { text } from './customers.text.ts';

/** A block and its customer's name. */
type Blocked = {
  readonly id: number;
  readonly called: string;
  readonly phoneNumber: string;
  readonly reason: string;
};

/** Unblocks a customer, with undo. The toasts appear even after the customer's row is gone. */
export function useUnblock({ called, ...blocked }: Blocked) {
  const { mutate: block } = useBlockCustomer({
    onRefused: (_, error) =>
      toastFailure(text.notBlockedAgainToast(called, explainFailure(error)), blockAgain),
  });
  const unblocking = useUnblockCustomer({
    onDone: () => toastSuccess(text.unblockedToast(called), blockAgain),
    onRefused: (_, error) =>
      toastFailure(text.notUnblockedToast(called, explainFailure(error)), unblock),
  });
  const blockAgain = (): void => block(blocked);
  const unblock = (): void => unblocking.mutate(blocked);
  return { unblock, busy: unblocking.isPending };
}
