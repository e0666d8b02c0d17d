import type { Deal } from '@counter/contract/deals';
import { explainFailure } from '../../lib/api.ts';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useDealAvailability, useRemoveDeal, useRestoreDeal } from './deals.queries.ts';
import { text } from './deals.text.ts';

const words: RemovalWords<Deal> = {
  removed: ({ name }) => text.deletedToast(name),
  notRemoved: ({ name }) => text.notDeletedToast(name),
  restored: ({ name }) => text.restoredToast(name),
  notRestored: ({ name }) => text.notRestoredToast(name),
};

/** Returns the actions of a deal in the grid. Every result shows a toast, with undo if possible. */
export function useDealActions() {
  const { remove } = useRemoval(useRemoveDeal(), useRestoreDeal(), words);
  const marking = useDealAvailability({
    onDone: ({ deal, available }) => toastSuccess(text.markedToast(deal.name, wordFor(available))),
    onRefused: (change, error) =>
      toastFailure(
        text.notMarkedToast(change.deal.name, wordFor(change.available), explainFailure(error)),
        () => marking.mutate(change),
      ),
  });
  return {
    remove,
    mark: (deal: Deal, available: boolean) => marking.mutate({ deal, available }),
  };
}

function wordFor(available: boolean): string {
  return available ? 'available' : text.outOfStockWord;
}
