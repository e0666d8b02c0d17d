import type { HoursException } from '@counter/contract/store';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoveException, useSaveException } from '../hours.queries.ts';
import { text } from '../hours.text.ts';

/** Removes days that differ, with a way to take that back. */
export function useRemove() {
  const { storeId } = useCurrentStore();
  const { mutate } = useRemoveException();
  const { mutate: save } = useSaveException();

  function bringBack(exception: HoursException): void {
    save(
      { ...exception, storeId, id: 0 },
      {
        onSuccess: () => toastSuccess(text.exceptions.isBack(exception.name)),
        onError: (error) =>
          toastFailure(
            text.exceptions.weCouldntRestore(exception.name, explainFailure(error)),
            () => bringBack(exception),
          ),
      },
    );
  }

  return function remove(exception: HoursException): void {
    mutate(exception, {
      onSuccess: () =>
        toastSuccess(text.exceptions.isRemoved(exception.name), () => bringBack(exception)),
      onError: (error) =>
        toastFailure(text.exceptions.wasNotRemoved(exception.name, explainFailure(error)), () =>
          remove(exception),
        ),
    });
  };
}
