import type { Order } from '@counter/contract/orders';
import drawerClasses from '../drawer/order-drawer.module.css';
import { KitchenFoot } from './kitchen-foot.tsx';
import { kitchenText } from './kitchen.text.ts';

/** The bags and the handoff code of an order that is being packed or is ready. */
export function HandoffSection({ order }: { order: Order }) {
  const { status, bags, handoffCode } = order;
  const waits = status === 'READY' && (bags !== null || handoffCode !== null);
  if (status !== 'STORE_ACCEPTED' && !waits) return null;
  return (
    <section aria-label={kitchenText.handoff}>
      <h3 className={drawerClasses.heading}>{kitchenText.handoff}</h3>
      <KitchenFoot order={order} />
    </section>
  );
}
