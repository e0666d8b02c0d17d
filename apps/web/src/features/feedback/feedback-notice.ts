import { useEffect } from 'react';
import { onStoreEvent } from '../../lib/live.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { noticeText } from './feedback-notice.text.ts';

/** Announces new questions and reviews on every screen with a toast. */
export function FeedbackNotice() {
  const reads = useCurrentStore().can('feedback:read');
  useEffect(() => {
    if (!reads) return undefined;
    return onStoreEvent((event) => {
      if (event.kind === 'inquiry.arrived' || event.kind === 'review.arrived') {
        toastSuccess(noticeText.underCustomers(event.title));
      }
    });
  }, [reads]);
  return null;
}
