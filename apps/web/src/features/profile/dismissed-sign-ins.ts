import { z } from 'zod/mini';
import { createTabValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const dismissed = createTabValue<readonly number[]>(
  'counter.dismissedSignIns',
  z.array(z.number()),
  [],
);

/** Hides the notice about some sign-ins until the tab is closed. The account menu still counts them. */
export function dismissSignIns(ids: readonly number[]): void {
  dismissed.set([...dismissed.get(), ...ids]);
}

/** Returns the ids of sign-ins whose notice is hidden. */
export function useDismissedSignIns(): readonly number[] {
  return useShared(dismissed);
}
