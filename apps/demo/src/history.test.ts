import { describe, expect, it } from 'vitest';
import { grocer } from './catalogue/grocer.ts';
import { kitchen } from './catalogue/kitchen.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createHistory } from './history.ts';
import type { HistoricOrder } from './history.ts';
import { addDays, weekday } from './history/calendar.ts';
import { createCustomers } from './people.ts';
import { createRandom } from './random.ts';

const today = '2026-03-10';

function makeHistory(
  catalogue: Catalogue,
  { seed = 11, nowMinutes = 1140, ordersPerDay = 50, days = 90 } = {},
): HistoricOrder[] {
  const random = createRandom(seed);
  const customers = createCustomers(random, 400);
  const input = { random, catalogue, customers, days, today, nowMinutes, ordersPerDay };
  return [...createHistory(input)];
}

const share = (orders: HistoricOrder[], test: (order: HistoricOrder) => boolean) =>
  orders.filter(test).length / orders.length;

const kitchenOrders = makeHistory(kitchen);
const grocerOrders = makeHistory(grocer, { ordersPerDay: 80 });
const shops = [
  { name: 'kitchen', catalogue: kitchen, orders: kitchenOrders },
  { name: 'grocer', catalogue: grocer, orders: grocerOrders },
];

describe('createHistory', () => {
  it('is reproducible for a seed and differs for another', () => {
    expect(makeHistory(kitchen)).toEqual(kitchenOrders);
    expect(makeHistory(kitchen, { seed: 12 })).not.toEqual(kitchenOrders);
  });

  it('fills the past days with about the requested number of orders, oldest first', () => {
    expect(new Set(kitchenOrders.map(({ day }) => day)).size).toBe(91);
    expect(kitchenOrders[0]?.day).toBe(addDays(today, -90));
    expect(kitchenOrders.length / 90).toBeGreaterThan(44);
    expect(kitchenOrders.length / 90).toBeLessThan(56);
    const moments = kitchenOrders.map((o) => `${o.day} ${o.minute * 60 + o.second + 100_000}`);
    expect(moments.toSorted()).toEqual(moments);
  });

  it('peaks at lunch and dinner, and on weekends more than Mondays', () => {
    const meal = ({ minute: m }: HistoricOrder) => (m >= 690 && m < 810) || (m >= 1080 && m < 1230);
    expect(share(kitchenOrders, meal)).toBeGreaterThan(0.5);
    const on = (day: number) => kitchenOrders.filter((order) => weekday(order.day) === day).length;
    expect(on(6)).toBeGreaterThan(on(1) * 1.3);
  });

  it('fills bigger baskets at the grocer', () => {
    const lines = (orders: HistoricOrder[]) =>
      orders.reduce((total, order) => total + order.lines.length, 0) / orders.length;
    expect(lines(grocerOrders)).toBeGreaterThan(lines(kitchenOrders) * 2);
  });

  it('cancels, schedules and tips at realistic rates', () => {
    const orders = [...kitchenOrders, ...grocerOrders];
    expect(share(orders, (o) => o.outcome.state === 'STORE_REJECT')).toBeCloseTo(0.035, 2);
    const scheduled = share(orders, (o) => o.scheduledOffsetMinutes !== undefined);
    expect(scheduled).toBeGreaterThan(0.06);
    expect(scheduled).toBeLessThan(0.09);
    expect(share(orders, (o) => o.tip === 0)).toBeGreaterThan(0.25);
    expect(orders.every((o) => Number.isInteger(o.tip) && o.tip >= 0)).toBe(true);
  });

  it('has some regular customers', () => {
    const visits = Object.values(Object.groupBy(kitchenOrders, ({ customer }) => customer));
    expect(Math.max(...visits.map((orders) => orders?.length ?? 0))).toBeGreaterThan(30);
    expect(visits.length).toBeGreaterThan(250);
  });
});

describe.each(shops)('orders of the $name', ({ catalogue, orders }) => {
  it('contain only available products, each once', () => {
    for (const { lines } of orders) {
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines.map(({ product }) => product)).size).toBe(lines.length);
      expect(lines.some((l) => catalogue.products[l.product]?.available === false)).toBe(false);
    }
  });

  it("respect every option group's minimum and maximum", () => {
    for (const line of orders.flatMap(({ lines }) => lines)) {
      const groups = catalogue.products[line.product]?.options ?? [];
      for (const [option, group] of groups.entries()) {
        const taken = line.choices.filter((choice) => choice.option === option);
        expect(taken.length).toBeGreaterThanOrEqual(group.minimum);
        expect(taken.length).toBeLessThanOrEqual(group.maximum);
        expect(new Set(taken.map(({ choice }) => choice)).size).toBe(taken.length);
        expect(taken.every(({ choice }) => choice < group.choices.length)).toBe(true);
      }
      expect(line.choices.every(({ option }) => option < groups.length)).toBe(true);
    }
  });
});

describe.each([0, 7, 180, 700, 1140, 1439])('at minute %i of today', (nowMinutes) => {
  const orders = makeHistory(kitchen, { nowMinutes, days: 3 });
  const open = orders.filter(({ outcome }) => outcome.state === 'OPEN');
  const stage = (name: string) =>
    open.filter((o) => o.outcome.state === 'OPEN' && o.outcome.stage === name);
  const age = (o: HistoricOrder) =>
    (Date.parse(today) - Date.parse(o.day)) / 60_000 + nowMinutes - o.minute;

  it('leaves some orders open, including scheduled ones', () => {
    const unscheduled = (name: string) =>
      stage(name).filter((o) => o.scheduledOffsetMinutes === undefined).length;
    expect([2, 3, 4]).toContain(unscheduled('NEW'));
    expect([2, 3]).toContain(unscheduled('STORE_ACCEPTED'));
    expect([1, 2]).toContain(unscheduled('READY'));
    const due = open.flatMap((o) => o.scheduledOffsetMinutes ?? []).length;
    expect(due).toBe(2);
  });

  it('has no events in the future', () => {
    for (const order of orders) {
      expect(age(order) * 60 - order.second).toBeGreaterThanOrEqual(0);
      expect(order.acceptAfterSeconds / 60).toBeLessThanOrEqual(order.readyAfterMinutes);
      expect(order.readyAfterMinutes).toBeLessThanOrEqual(order.completeAfterMinutes);
      const oldest = order.outcome.state === 'OPEN' ? 40 : Infinity;
      expect(age(order)).toBeLessThanOrEqual(oldest);
    }
    for (const order of orders.filter(({ outcome }) => outcome.state !== 'OPEN')) {
      expect(order.completeAfterMinutes).toBeLessThan(age(order));
    }
  });

  it('schedules the waiting orders after now', () => {
    for (const order of open) {
      if (order.scheduledOffsetMinutes === undefined) continue;
      expect(order.scheduledOffsetMinutes).toBeGreaterThan(age(order));
    }
  });
});

it('makes 12,000 orders in well under a second', () => {
  const start = performance.now();
  const orders = makeHistory(grocer, { ordersPerDay: 134 });
  expect(orders.length).toBeGreaterThan(11_000);
  expect(performance.now() - start).toBeLessThan(1000);
});
