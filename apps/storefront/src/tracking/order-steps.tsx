import type { PublicStore, TrackedOrder, TrackedStep } from '@counter/contract/storefront';
import classes from './order-page.module.css';
import { stepLabel, stepTime } from './order-words.ts';
import { text } from './tracking.text.ts';

const usual: readonly TrackedStep[] = ['placed', 'accept', 'ready', 'complete'];

/** Shows the steps of an order with their times; steps ahead have none. */
export function OrderSteps({ order, store }: { order: TrackedOrder; store: PublicStore }) {
  const { steps } = order;
  const isOver = steps.some(({ kind }) => kind === 'cancel' || kind === 'expire');
  const ahead = isOver ? [] : usual.filter((kind) => !steps.some((step) => step.kind === kind));
  return (
    <ol className={classes.steps} aria-label={text.progress}>
      {steps.map(({ kind, at }) => (
        <li key={kind} className={classes.done}>
          <span>{stepLabel(kind)}</span>
          <time dateTime={at}>{stepTime(at, store)}</time>
        </li>
      ))}
      {ahead.map((kind) => (
        <li key={kind} className={classes.ahead}>
          <span>{stepLabel(kind)}</span>
        </li>
      ))}
    </ol>
  );
}
