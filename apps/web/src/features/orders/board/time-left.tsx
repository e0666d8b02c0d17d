import { deadlineOf, isLate, type Order } from '@counter/contract/orders';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { waitsFor } from '../order-words.ts';
import { text } from '../orders.text.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';

/** Shows how much time is left until an order's deadline, or how late it is. */
export function TimeLeft({ order }: { order: Order }) {
  return order.status === 'READY' ? <Waits order={order} /> : <Left order={order} />;
}

function Left({ order }: { order: Order }) {
  const deadline = deadlineOf(order);
  const words = useAtNow((now) => describeLeft(Date.parse(deadline) - now));
  const late = useAtNow((now) => isLate(order, now));
  return (
    <time dateTime={deadline} className={classes.left} data-late={late || undefined}>
      {order.status === 'NEW' ? <span className={classes.waits}>{text.accept} </span> : null}
      {words}
    </time>
  );
}

function describeLeft(left: number): string {
  const duration = Math.abs(left) < 60_000 ? boardText.underOneMinute : describeDuration(left);
  return left < 0 ? boardText.late(duration) : boardText.left(duration);
}

/** Shows whom a ready order waits for, and how long it has. */
function Waits({ order }: { order: Order }) {
  const since = order.readyAt ?? order.estimatedPickupTime;
  const duration = useAtNow((now) => describeDuration(now - Date.parse(since)));
  return (
    <time dateTime={since} className={classes.left}>
      <span className={classes.waits}>{waitsFor(order)} </span>
      {duration}
    </time>
  );
}
