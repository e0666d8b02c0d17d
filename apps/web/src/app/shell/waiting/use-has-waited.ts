import type { Business } from '@counter/contract/store';
import { useState } from 'react';

/** Returns true if the store is awaiting approval, or was when the page opened. */
export function useHasWaited(business: Business | undefined): business is Business {
  const [waitedFor, setWaitedFor] = useState<number>();
  const isWaiting = business?.storeApproved === false;
  if (isWaiting && waitedFor !== business.id) setWaitedFor(business.id);
  return isWaiting || (business !== undefined && business.id === waitedFor);
}
