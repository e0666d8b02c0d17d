import { useEffect } from 'react';
import { refreshSession } from '../../../lib/account/refresh-session.ts';
import { readSession } from '../../../lib/session.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { text } from './waiting.text.ts';

interface ApprovalProps {
  /** The name of the store that was prepared. */
  name: string;
  isApproved: boolean;
}

/**
 * Tells the person that their store was approved, and refreshes the session. The screens update from the list of
 * stores, so typed text stays.
 */
export function Approval({ name, isApproved }: ApprovalProps) {
  useEffect(() => {
    if (!isApproved) return;
    toastSuccess(text.approved(name));
    if (readSession().store.storeApproved) return;
    refreshSession().catch((error: unknown) => {
      console.info('The store is open; the session will be read again later.', error);
    });
  }, [isApproved, name]);
  return null;
}
