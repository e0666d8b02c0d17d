import { customerPaidOf, type OrderItem, type OrderPayment } from '@counter/contract/orders';
import { formatMoney, spokenTime, type LocalFormat } from '@counter/contract/shared';

/** Units of a line that were removed or replaced. */
export type ChangedItem = {
  readonly quantity: number;
  readonly name: string;
  /** The replacement; null if the units were removed. */
  readonly by: (Pick<OrderItem, 'options'> & { readonly name: string }) | null;
};

/** Describes a change for the store and the customer: `Removed 1 × Soup. $ 12.40 less.` */
export function describeChange(
  changed: readonly ChangedItem[],
  { refund, currency }: { readonly refund: number; readonly currency: string },
): string {
  const sentences = changed.map(describeOne);
  const less = refund > 0 ? [`${formatMoney(refund, currency)} less.`] : [];
  return [...sentences, ...less].join(' ');
}

function describeOne({ quantity, name, by }: ChangedItem): string {
  if (!by) return `Removed ${quantity} × ${name}.`;
  const options = by.options.map((option) => option.name).join(', ');
  return `Swapped ${quantity} × ${name} for ${by.name}${options ? ` (${options})` : ''}.`;
}

type Paid = Parameters<typeof customerPaidOf>[0] & {
  readonly payment: OrderPayment;
  readonly currency: string;
};

/**
 * Explains to a customer how a change's refund reaches them; empty without a refund. `order` is the state before the
 * change.
 */
export function describeMoney(order: Paid, refund: number): string {
  if (refund === 0) return '';
  switch (order.payment) {
    case 'CARD':
      return 'The money goes back to your card.';
    case 'MARKETPLACE':
      return 'The money goes back to you.';
    case 'AT_COUNTER':
    case 'ON_DELIVERY':
      return `You pay ${formatMoney(customerPaidOf(order) - refund, order.currency)}.`;
  }
}

type LastChange = { readonly by: string; readonly at: Date; readonly message: string | null };

/** Explains a rejected change: who changed the order first, when and how. */
export function refusedChange(
  orderNumber: string,
  { by, at, message }: LastChange,
  { now, ...local }: LocalFormat & { readonly now: Date },
): string {
  const when = spokenTime(at, now, local);
  const how = message ? ` ${message}` : '';
  return `${by} already changed order ${orderNumber} ${when}.${how} Nothing else was changed. Check the order and try again.`;
}
