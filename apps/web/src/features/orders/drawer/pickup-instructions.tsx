import type { OrderWithTimeline } from '@counter/contract/orders';
import classes from './order-drawer.module.css';
import { isOpen } from '../display/order-times.tsx';
import { drawerText } from './order-drawer.text.ts';

/** Shows the pickup instructions the customer got; renders nothing without any or after pickup. */
export function PickupInstructions({ order }: { order: OrderWithTimeline }) {
  const { pickupInstructions } = order;
  if (pickupInstructions === null || !isOpen(order)) return null;
  return (
    <section aria-label={drawerText.pickupInstructions}>
      <h3 className={classes.heading}>{drawerText.pickupInstructions}</h3>
      <p className={classes.told}>{pickupInstructions}</p>
    </section>
  );
}
