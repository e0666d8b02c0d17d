import type { PublicStore, TrackedOrder } from '@counter/contract/storefront';
import classes from './order-steps.module.css';
import { stepLabel, stepsAhead, stepTime } from './order-words.ts';
import { text } from './tracking.text.ts';

/** Shows an order's steps with their times; future steps have none. */
export function OrderSteps({ order, store }: { order: TrackedOrder; store: PublicStore }) {
  const { steps } = order;
  const ahead = stepsAhead(order);
  return (
    <ol className={classes.steps} aria-label={text.progress}>
      {steps.map(({ kind, at }, place) => (
        <li
          key={kind}
          className={classes.done}
          data-bad={kind === 'cancel' || kind === 'expire'}
          aria-current={place === steps.length - 1 ? 'step' : undefined}
        >
          <span>{stepLabel(kind, order)}</span>
          <time dateTime={at}>{stepTime(at, store)}</time>
        </li>
      ))}
      {ahead.map((kind) => (
        <li key={kind} className={classes.ahead}>
          <span>{stepLabel(kind, order)}</span>
        </li>
      ))}
    </ol>
  );
}
