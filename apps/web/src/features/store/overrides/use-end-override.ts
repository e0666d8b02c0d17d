import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useEndOverride } from './overrides.queries.ts';
import { text } from './overrides.text.ts';

const words = {
  PAUSE: { done: text.pauseEndedToast, failed: text.pauseNotEndedToast },
  BUSY: { done: text.busyEndedToast, failed: text.busyNotEndedToast },
} as const;

/** Ends a pause or busy time early and shows the result in a toast, even after its menu has closed. */
export function useEndOverrideWithToasts(kind: 'PAUSE' | 'BUSY') {
  const { mutate, isPending } = useEndOverride({
    onDone: () => toastSuccess(words[kind].done),
    onRefused: (_, error) =>
      toastFailure(`${words[kind].failed} ${explainFailure(error)}`, () => mutate(kind)),
  });
  const end = (): void => mutate(kind);
  return { end, busy: isPending };
}
