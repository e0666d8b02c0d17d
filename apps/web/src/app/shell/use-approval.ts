import type { Business } from '@counter/contract/store';
import { useEffect, useState } from 'react';
import { refreshSession } from '../../lib/refresh-session.ts';
import { readSession } from '../../lib/session.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { text } from './waiting.text.ts';

/**
 * Says that the store which the person prepares has been approved, and has the session know it. The screens themselves
 * follow the list of stores, and what is typed in them stays.
 */
export function useApproval(business: Business | undefined): void {
  const [waitedFor, setWaitedFor] = useState<number>();
  const isWaiting = business?.storeApproved === false;
  if (isWaiting && waitedFor !== business.id) setWaitedFor(business.id);
  const approved = business?.storeApproved && business.id === waitedFor ? business.name : undefined;
  useEffect(() => {
    if (approved === undefined) return;
    toastSuccess(text.approved(approved));
    if (readSession().store.storeApproved) return;
    refreshSession().catch((error: unknown) => {
      console.info('The store is open; the session will be read again later.', error);
    });
  }, [approved]);
}
