import type { Order } from '@counter/contract/orders';
import { explainFailure } from '../../../lib/api.ts';
import { MinuteSteps } from '../next-step/minute-steps.tsx';
import stepClasses from '../next-step/next-step.module.css';
import { countItems } from '../display/order-words.ts';
import { acceptAllText } from './accept-all-panel.text.ts';
import classes from './accept-all.module.css';

interface AcceptanceRowProps {
  order: Order;
  minutes: number;
  onStep: (steps: number) => void;
  /** The reason the order couldn't be accepted; undefined before it was tried. */
  failure: unknown;
}

/** One of the orders to accept, with its prep time. */
export function AcceptanceRow({ order, minutes, onStep, failure }: AcceptanceRowProps) {
  return (
    <li className={classes.order}>
      <span className={classes.facts}>
        <strong>{order.orderNumber}</strong>
        <span className={classes.about}>
          {order.customer} · {countItems(order)}
        </span>
        {failure === undefined ? null : (
          <span className={classes.failure}>{explainFailure(failure)}</span>
        )}
      </span>
      <output className={classes.minutes}>{acceptAllText.minutes(minutes)}</output>
      <span className={stepClasses.step} data-place="list">
        <MinuteSteps order={order} onStep={onStep} />
      </span>
    </li>
  );
}
