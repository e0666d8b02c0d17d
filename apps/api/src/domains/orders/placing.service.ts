import { randomInt } from 'node:crypto';
import {
  priceOrder,
  wayOf,
  type ChosenLine,
  type DeliveryMethod,
  type Order,
  type OrderAmounts,
  type OrderPayment,
  type UsualTime,
} from '@counter/contract/orders';
import type { PromoPaidBy } from '@counter/contract/promotions';
import {
  dayAt,
  localTimeAt,
  shareOf,
  type Day,
  type DeliveryAddress,
} from '@counter/contract/shared';
import { together } from '../../platform/db/sent.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Work } from '../../platform/events/work.ts';
import { findOrCreateCustomer, type Contact } from '../customers/index.ts';
import { takeFromDailyLimits } from '../menu/index.ts';
import { orderNumberOf } from './order-number.ts';
import type { OrderRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { describeArrival } from './order-words.ts';
import {
  createOrder,
  takeOrderKey,
  type NewItemRow,
  type NewOrderRow,
} from './placing.repository.ts';
import { releaseJob, releaseKey } from './release.service.ts';

type AppliedPromo = {
  readonly code: string;
  readonly discount: number;
  readonly paidBy: PromoPaidBy;
};

export type NewOrder = {
  readonly customer: Contact;
  readonly deliveryMethod: DeliveryMethod;
  /** Ignored for pickup. */
  readonly deliveryAddress?: DeliveryAddress | undefined;
  readonly note?: string;
  /** The requested time; null means as soon as possible. */
  readonly scheduledAt: Date | null;
  readonly preparationMinutes: number;
  /** The minutes the store has to accept the order once it reaches the kitchen. */
  readonly acceptMinutes: number;
  /** The store's usual prep time for such an order; null if unknown. */
  readonly usual?: UsualTime | null;
  readonly lines: readonly ChosenLine[];
  readonly tip: number;
  readonly payment: OrderPayment;
  /** The promo code and its discount, which applies after deals. */
  readonly promo: AppliedPromo | null;
  /** The marketplace's commission in basis points. */
  readonly feeRate: number;
  /** The delivery fee, and the marketplace's commission on it in basis points. */
  readonly deliveryFee: number;
  readonly deliveryCommissionRate: number;
  /** True if collecting the order requires a handoff code. */
  readonly asksCode?: boolean;
};

/** An order whose usual prep time is still loading. */
export type OrderToPlace = Omit<NewOrder, 'usual'> & {
  readonly findUsual: Promise<UsualTime | null>;
};

/**
 * Places an order: prices it, assigns its number, counts it and notifies the store. A scheduled order is released to
 * the kitchen its prep time ahead. The caller must have checked the time (`checkOrderTime`) and the lines.
 * @throws ProblemError CUSTOMER_BLOCKED, ITEM_UNAVAILABLE if a daily limit is exhausted
 */
export async function placeOrder(
  work: Work,
  { findUsual, ...asked }: OrderToPlace,
): Promise<Order> {
  const [usual, customerId, { id: orderId, sequence }] = await together([
    findUsual,
    findOrCreateCustomer(work, asked.customer),
    takeOrderKey(work.tx),
    takeFromDailyLimits(work, dueDayOf(work, asked), asked.lines),
  ]);
  const order = { ...asked, usual };
  const row = newOrderRow(work, order, { customerId, orderNumber: orderNumberOf(sequence) });
  work.send(createOrder(work, orderId, row));
  await announce(work, orderId, row);
  return toOrder(placedRow(work, orderId, row));
}

/** Builds the row of an order that is placed at an instant, with all derived values. */
export function newOrderRow(
  { scope, at }: Pick<Work, 'scope' | 'at'>,
  order: NewOrder,
  { customerId, orderNumber }: { readonly customerId: number; readonly orderNumber: string },
): NewOrderRow {
  const { lines, ...amounts } = priceOrder({ ...order, discount: order.promo?.discount ?? 0 });
  const placed = localTimeAt(at, scope.timeZone);
  const times = timesOf(order, at);
  return {
    orderNumber,
    customerId,
    customer: order.customer.name,
    customerContact: order.customer.phone,
    deliveryMethod: order.deliveryMethod,
    deliveryAddress: addressOf(order),
    note: order.note ?? '',
    placedDay: placed.day,
    placedHour: placed.hour,
    dueDay: dueDayOf({ scope, at }, order),
    ...times,
    acceptBy: new Date(times.releasedAt.getTime() + order.acceptMinutes * 60_000),
    usualMinutes: order.usual?.minutes ?? null,
    usualBasis: order.usual?.basis ?? null,
    totalItems: countItems(order.lines),
    ...amounts,
    feeRate: order.feeRate,
    deliveryFee: order.deliveryFee,
    deliveryCommission: shareOf(order.deliveryFee, order.deliveryCommissionRate),
    payment: order.payment,
    promoCode: order.promo?.code ?? null,
    promoDiscount: order.promo?.discount ?? 0,
    promoPaidBy: order.promo?.paidBy ?? null,
    handoffCode: order.asksCode ? handoffCode() : null,
    items: itemRows(order.lines, lines),
  };
}

type Due = Pick<NewOrder, 'scheduledAt'>;

function dueDayOf({ scope, at }: Pick<Work, 'scope' | 'at'>, { scheduledAt }: Due): Day {
  return dayAt(scheduledAt ?? at, scope.timeZone);
}

/** Generates a handoff code of four random digits. */
function handoffCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** Sums the quantities of the given lines. */
export function countItems(lines: readonly ChosenLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

function addressOf({ deliveryMethod, deliveryAddress }: NewOrder): DeliveryAddress | null {
  return wayOf(deliveryMethod) === 'DELIVERY' ? (deliveryAddress ?? null) : null;
}

/**
 * Returns when an order is released to the kitchen and when it will be ready. Releases it at once if less than the prep
 * time is left. An order that isn't scheduled takes the store's usual time if known.
 */
export function timesOf(
  {
    scheduledAt,
    preparationMinutes,
    usual,
  }: Pick<NewOrder, 'scheduledAt' | 'preparationMinutes' | 'usual'>,
  at: Date,
) {
  const preparation = preparationMinutes * 60_000;
  const soonest = at.getTime() + preparation;
  const wanted = Math.max(scheduledAt?.getTime() ?? soonest, soonest);
  const isUsual = usual && scheduledAt === null;
  return {
    scheduledAt,
    releasedAt: new Date(wanted - preparation),
    estimatedPickupTime: new Date(isUsual ? at.getTime() + usual.minutes * 60_000 : wanted),
  };
}

function itemRows(lines: readonly ChosenLine[], amounts: OrderAmounts['lines']): NewItemRow[] {
  return lines.map((line, index) => {
    const { total, discount, tax } = amounts[index] ?? { total: 0, discount: 0, tax: 0 };
    const { reduction: _reduction, ...item } = line;
    return { ...item, totalQuantityPrice: total, discount, tax };
  });
}

async function announce(work: Work, orderId: number, row: NewOrderRow): Promise<void> {
  const { orderNumber, releasedAt } = row;
  const released = releasedAt <= work.at;
  work.emit({
    kind: 'order.placed',
    orderId,
    orderNumber,
    status: 'NEW',
    released,
    title: `${released ? 'New' : 'Scheduled'} order ${orderNumber}`,
    shortDescription: describeArrival(row, work.scope),
  });
  work.audit({ action: 'order.place', entity: 'order', entityId: orderId, after: { orderNumber } });
  if (released) return;
  const { storeId } = work.scope;
  const schedule = { runAt: releasedAt, jobKey: releaseKey(orderId) };
  await addJob(work.tx, releaseJob, { storeId, orderId }, schedule);
}

/** Builds the inserted row without reading it back. */
function placedRow({ scope, at }: Work, id: number, row: NewOrderRow): OrderRow {
  return {
    ...row,
    id,
    status: 'NEW',
    placedAt: at,
    delayedMinutes: 0,
    seenAt: null,
    quietUntil: null,
    acceptedAt: null,
    readyAt: null,
    completedAt: null,
    refunded: 0,
    changes: 0,
    reduced: 0,
    charges: 0,
    currency: scope.currency,
    riderId: null,
    riderName: null,
    cancelReason: null,
    cancelMessage: null,
    bags: null,
    items: row.items.map(({ discount: _discount, taxRate: _rate, tax: _tax, ...item }, index) => ({
      ...item,
      line: index + 1,
      made: null,
    })),
  };
}
