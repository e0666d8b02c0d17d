import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useToggleStore } from './store.queries.ts';
import { text } from './store.text.ts';

/** Opens (true) or closes (false) the store, and says how that went. */
export function useToggleWithToasts(): (online: boolean) => void {
  const { mutate } = useToggleStore({
    onDone: (online) => {
      if (!online) toastSuccess(text.storeIsClosedToast, () => mutate(true));
    },
    onRefused: (online, error) => {
      const happened = online ? text.storeWasNotOpened : text.storeWasNotClosed;
      toastFailure(`${happened} ${explainFailure(error)}`, () => mutate(online));
    },
  });
  return mutate;
}
