import { useEffect } from 'react';
import { refreshSession } from '../../lib/refresh-session.ts';
import { readSession } from '../../lib/session.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { text } from './waiting.text.ts';

interface ApprovalProps {
  /** The name of the store that was prepared. */
  name: string;
  isApproved: boolean;
}

/**
 * Says that the store which the person prepares has been approved, and has the session know it. The screens themselves
 * follow the list of stores, and what is typed in them stays.
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
