import type { Rider } from '@counter/contract/people';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { useRemoveRider, useRestoreRider } from './riders.queries.ts';
import { text } from '../people.text.ts';

const words: RemovalWords<Rider> = {
  removed: ({ name }) => text.riders.removedToast(name),
  notRemoved: ({ name }) => text.riders.notRemovedToast(name),
  restored: ({ name }) => text.riders.restoredToast(name),
  notRestored: ({ name }) => text.riders.notRestoredToast(name),
};

/** Returns a function that removes a rider and shows a toast with undo. */
export function useRiderRemoval(): (rider: Rider) => void {
  return useRemoval(useRemoveRider(), useRestoreRider(), words).remove;
}
