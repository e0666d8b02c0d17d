import { deliveryMethodWords } from '@counter/contract/orders';
import { payoutStatusLabel } from '@counter/contract/payouts';
import { addDays, countOf, writeLongDay, writeTimeOfDay, type Day } from '@counter/contract/shared';
import { toTimes, type DayInterval, type Way } from '@counter/contract/store';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { ScheduledOrder } from '../../orders/index.ts';
import type { PayoutDays } from '../../payouts/index.ts';
import type { ExceptionRow } from '../../store/index.ts';

type Store = Pick<StoreScope, 'storeId' | 'storeName' | 'dates'>;

/** The content of a store's calendar. */
export type FeedContent = {
  readonly orders: readonly ScheduledOrder[];
  readonly exceptions: readonly ExceptionRow[];
  readonly payouts: readonly PayoutDays[];
};

type Written = {
  readonly store: Store;
  /** The end of every UID: this server's host. */
  readonly host: string;
  /** The time at which the feed's URL was created; the timestamp of entries that have none. */
  readonly madeAt: Date;
};

const orderMinutes = 15;
const refreshSeconds = 3600;

/**
 * Writes a calendar (RFC 5545). It needs no time zones, because times are in UTC and days are dates. The same content
 * gives the same text, and events keep their UIDs. Omits customers and amounts, because calendars are shared.
 */
export function writeCalendar(content: FeedContent, written: Written): string {
  const calendar = new ICalCalendar({
    name: written.store.storeName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Counter', product: 'Calendar feed', language: 'EN' },
    ttl: refreshSeconds,
  });
  for (const order of content.orders) calendar.createEvent(orderEvent(order, written));
  for (const one of content.exceptions) calendar.createEvent(exceptionEvent(one, written));
  for (const payout of content.payouts) calendar.createEvent(payoutEvent(payout, written));
  return calendar.toString();
}

function uidOf(kind: string, id: number | string, { store: { storeId }, host }: Written): string {
  return `${kind}-${id}.store-${storeId}@${host}`;
}

function orderEvent(order: ScheduledOrder, written: Written): ICalEventData {
  const { id, orderNumber, items, deliveryMethod, placedAt, scheduledAt } = order;
  const count = countOf(items, 'item', 'items');
  return {
    id: uidOf('order', id, written),
    stamp: placedAt,
    start: scheduledAt,
    end: new Date(scheduledAt.getTime() + orderMinutes * 60_000),
    summary: `Order ${orderNumber}: ${count}, ${deliveryMethodWords(deliveryMethod)}`,
  };
}

/** Returns an all-day event. `lastDay` is inclusive; the end of an event is exclusive. */
function wholeDays(firstDay: Day, lastDay: Day) {
  const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
  return { allDay: true, start: midnight(firstDay), end: midnight(addDays(lastDay, 1)) } as const;
}

const wayWords: Readonly<Record<Way, string>> = { PICKUP: 'pickup', DELIVERY: 'delivery' };

function exceptionEvent(
  { id, name, firstDay, lastDay, way, intervals }: ExceptionRow,
  written: Written,
): ICalEventData {
  const of = way === null ? '' : ` for ${wayWords[way]}`;
  return {
    id: uidOf('hours', id, written),
    stamp: written.madeAt,
    ...wholeDays(firstDay, lastDay),
    summary: `${name}: ${hoursIn(intervals, written.store)}${of}`,
  };
}

function hoursIn(intervals: readonly DayInterval[], { dates }: Store): string {
  if (intervals.length === 0) return 'closed';
  const stretches = intervals.map((interval) => {
    const { from, to } = toTimes(interval);
    return `${writeTimeOfDay(from, dates)} – ${writeTimeOfDay(to, dates)}`;
  });
  return `open ${stretches.join(', ')}`;
}

function payoutEvent(
  { periodEnd, sentDay, dueDay, status }: PayoutDays,
  written: Written,
): ICalEventData {
  const { dates } = written.store;
  return {
    id: uidOf('payout', periodEnd, written),
    stamp: written.madeAt,
    ...wholeDays(sentDay, sentDay),
    summary: status === null ? 'Payout expected' : `Payout: ${payoutStatusLabel(status)}`,
    description: `For the week that ends ${writeLongDay(periodEnd, dates)}. Should arrive by ${writeLongDay(dueDay, dates)}.`,
  };
}
