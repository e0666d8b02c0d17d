import { plural } from '@counter/contract/shared';

const orders = (count: number) => `${count} ${plural(count, 'order', 'orders')}`;

/** Screen text for the panel that accepts many orders at once. */
export const acceptAllText = {
  title: 'Accept all new orders',
  minutes: (minutes: number) => `${minutes} min`,
  accept: (count: number) => `Accept ${orders(count)}`,
  accepted: (count: number) => `${orders(count)} accepted`,
  someFailed: (accepted: number, failed: number) =>
    `${orders(accepted)} accepted. ${orders(failed)} couldn't be accepted:`,
  undone: (count: number) => `Undone. ${orders(count)} ${plural(count, 'is', 'are')} New again.`,
  notUndone: (orderNumbers: string, reason: string) =>
    `We couldn't undo ${orderNumbers}. ${reason}`,
};
