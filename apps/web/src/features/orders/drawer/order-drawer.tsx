import type { Order, OrderWithTimeline, TimelineEntry } from '@counter/contract/orders';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { DrawerOutline, DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { HandoffSection } from '../kitchen/handoff-section.tsx';
import { QueuedNote } from '../offline/queued-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { CancelNote } from './order-cancel-note.tsx';
import { useOrderController } from '../moves/order-controller.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { PaymentNote } from './payment-note.tsx';
import { OrderRider } from './order-rider.tsx';
import { OrderStatusBadge } from '../display/order-status.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { LinedSections } from '../../../ui/layout/lined-sections.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useOrder } from '../orders.queries.ts';
import { PickupInstructions } from './pickup-instructions.tsx';
import classes from './order-drawer.module.css';
import { useSeenWhenOpened } from '../today/use-seen.ts';
import { drawerText } from './order-drawer.text.ts';

interface OrderDrawerProps {
  orderNumber: string;
  opened: boolean;
  onClose: () => void;
  /** Renders further actions of other features. */
  more: ((order: Order) => ReactNode) | undefined;
}

/** The open order's details, over its list. */
export function OrderDrawer({ orderNumber, opened, onClose, more }: OrderDrawerProps) {
  const query = useOrder(orderNumber);
  const { order } = query;
  useSeenWhenOpened(opened ? order : undefined);
  const title = <span className={classes.number}>{orderNumber}</span>;
  const controller = useOrderController();
  if (!order)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={title}>
        <DrawerWaiting what="order" query={query} />
      </SideDrawer>
    );
  const { next, cancel } = controller.movesOf(order);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      badge={<OrderStatusBadge order={order} />}
      subtitle={<>{drawerText.placed(<Instant at={order.placedAt} />)}</>}
      {...(next || cancel ? { footer: <Actions order={order} /> } : {})}
    >
      <Sections order={order} timeline={query.isPlaceholderData ? undefined : order.timeline}>
        {more}
      </Sections>
    </SideDrawer>
  );
}

/** Returns false on the first render and true right after, so that the drawer can open before its content renders. */
function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}

/** The actions, or a placeholder until the order has rendered. */
function Actions({ order }: { order: Order }) {
  return useIsDrawn() ? <OrderActions order={order} /> : <Skeleton height={44} />;
}

interface SectionsProps {
  order: OrderWithTimeline;
  timeline: readonly TimelineEntry[] | undefined;
  children: ((order: Order) => ReactNode) | undefined;
}

/** The order's details. They render right after the drawer opens, and not again while it closes. */
const Sections = memo(function Sections({ order, timeline, children: more }: SectionsProps) {
  if (!useIsDrawn()) return <DrawerOutline />;
  return (
    <LinedSections>
      <QueuedNote order={order} />
      <CancelNote order={order} />
      <PaymentNote order={order} />
      <OrderFacts order={order} />
      <OrderRider order={order} />
      <OrderItems order={order} />
      <HandoffSection order={order} />
      <OrderAmounts order={order} />
      <PickupInstructions order={order} />
      {more?.(order)}
      <OrderTimeline entries={timeline} />
    </LinedSections>
  );
});
