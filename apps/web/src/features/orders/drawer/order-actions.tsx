import type { Order } from '@counter/contract/orders';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { useOrderController, usePendingMove } from '../moves/order-controller.tsx';
import { NextStep } from '../next-step/next-step.tsx';
import { stepText } from '../next-step/next-step.text.ts';
import { moveLabel } from '../display/order-words.ts';
import classes from './order-drawer.module.css';
import { drawerText } from './order-drawer.text.ts';

/** The actions of the open order; none once it is final. */
export function OrderActions({ order }: { order: Order }) {
  const controller = useOrderController();
  const { next, cancel } = controller.movesOf(order);
  const pending = usePendingMove(order);
  const busy = pending !== undefined;
  const { can } = useCurrentStore();
  return (
    <>
      {isRefundable(order) && can('adjustments:write') ? (
        <LinkButton
          className={classes.action}
          variant="default"
          size="md"
          aria-label={stepText.labelOf(drawerText.refund, order.orderNumber)}
          to="/dashboard/issue-adjustment"
          search={{ order: order.orderNumber }}
        >
          {drawerText.refund}
        </LinkButton>
      ) : null}
      {cancel ? (
        <PendingButton
          className={classes.action}
          variant="default"
          size="md"
          aria-label={stepText.labelOf(moveLabel('cancel'), order.orderNumber)}
          busy={pending === 'cancel'}
          blocked={busy}
          onClick={() => controller.move(order, 'cancel')}
        >
          {moveLabel('cancel')}
        </PendingButton>
      ) : null}
      {next ? <NextStep order={order} place="drawer" /> : null}
    </>
  );
}

/** Returns true if a completed order can still be refunded. */
export function isRefundable({ status, refunded, charged }: Order): boolean {
  return status === 'COMPLETED' && refunded < charged;
}
