import {
  acceptOrder,
  delayOrder,
  findOrder,
  undoMove,
  type DelayReason,
  type Order,
} from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function accept({ id: orderId }: Order, minutes?: number) {
  const body = { storeId: shop.store.id, orderId, status: 'STORE_ACCEPTED' as const };
  const promised = minutes === undefined ? {} : { minutes };
  return market.test.call(acceptOrder, { body: { ...body, ...promised } }, shop.owner);
}

async function delay(order: Order, minutes: number, reason: DelayReason = 'KitchenBusy') {
  const { id: orderId, estimatedPickupTime: pickupTime } = order;
  const body = { storeId: shop.store.id, orderId, minutes, reason, pickupTime };
  return market.test.call(delayOrder, { body }, shop.owner);
}

function minutesFromNow(minutes: number): string {
  return new Date(market.clock.now().getTime() + minutes * 60_000).toISOString();
}

describe('accepting an order', () => {
  it('promises it in as many minutes as the store says', async () => {
    const order = await shop.place();
    expect(orderOf(await accept(order, 35)).estimatedPickupTime).toBe(minutesFromNow(35));
  });

  it('keeps the pickup time of a press queued offline, while that is ahead', async () => {
    const pressed = async (order: Order, pressedAt: string) => {
      const claims = { storeId: shop.store.id, orderId: order.id };
      const body = { ...claims, status: 'STORE_ACCEPTED' as const, minutes: 20, pressedAt };
      return orderOf(await market.test.call(acceptOrder, { body }, shop.owner)).estimatedPickupTime;
    };
    expect(await pressed(await shop.place(), minutesFromNow(-12))).toBe(minutesFromNow(8));
    expect(await pressed(await shop.place(), minutesFromNow(-40))).toBe(minutesFromNow(5));
    expect(await pressed(await shop.place(), minutesFromNow(40))).toBe(minutesFromNow(20));
  });

  it('keeps the pickup time if no minutes are given', async () => {
    const order = await shop.place();
    expect(orderOf(await accept(order)).estimatedPickupTime).toBe(order.estimatedPickupTime);
  });

  it("keeps a scheduled order's time unless that is too soon", async () => {
    const scheduledAt = minutesFromNow(60);
    const [early, late] = [await shop.place({ scheduledAt }), await shop.place({ scheduledAt })];
    expect(orderOf(await accept(early, 30)).estimatedPickupTime).toBe(scheduledAt);
    expect(orderOf(await accept(late, 90)).estimatedPickupTime).toBe(minutesFromNow(90));
  });

  it('can be undone, which restores the pickup time', async () => {
    const order = await shop.place();
    orderOf(await accept(order, 50));
    const body = { storeId: shop.store.id, orderId: order.id, move: 'accept' as const };
    const after = orderOf(await market.test.call(undoMove, { body }, shop.owner));
    expect(after.estimatedPickupTime).toBe(order.estimatedPickupTime);
  });

  it.each([0, 3, 7, 125, 2.5])('refuses %s minutes', async (minutes) => {
    expect((await accept(await shop.place(), minutes)).statusCode).toBe(422);
  });
});

describe('delaying an order', () => {
  it('moves its pickup time and records the reason in its timeline', async () => {
    const order = orderOf(await accept(await shop.place(), 20));
    const delayed = orderOf(await delay(order, 10, 'CourierLate'));
    expect(delayed).toMatchObject({ estimatedPickupTime: minutesFromNow(30), delayedMinutes: 10 });
    const params = { storeId: String(shop.store.id), orderNumber: order.orderNumber };
    const { timeline } = await market.ask(findOrder, { params }, shop.owner);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'delayed',
      by: shop.owner.name,
      message: '10 minutes: The courier is late',
    });
  });

  it('applies once if the same delay is sent repeatedly', async () => {
    const order = orderOf(await accept(await shop.place(), 20));
    for (const answer of await Promise.all([delay(order, 5), delay(order, 5)])) {
      expect([200, 409]).toContain(answer.statusCode);
    }
    expect(orderOf(await delay(order, 5)).delayedMinutes).toBe(5);
  });

  it('refuses a stale pickup time and names the new one', async () => {
    const order = orderOf(await accept(await shop.place(), 20));
    orderOf(await delay(order, 5));
    const answer = await delay(order, 15);
    expect(answer.json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(answer.json<Problem>().detail).toContain('Its pickup is now at 12:25 PM');
  });

  it('adds up to 120 minutes at most', async () => {
    const order = orderOf(await accept(await shop.place(), 20));
    const delayed = orderOf(await delay(order, 115));
    expect((await delay(delayed, 10)).json<Problem>().detail).toContain(
      'is already delayed by 115 minutes',
    );
    expect(orderOf(await delay(delayed, 5)).delayedMinutes).toBe(120);
  });

  it('is only for orders in preparation', async () => {
    const order = await shop.place();
    expect((await delay(order, 5)).json<Problem>().detail).toBe(
      `Order ${order.orderNumber} is New. Accept it first.`,
    );
    orderOf(await accept(order));
    const ready = orderOf(await shop.move(order.id, 'ready'));
    expect((await delay(ready, 5)).json<Problem>().detail).toContain('is Ready.');
  });
});
