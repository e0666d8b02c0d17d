import type { Deal } from '@counter/contract/deals';
import { explainFailure } from '../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useDealAvailability, useRemoveDeal, useRestoreDeal } from './deals.queries.ts';

/** What can be done about a deal in the grid; every outcome is told, and what can be undone offers it. */
export function useDealActions() {
  const restoring = useRestoreDeal({
    onDone: ({ name }) => toastSuccess(`${name} is back`),
    onRefused: (deal, error) =>
      toastFailure(`${deal.name} could not be brought back. ${explainFailure(error)}`, () =>
        restoring.mutate(deal),
      ),
  });
  const removing = useRemoveDeal({
    onDone: (deal) => toastSuccess(`${deal.name} was deleted`, () => restoring.mutate(deal)),
    onRefused: (deal, error) =>
      toastFailure(`${deal.name} was not deleted. ${explainFailure(error)}`, () =>
        removing.mutate(deal),
      ),
  });
  const marking = useDealAvailability({
    onDone: ({ deal, available }) => toastSuccess(`${deal.name} is ${wordFor(available)}`),
    onRefused: (change, error) =>
      toastFailure(
        `${change.deal.name} could not be marked as ${wordFor(change.available)}. ${explainFailure(error)}`,
        () => marking.mutate(change),
      ),
  });
  return {
    remove: (deal: Deal) => removing.mutate(deal),
    mark: (deal: Deal, available: boolean) => marking.mutate({ deal, available }),
  };
}

function wordFor(available: boolean): string {
  return available ? 'available' : 'out of stock';
}
