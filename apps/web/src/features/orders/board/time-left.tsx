import type { Order } from '@counter/contract/orders';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import { describeDuration } from '../../../ui/forms/durations.ts';
import { useCountdown } from '../display/order-countdown.ts';
import { waitsFor } from '../display/order-words.ts';
import { boardText } from './board.text.ts';
import classes from './time-left.module.css';

/** Shows the time left until an order's deadline, or how late it is. */
export function TimeLeft({ order }: { order: Order }) {
  return order.status === 'READY' ? <Waits order={order} /> : <Left order={order} />;
}

function Left({ order }: { order: Order }) {
  const { deadline, step, urgency, left, late } = useCountdown(order);
  return (
    <time dateTime={deadline} className={classes.left} data-urgency={urgency}>
      {step === undefined ? null : <span className={classes.waits}>{step} </span>}
      {left === undefined ? late : boardText.left(left)}
    </time>
  );
}

/** Shows who a ready order waits for, and for how long. */
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
