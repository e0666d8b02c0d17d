import type { Order } from '@counter/contract/orders';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { useOrderDesk, usePendingMove } from './order-desk.tsx';
import { moveLabel } from './order-words.ts';
import { text } from './orders.text.ts';

/** What can be done with the open order; nothing for one that is over for good. */
export function OrderActions({ order }: { order: Order }) {
  const desk = useOrderDesk();
  const { next, cancel } = desk.movesOf(order);
  const pending = usePendingMove(order);
  const busy = pending !== undefined;
  const { can } = useCurrentStore();
  return (
    <>
      {refundable(order) && can('adjustments:write') ? (
        <LinkButton
          variant="default"
          size="md"
          to="/dashboard/issue-adjustment"
          search={{ order: order.orderNumber }}
        >
          {text.refund}
        </LinkButton>
      ) : null}
      {cancel ? (
        <PendingButton
          variant="default"
          size="md"
          busy={pending === 'cancel'}
          blocked={busy}
          onClick={() => desk.move(order, 'cancel')}
        >
          {moveLabel('cancel')}
        </PendingButton>
      ) : null}
      {next ? (
        <PendingButton
          size="md"
          busy={pending === next}
          blocked={busy}
          onClick={() => desk.move(order, next)}
        >
          {moveLabel(next)}
        </PendingButton>
      ) : null}
    </>
  );
}

/** Whether something of what was paid for a completed order is left to give back. */
function refundable({ status, refunded, charged }: Order): boolean {
  return status === 'COMPLETED' && refunded < charged;
}
