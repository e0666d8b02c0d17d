/** Every sentence that people read on the board of orders. */
export const boardText = {
  columns: { new: 'New', accepted: 'Preparing', ready: 'Ready' },
  none: {
    new: 'No new orders.',
    accepted: 'Nothing to prepare.',
    ready: 'Nothing to hand over.',
  },
  waiting: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  showMore: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  laterOrders: (count: number) =>
    count === 1 ? '1 order scheduled for later' : `${count} orders scheduled for later`,
  underOneMinute: '<1 min',
  left: (duration: string) => `${duration} left`,
  late: (duration: string) => `${duration} late`,
  changed: 'Items changed',
  due: (time: string) => `due ${time}`,
  open: (orderNumber: string) => `Open ${orderNumber}`,
  ordersCouldNotBe: "We couldn't load the orders",
};
