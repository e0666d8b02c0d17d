import { deadlineOf, isLate, type Order } from '@counter/contract/orders';
import { useNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { boardText } from './board.text.ts';
import classes from './board.module.css';

/** Shows how much time is left until an order's deadline, or how late it is. */
export function TimeLeft({ order }: { order: Order }) {
  const now = useNow(1000);
  const deadline = deadlineOf(order);
  const left = Date.parse(deadline) - now;
  const duration = describeDuration(left);
  return (
    <time dateTime={deadline} className={classes.left} data-late={isLate(order, now) || undefined}>
      {left < 0 ? boardText.late(duration) : boardText.left(duration)}
    </time>
  );
}
