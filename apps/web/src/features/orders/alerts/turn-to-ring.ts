import { createSharedValue, useShared } from '@counter/browser/shared-value';

const turn = createSharedValue(false);

/** Sets whether it is this tab's turn to ring. For the tab's alarm only. */
export const updateTurn = turn.set;

/** Returns true if this is the open tab that rings on this device. */
export function useHoldsTurn(): boolean {
  return useShared(turn);
}
