import type { Rider } from '@counter/contract/people';
import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoveRider, useRestoreRider } from './riders.queries.ts';

/** Removes a rider; the outcome is told, and it can be undone. */
export function useRiderRemoval(): (rider: Rider) => void {
  const { mutate: restoreOne } = useRestoreRider();
  const { mutate: removeOne } = useRemoveRider();

  function restore(rider: Rider): void {
    restoreOne(rider, {
      onSuccess: () => toastSuccess(`${rider.name} is back, off duty`),
      onError: (error) =>
        toastFailure(`${rider.name} could not be brought back. ${explainFailure(error)}`, () =>
          restore(rider),
        ),
    });
  }

  return function remove(rider: Rider): void {
    removeOne(rider, {
      onSuccess: () => toastSuccess(`${rider.name} was removed`, () => restore(rider)),
      onError: (error) =>
        toastFailure(`${rider.name} was not removed. ${explainFailure(error)}`, () =>
          remove(rider),
        ),
    });
  };
}
