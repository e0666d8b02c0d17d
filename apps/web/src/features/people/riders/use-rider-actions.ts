import type { Rider } from '@counter/contract/people';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { useRemoveRider, useRestoreRider } from './riders.queries.ts';

const words: RemovalWords<Rider> = {
  removed: ({ name }) => `${name} was removed`,
  notRemoved: ({ name }) => `${name} was not removed.`,
  restored: ({ name }) => `${name} is back, off duty`,
  notRestored: ({ name }) => `${name} could not be brought back.`,
};

/** Removes a rider; the outcome is told, and it can be undone. */
export function useRiderRemoval(): (rider: Rider) => void {
  return useRemoval(useRemoveRider(), useRestoreRider(), words).remove;
}
