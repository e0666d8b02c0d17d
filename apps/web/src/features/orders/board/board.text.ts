/** Every sentence that people read on the board of orders. */
export const boardText = {
  board: 'Board',
  table: 'Table',
  view: 'View',
  columns: { new: 'New', accepted: 'Preparing', ready: 'Ready' },
  none: {
    new: 'No new orders.',
    accepted: 'Nothing to prepare.',
    ready: 'Nothing to hand over.',
  },
  waiting: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  laterOrders: (count: number) =>
    count === 1 ? '1 order scheduled for later' : `${count} orders scheduled for later`,
  left: (duration: string) => `${duration} left`,
  late: (duration: string) => `${duration} late`,
  due: (time: string) => `due ${time}`,
  open: (orderNumber: string) => `Open ${orderNumber}`,
  accept: (minutes: number) => `Accept · ${minutes} min`,
  acceptIn: (minutes: number) => `Accept ${minutes} min`,
  for: (time: string) => `for ${time}`,
  fiveLess: (orderNumber: string) => `5 minutes less for ${orderNumber}`,
  fiveMore: (orderNumber: string) => `5 minutes more for ${orderNumber}`,
  delay: (orderNumber: string) => `Delay ${orderNumber} by 5 minutes`,
  delayed: (orderNumber: string, time: string) => `${orderNumber} is now due ${time}`,
  notDelayed: (orderNumber: string, reason: string) =>
    `We couldn't delay ${orderNumber}. ${reason}`,
  plusFive: '+5',
  minusFive: '−5',
  ready: 'Ready',
  handOver: 'Hand over',
  ordersCouldNotBe: "We couldn't load the orders",
};
