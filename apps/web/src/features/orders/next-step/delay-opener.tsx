import type { Order } from '@counter/contract/orders';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { stepText } from './next-step.text.ts';
import classes from './next-step.module.css';

interface DelayOpenerProps extends ComponentProps<'button'> {
  order: Order;
  expanded: boolean;
}

/** The button that opens the reasons for a delay. */
export function DelayOpener({ order, expanded, ...props }: DelayOpenerProps) {
  return (
    <button
      {...props}
      type="button"
      className={classes.reasons}
      aria-label={stepText.delayReasonLabel(order.orderNumber)}
      aria-haspopup="menu"
      aria-expanded={expanded}
    >
      <IconChevronDown size={18} aria-hidden />
    </button>
  );
}
