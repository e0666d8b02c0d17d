import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useEndOverride } from './overrides.queries.ts';
import { text } from './overrides.text.ts';

const words = {
  PAUSE: { done: text.storeTakesOrdersAgain, failed: text.weCouldntEndPause },
  BUSY: { done: text.newOrdersArePromisedAs, failed: text.busyTimeWasNotEnded },
} as const;

/** Ends what runs before its time, and says how that went. */
export function useEndOverrideWithToasts(kind: 'PAUSE' | 'BUSY') {
  const { mutate, isPending } = useEndOverride();
  const end = (): void =>
    mutate(kind, {
      onSuccess: () => toastSuccess(words[kind].done),
      onError: (error) => toastFailure(`${words[kind].failed} ${explainFailure(error)}`, end),
    });
  return { end, busy: isPending };
}
