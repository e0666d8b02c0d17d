import type { Order } from '@counter/contract/orders';
import type { KeyboardEvent } from 'react';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';

interface MinuteStepsProps {
  order: Order;
  /** Changes the minutes by a number of steps. */
  onStep: (steps: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Two buttons that change an order's promise by five minutes. */
export function MinuteSteps({ order: { orderNumber }, onStep, onKeyDown }: MinuteStepsProps) {
  return (
    <>
      <button
        type="button"
        className={classes.minutes}
        aria-label={stepText.fiveLess(orderNumber)}
        data-mantine-stop-propagation
        onKeyDown={onKeyDown}
        onClick={() => onStep(-1)}
      >
        {stepText.minusFive}
      </button>
      <button
        type="button"
        className={classes.minutes}
        aria-label={stepText.fiveMore(orderNumber)}
        data-mantine-stop-propagation
        onKeyDown={onKeyDown}
        onClick={() => onStep(1)}
      >
        {stepText.plusFive}
      </button>
    </>
  );
}
