import { deadlineOf, isLate, type Order } from '@counter/contract/orders';
import { useNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { waitsFor } from '../order-words.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';

/** Shows how much time is left until an order's deadline, or how late it is. */
export function TimeLeft({ order }: { order: Order }) {
  const now = useNow(1000);
  if (order.status === 'READY') return <Waits order={order} now={now} />;
  const deadline = deadlineOf(order);
  const left = Date.parse(deadline) - now;
  const duration = Math.abs(left) < 60_000 ? boardText.underOneMinute : describeDuration(left);
  return (
    <time dateTime={deadline} className={classes.left} data-late={isLate(order, now) || undefined}>
      {left < 0 ? boardText.late(duration) : boardText.left(duration)}
    </time>
  );
}

/** Shows whom a ready order waits for, and how long it has. */
function Waits({ order, now }: { order: Order; now: number }) {
  const since = order.readyAt ?? order.estimatedPickupTime;
  return (
    <time dateTime={since} className={classes.left}>
      <span className={classes.waits}>{waitsFor(order)} </span>
      {describeDuration(now - Date.parse(since))}
    </time>
  );
}
