import type { Deal } from '@counter/contract/deals';
import { explainFailure } from '../../lib/api.ts';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useDealAvailability, useRemoveDeal, useRestoreDeal } from './deals.queries.ts';

const words: RemovalWords<Deal> = {
  removed: ({ name }) => `${name} was deleted`,
  notRemoved: ({ name }) => `${name} was not deleted.`,
  restored: ({ name }) => `${name} is back`,
  notRestored: ({ name }) => `${name} could not be brought back.`,
};

/** What can be done about a deal in the grid; every outcome is told, and what can be undone offers it. */
export function useDealActions() {
  const { remove } = useRemoval(useRemoveDeal(), useRestoreDeal(), words);
  const marking = useDealAvailability({
    onDone: ({ deal, available }) => toastSuccess(`${deal.name} is ${wordFor(available)}`),
    onRefused: (change, error) =>
      toastFailure(
        `${change.deal.name} could not be marked as ${wordFor(change.available)}. ${explainFailure(error)}`,
        () => marking.mutate(change),
      ),
  });
  return {
    remove,
    mark: (deal: Deal, available: boolean) => marking.mutate({ deal, available }),
  };
}

function wordFor(available: boolean): string {
  return available ? 'available' : 'out of stock';
}
