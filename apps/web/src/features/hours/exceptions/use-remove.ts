import type { HoursException } from '@counter/contract/store';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoveException, useSaveException } from '../hours.queries.ts';
import { text } from '../hours.text.ts';

/** Returns a function that removes an exception. Its undo works even after the row is gone. */
export function useRemove(): (exception: HoursException) => void {
  const { storeId } = useCurrentStore();

  const { mutate: bringBack } = useSaveException({
    onDone: ({ name }) => toastSuccess(text.exceptions.restoredToast(name)),
    onRefused: (sent, error) =>
      toastFailure(text.exceptions.notRestoredToast(sent.name, explainFailure(error)), () =>
        bringBack(sent),
      ),
  });

  const { mutate: remove } = useRemoveException({
    onDone: (exception) =>
      toastSuccess(text.exceptions.removedToast(exception.name), () =>
        bringBack({ ...exception, storeId, id: 0 }),
      ),
    onRefused: (exception, error) =>
      toastFailure(text.exceptions.notRemovedToast(exception.name, explainFailure(error)), () =>
        remove(exception),
      ),
  });

  return remove;
}
