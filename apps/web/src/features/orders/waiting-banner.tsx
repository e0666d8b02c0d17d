import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { useNow } from '../../ui/browser/use-now.ts';
import { isWaiting } from './order-groups.ts';
import { countNewOrders } from './order-words.ts';
import { useTodaysOrders } from './orders.queries.ts';
import { text } from './orders.text.ts';

/** Shows the number of waiting orders, and since when; hidden without any. */
export function WaitingBanner() {
  const store = useCurrentStore();
  return store.can('orders:read') ? <Waiting /> : null;
}

function Waiting() {
  const { orders = [] } = useTodaysOrders();
  const now = useNow();
  const waiting = orders.filter((order) => isWaiting(order, now));
  const oldest = waiting.map(({ releasedAt }) => releasedAt).toSorted(byInstant)[0];
  if (oldest === undefined) return null;
  const alone = waiting.length === 1;
  return (
    <Notice
      tone="urgent"
      action={
        <LinkButton to="/dashboard/orders" search={{ show: 'new' }}>
          {text.reviewOrders}
        </LinkButton>
      }
    >
      {text.waitingCameIn(countNewOrders(waiting.length), alone, <Ago at={oldest} />)}
    </Notice>
  );
}

function byInstant(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}
