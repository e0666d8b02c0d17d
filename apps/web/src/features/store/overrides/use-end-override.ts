import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useEndOverride } from './overrides.queries.ts';
import { text } from '../store.text.ts';

const words = {
  PAUSE: { done: text.spells.storeTakesOrdersAgain, failed: text.spells.pauseWasNotEnded },
  BUSY: { done: text.spells.newOrdersArePromisedAs, failed: text.spells.busyTimeWasNotEnded },
} as const;

/** Ends what runs before its time, and says how that went. */
export function useEndOverrideWithToasts(kind: 'PAUSE' | 'BUSY') {
  const { mutate, isPending } = useEndOverride(kind);
  const end = (): void =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(words[kind].done),
      onError: (error) => toastFailure(`${words[kind].failed} ${explainFailure(error)}`, end),
    });
  return { end, busy: isPending };
}
