import type { Business } from '@counter/contract/store';
import { useState } from 'react';

/** Returns true for a store that waits for approval, and for one that has waited since the page was opened. */
export function useHasWaited(business: Business | undefined): business is Business {
  const [waitedFor, setWaitedFor] = useState<number>();
  const isWaiting = business?.storeApproved === false;
  if (isWaiting && waitedFor !== business.id) setWaitedFor(business.id);
  return isWaiting || (business !== undefined && business.id === waitedFor);
}
