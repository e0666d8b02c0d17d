import { countOf, formatCount } from '@counter/contract/shared';
import { text } from '../orders.text.ts';

/** Screen text for the order board. */
export const boardText = {
  columns: { new: 'New', accepted: text.preparing, ready: 'Ready' },
  none: {
    new: 'No new orders.',
    accepted: 'Nothing to prepare.',
    ready: 'Nothing to hand over.',
  },
  moreCount: (count: number) => `${formatCount(count)} more`,
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  laterOrders: (count: number) =>
    countOf(count, 'order scheduled for later', 'orders scheduled for later'),
  left: (duration: string) => `${duration} left`,
  changed: 'Items changed',
  due: (time: string) => `due ${time}`,
  open: (orderNumber: string) => `Open ${orderNumber}`,
  ordersNotLoaded: "We couldn't load the orders",
};
