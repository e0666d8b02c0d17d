import type { OrderWithTimeline } from '@counter/contract/orders';
import classes from './order-drawer.module.css';
import { isOpen } from './order-times.tsx';
import { text } from './orders.text.ts';

/** What the customer was told of picking up, while that is ahead; nothing where the store says nothing. */
export function PickupInstructions({ order }: { order: OrderWithTimeline }) {
  const { pickupInstructions } = order;
  if (pickupInstructions === null || !isOpen(order)) return null;
  return (
    <section aria-label={text.pickupInstructions}>
      <h3 className={classes.heading}>{text.pickupInstructions}</h3>
      <p className={classes.told}>{pickupInstructions}</p>
    </section>
  );
}
