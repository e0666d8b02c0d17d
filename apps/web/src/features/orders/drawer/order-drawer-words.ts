import { openStatuses, type Order, type TimelineEntry } from '@counter/contract/orders';
import { amountInSentence } from '../../../lib/money-in-sentence.ts';
import { drawerText } from './order-drawer.text.ts';
import { text } from '../orders.text.ts';

const steps: Record<TimelineEntry['kind'], string> = {
  placed: text.placedColumn,
  released: drawerText.dueInKitchen,
  seen: text.seen,
  assigned: drawerText.givenToRider,
  unassigned: drawerText.takenFromRider,
  accept: text.accepted,
  ready: text.ready,
  complete: text.completed,
  cancel: text.cancelled,
  expire: drawerText.expired,
  refund: drawerText.refunded,
  delayed: drawerText.delayed,
  changed: drawerText.itemsChanged,
  undoAccept: drawerText.acceptanceUndone,
  undoReady: drawerText.readyUndone,
  undoComplete: drawerText.completionUndone,
};

/** Returns the label of a step. */
export function stepLabel(kind: TimelineEntry['kind']): string {
  return steps[kind];
}

/** Describes the payment of an order and its state: "Paid at the counter". */
export function describePayment({ payment, status, payableDisplayValue }: Order): string {
  const open = openStatuses.includes(status);
  switch (payment) {
    case 'MARKETPLACE':
      return drawerText.paidInApp;
    case 'CARD':
      return drawerText.byCard;
    case 'AT_COUNTER':
      if (open) return drawerText.toBePaidAtCounter(amountInSentence(payableDisplayValue));
      return status === 'COMPLETED' ? drawerText.paidAtCounter : drawerText.atCounter;
    case 'ON_DELIVERY':
      if (open) return drawerText.courierCollects(amountInSentence(payableDisplayValue));
      return status === 'COMPLETED' ? drawerText.paidOnDelivery : drawerText.onDelivery;
  }
}
