import type { AdjustableOrder, Refund, RefundableOrder } from '@counter/contract/adjustments';
import { chargedOf, customerPaidOf } from '@counter/contract/orders';
import type { SoldOrder } from '../orders/index.ts';
import type { RefundRow } from './refunds.repository.ts';

type OrderRow = SoldOrder['order'];

/** Returns the amount of an order that can still be refunded. */
export function refundableOf(order: OrderRow): number {
  return chargedOf(order) - order.refunded - order.charges;
}

/** Converts an order to an entry of the list of orders to adjust. */
export function toAdjustableOrder(order: OrderRow): AdjustableOrder {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    customer: order.customer,
    placedAt: order.placedAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    currency: order.currency,
    customerPaid: customerPaidOf(order),
    charged: chargedOf(order),
    refunded: order.refunded,
    charges: order.charges,
    refundable: refundableOf(order),
  };
}

/** Converts an order, with everything that its refunds depend on. */
export function toRefundableOrder(
  { order, lines }: SoldOrder,
  refunds: readonly RefundRow[],
): RefundableOrder {
  const { subtotal, discount, tax, tip, fee, promoDiscount, promoPaidBy, payment } = order;
  const { deliveryFee } = order;
  return {
    ...toAdjustableOrder(order),
    subtotal,
    discount,
    tax,
    tip,
    fee,
    deliveryFee,
    promoDiscount,
    promoPaidBy,
    payment,
    lines: lines.map(({ options, ...line }) => ({
      ...line,
      options: options.map(({ name }) => name),
      refundedQuantity: givenBackOf(line.line, refunds),
    })),
    refunds: refunds.map(toRefund),
  };
}

function toRefund({ at, items, ...refund }: RefundRow): Refund {
  return { ...refund, at: at.toISOString(), items: [...items] };
}

/** Counts the refunded units of a line. */
function givenBackOf(line: number, refunds: readonly Pick<RefundRow, 'items'>[]): number {
  return refunds
    .flatMap(({ items }) => items)
    .filter((item) => item.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
