import type { Catalogue } from './catalogue/catalogue.ts';
import { createBaskets } from './history/basket.ts';
import { addDays } from './history/calendar.ts';
import { createOpenOrders, openWindowMinutes } from './history/open-orders.ts';
import type { HistoricOrder } from './history/order.ts';
import { createClosedOrder } from './history/closed-order.ts';
import type { OrderMaker } from './history/closed-order.ts';
import { createMoments, createVolume } from './history/rhythm.ts';
import type { DemoCustomer } from './people.ts';
import type { Random } from './random.ts';

export type { HistoricOrder, HistoricLine } from './history/order.ts';

export type HistoryInput = {
  random: Random;
  catalogue: Catalogue;
  customers: readonly DemoCustomer[];
  /** The number of whole days before today. */
  days: number;
  /** The store's today, YYYY-MM-DD. */
  today: string;
  /** The current minute of the store's day. */
  nowMinutes: number;
  /** On an average day. */
  ordersPerDay: number;
};

/**
 * Generates a store's orders of the last days and of today so far, oldest first, deterministically. Orders placed more
 * than 40 minutes ago are closed; later ones are still open, and two of those are scheduled for later.
 */
export function* createHistory(input: HistoryInput): Generator<HistoricOrder> {
  const maker = createMaker(input);
  for (let ago = input.days; ago >= 1; ago -= 1) {
    const day = { date: addDays(input.today, -ago), ago };
    yield* createDay(input, maker, day, { until: 1440, age: ago * 1440 + input.nowMinutes });
  }
  const until = input.nowMinutes - openWindowMinutes;
  const today = { date: input.today, ago: 0 };
  yield* createDay(input, maker, today, { until, age: input.nowMinutes });
  yield* createOpenOrders(maker, input);
}

function createMaker({ random, catalogue, customers }: HistoryInput): OrderMaker {
  return {
    random,
    nextBasket: createBaskets(random, catalogue),
    nextCustomer: random.chooser(customers.map(({ loyalty }, index) => [loyalty, index])),
  };
}

/** `age` is the minutes since the day began. */
function* createDay(
  { random, days, ordersPerDay }: HistoryInput,
  maker: OrderMaker,
  day: { date: string; ago: number },
  { until, age }: { until: number; age: number },
): Generator<HistoricOrder> {
  const count = createVolume(random, { ...day, days, average: ordersPerDay });
  for (const moment of createMoments(random, day.date, count)) {
    if (moment.minute >= until) return;
    yield createClosedOrder(maker, { day: day.date, ...moment }, age - moment.minute - 1);
  }
}
