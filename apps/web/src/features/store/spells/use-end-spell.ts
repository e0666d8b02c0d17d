import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useEndSpell } from './spells.queries.ts';

const words = {
  PAUSE: { done: 'The store takes orders again.', failed: 'The pause was not ended.' },
  BUSY: { done: 'New orders are promised as usual.', failed: 'The busy time was not ended.' },
} as const;

/** Ends what runs before its time, and says how that went. */
export function useEndSpellWithToasts(kind: 'PAUSE' | 'BUSY') {
  const { mutate, isPending } = useEndSpell(kind);
  const end = (): void =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(words[kind].done),
      onError: (error) => toastFailure(`${words[kind].failed} ${explainFailure(error)}`, end),
    });
  return { end, busy: isPending };
}
