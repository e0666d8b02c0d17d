import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import {
  useCopyWeek,
  useRemovePlanned,
  useRestorePlanned,
  type NamedShifts,
} from './plan.queries.ts';
import { text } from './plan.text.ts';

const words: RemovalWords<NamedShifts> = {
  removed: ({ what }) => text.removed(what),
  notRemoved: ({ what }) => text.notRemoved(what),
  restored: ({ what }) => text.restored(what),
  notRestored: ({ what }) => text.notRestored(what),
};

/** Returns a function that removes planned shifts and shows a toast with undo. */
export function usePlanRemoval() {
  return useRemoval(useRemovePlanned(), useRestorePlanned(), words);
}

/** Copies the previous week into the week from a day and shows a toast with undo. */
export function useWeekCopy(): { readonly copy: (from: string) => void; readonly busy: boolean } {
  const { mutateAsync, isPending } = useCopyWeek();
  const { remove } = usePlanRemoval();
  const copy = (from: string): void =>
    void mutateAsync(from).then(
      ({ data: { ids, left } }) => {
        if (ids.length === 0) return toastFailure(text.nothingCopied);
        return toastSuccess(text.copied(ids.length, left), () =>
          remove({ ids, what: text.shifts(ids.length) }),
        );
      },
      (error: unknown) => toastFailure(`${text.notCopied} ${explainFailure(error)}`),
    );
  return { copy, busy: isPending };
}
