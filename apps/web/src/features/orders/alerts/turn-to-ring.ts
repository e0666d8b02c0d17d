import { createSharedValue, useShared } from '@counter/browser/shared-value';

const turn = createSharedValue(false);

/** For the tab's alarm: says if it is this tab's turn to ring. */
export const updateTurn = turn.set;

/** Returns true if this tab rings, of all that are open on this device. */
export function useHoldsTurn(): boolean {
  return useShared(turn);
}
