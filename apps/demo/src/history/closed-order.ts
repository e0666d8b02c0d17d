import type { Random } from '../random.ts';
import type { Basket } from './basket.ts';
import type { DeliveryMethod, HistoricOrder, OrderOutcome, PlacedAt } from './order.ts';
import { createRejection } from './rejection.ts';

/** The state shared by generated orders. */
export type OrderMaker = { random: Random; nextBasket: () => Basket; nextCustomer: () => number };

/** The part of an order that doesn't depend on its outcome. */
export type OrderDraft = Omit<
  HistoricOrder,
  'outcome' | 'acceptAfterSeconds' | 'readyAfterMinutes' | 'completeAfterMinutes'
>;

const rejectShare = 0.035;
const scheduledShare = 0.08;

/** Generates a finished order. All its moves are within `age`, the minutes since it was placed. */
export function createClosedOrder(maker: OrderMaker, placed: PlacedAt, age: number): HistoricOrder {
  const { random } = maker;
  const wait = scheduleWait(random, placed.minute, age);
  const draft = createDraft(maker, placed);
  const pace = createPace(random, draft.deliveryMethod, wait, age);
  return {
    ...draft,
    ...(wait === undefined ? {} : { scheduledOffsetMinutes: wait }),
    ...pace,
    outcome: closeOrder(random, pace.acceptAfterSeconds, pace.readyAfterMinutes),
  };
}

/** Generates an order's customer, items, delivery method and tip. */
export function createDraft(maker: OrderMaker, placed: PlacedAt): OrderDraft {
  const { random, nextBasket, nextCustomer } = maker;
  const { lines, subtotal } = nextBasket();
  const deliveryMethod = random.weighted<DeliveryMethod>([
    [34, 'PICKUP'],
    [41, 'DIRECT'],
    [25, 'POOLED'],
  ]);
  const tip = createTip(random, subtotal, deliveryMethod);
  return { ...placed, customer: nextCustomer(), deliveryMethod, lines, tip };
}

function createTip(random: Random, subtotal: number, method: DeliveryMethod): number {
  if (!random.chance(method === 'PICKUP' ? 0.35 : 0.7)) return 0;
  const percent = random.weighted([
    [30, 10],
    [15, 12],
    [30, 15],
    [15, 18],
    [10, 20],
  ]);
  const exact = Math.round((subtotal * percent) / 100);
  return random.chance(0.3) ? Math.max(100, Math.round(exact / 100) * 100) : exact;
}

/** Returns the minutes until a scheduled order's time, within serving hours; mostly undefined. */
function scheduleWait(random: Random, minute: number, age: number): number | undefined {
  if (!random.chance(scheduledShare)) return undefined;
  const daysAhead = random.weighted([
    [60, 0],
    [30, 1],
    [10, 2],
  ]);
  const earliest = daysAhead === 0 ? minute + 75 : 690;
  const slot =
    15 * random.integer(Math.ceil(earliest / 15), Math.max(82, Math.ceil(earliest / 15)));
  const wait = daysAhead * 1440 + slot - minute;
  return slot <= 1230 && wait + 60 <= age ? wait : undefined;
}

function createPace(random: Random, method: DeliveryMethod, wait: number | undefined, age: number) {
  const acceptAfterSeconds = Math.min(age * 20, Math.round(25 + 170 * random.next() ** 2));
  const preparation = random.integer(9, 26);
  const ready = Math.max(4, wait === undefined ? preparation : wait - random.integer(2, 12));
  const handover = random.integer(2, 14) + (method === 'POOLED' ? 8 : 0);
  const completeAfterMinutes = Math.min(age, ready + handover);
  return {
    acceptAfterSeconds,
    readyAfterMinutes: Math.min(ready, completeAfterMinutes),
    completeAfterMinutes,
  };
}

function closeOrder(random: Random, accept: number, ready: number): OrderOutcome {
  return random.chance(rejectShare)
    ? createRejection(random, accept, ready)
    : { state: 'COMPLETED' };
}
