import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { placeOrder } from '@counter/contract/integrations';
import type { Place } from '../places.ts';
import { apiKey, customerPhone, sessionToken } from '../seed/people.ts';
import { percentile } from '../statistics.ts';
import { asked } from './asked.ts';
import { openScreen, type Screen } from './screen.ts';

/** The times from sending an order until a screen has it, over all screens and orders, in milliseconds. */
export type ScreenLatency = {
  readonly screens: number;
  readonly orders: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

const betweenOrdersMs = 1000;
const timeoutMs = 15_000;

/** Sends an order every second and waits for it on every screen of the store. */
export async function measureScreens(
  { market, product: { url } }: Place,
  { screens, orders }: Pick<ScreenLatency, 'screens' | 'orders'>,
): Promise<ScreenLatency> {
  const { storeId, storeUrl } = market;
  const open: Screen[] = [];
  for (let n = 1; n <= screens; n += 1) {
    open.push(await openScreen({ url, storeId, token: sessionToken(n, storeUrl) }));
  }
  try {
    const latencies: number[] = [];
    for (let n = 1; n <= orders; n += 1) {
      const pause = delay(betweenOrdersMs);
      const sentAt = performance.now();
      const orderNumber = await sendOrder(url, storeUrl, n);
      const shown = await Promise.all(open.map((screen) => shownAt(screen, orderNumber)));
      latencies.push(...shown.map((at) => at - sentAt));
      await pause;
    }
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share));
    return { screens, orders, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 };
  } finally {
    for (const screen of open) screen.close();
  }
}

/** Sends a store's n-th order and returns its number. */
export async function sendOrder(url: string, storeUrl: string, n: number): Promise<string> {
  const body = {
    storeUrl,
    customer: { name: `Customer ${n}`, phone: customerPhone(n) },
    deliveryMethod: 'PICKUP',
    items: [{ productId: n, quantity: 1 }],
    tip: 0,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await asked({ url, token: apiKey }, placeOrder.path, body, headers);
  return placeOrder.answer.parse(JSON.parse(answer)).data.orderNumber;
}

/**
 * Waits until a screen shows an order. Returns the time of `performance.now`.
 * @throws Error after 15 s
 */
export async function shownAt(screen: Screen, orderNumber: string): Promise<number> {
  const giveUpAt = performance.now() + timeoutMs;
  while (performance.now() < giveUpAt) {
    const at = screen.shownAt(orderNumber);
    if (at !== undefined) return at;
    await delay(20);
  }
  throw new Error(`A screen did not show order ${orderNumber} within ${timeoutMs / 1000} s.`);
}
