import {
  chargedOf,
  customerPaidOf,
  orderTotalOf,
  type Order,
  type OrderItem,
  type TimelineEntry,
} from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import type { OrderItemRow, OrderRow, TimelineRow } from './order-rows.repository.ts';

/** Converts an order row to the order of the contract. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    status: row.status,
    customerId: row.customerId,
    customer: row.customer,
    customerContact: row.customerContact,
    deliveryMethod: row.deliveryMethod,
    deliveryAddress: row.deliveryAddress,
    note: row.note,
    placedAt: row.placedAt.toISOString(),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    releasedAt: row.releasedAt.toISOString(),
    acceptBy: row.acceptBy.toISOString(),
    estimatedPickupTime: row.estimatedPickupTime.toISOString(),
    usual: usualOf(row),
    readyAt: row.readyAt?.toISOString() ?? null,
    delayedMinutes: row.delayedMinutes,
    seenAt: row.seenAt?.toISOString() ?? null,
    quietUntil: row.quietUntil?.toISOString() ?? null,
    totalItems: row.totalItems,
    items: row.items.map((item) => toItem(item, row.currency)),
    currency: row.currency,
    ...amountsOf(row),
    payment: row.payment,
    promoCode: row.promoCode,
    promoDiscount: row.promoDiscount,
    promoPaidBy: row.promoPaidBy,
    cancelReason: row.cancelReason,
    cancelMessage: row.cancelMessage,
    rider: riderOf(row),
    bags: row.bags,
    handoffCode: row.handoffCode,
  };
}

function usualOf({ usualMinutes: minutes, usualBasis: basis }: OrderRow): Order['usual'] {
  return minutes === null || basis === null ? null : { minutes, basis };
}

function riderOf({ riderId, riderName }: OrderRow): Order['rider'] {
  return riderId === null || riderName === null ? null : { id: riderId, name: riderName };
}

function toItem(item: OrderItemRow, currency: string): OrderItem {
  return {
    ...item,
    totalQuantityPriceStr: formatMoney(item.totalQuantityPrice, currency),
    made: item.made && { ...item.made, at: new Date(item.made.at).toISOString() },
  };
}

function amountsOf(row: OrderRow) {
  const { currency, subtotal, discount, tax, tip, fee, deliveryFee, refunded } = row;
  const { changes, reduced } = row;
  const charged = chargedOf(row);
  const total = orderTotalOf(row);
  const payable = customerPaidOf(row);
  return {
    subtotal,
    subtotalDisplayValue: formatMoney(subtotal, currency),
    discount,
    discountDisplayValue: formatMoney(discount, currency),
    tax,
    estimatedTaxDisplayValue: formatMoney(tax, currency),
    tip,
    tipDisplayValue: formatMoney(tip, currency),
    fee,
    feeDisplayValue: formatMoney(fee, currency),
    total,
    totalDisplayValue: formatMoney(total, currency),
    charged,
    chargedDisplayValue: formatMoney(charged, currency),
    deliveryFee,
    deliveryFeeDisplayValue: formatMoney(deliveryFee, currency),
    payable,
    payableDisplayValue: formatMoney(payable, currency),
    refunded,
    refundedDisplayValue: formatMoney(refunded, currency),
    changes,
    reduced,
    reducedDisplayValue: formatMoney(reduced, currency),
  };
}

export function toTimelineEntry({ byUser: _byUser, ...row }: TimelineRow): TimelineEntry {
  return { ...row, at: row.at.toISOString() };
}
