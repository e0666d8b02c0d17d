import { cancelReasonLabel, type Order } from '@counter/contract/orders';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { text } from '../orders.text.ts';

/** Shows the reason for a cancellation; renders nothing for other orders. */
export function CancelNote({ order }: { order: Order }) {
  const { cancelReason, cancelMessage } = order;
  if (cancelReason === null && !cancelMessage) return null;
  return (
    <Notice tone="danger">
      {cancelReason === null ? text.cancelled : cancelReasonLabel(cancelReason)}
      {cancelMessage ? `: ${cancelMessage}` : null}
    </Notice>
  );
}
