import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useToggleStore } from './store.queries.ts';
import { switchText } from './store-switch.text.ts';

/** Opens (true) or closes (false) the store and shows the result in a toast. */
export function useToggleWithToasts(): (online: boolean) => void {
  const { mutate } = useToggleStore({
    onDone: (online) => {
      if (!online) toastSuccess(switchText.storeIsClosedToast, () => mutate(true));
    },
    onRefused: (online, error) => {
      const happened = online ? switchText.notOpenedToast : switchText.notClosedToast;
      toastFailure(`${happened} ${explainFailure(error)}`, () => mutate(online));
    },
  });
  return mutate;
}
