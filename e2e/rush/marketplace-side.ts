import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../support/api.ts';
import { openMarketplace } from '../support/marketplace.ts';
import type { Chance } from './chance.ts';

/** An order that the marketplace was told is in. Times in milliseconds since 1970. */
export type Arrival = {
  readonly orderNumber: string;
  /** The time it was first sent, or sent again because the server was gone. */
  readonly sentAt: number;
};

type Evening = {
  readonly orders: number;
  readonly seconds: number;
  readonly chance: Chance;
  /** Hears of each order when it was acknowledged, and of each time that it got no answer. */
  readonly onArrival?: (orderNumber: string) => void;
  readonly onSilence?: (error: unknown) => void;
};

const customers = ['Ana Ortiz', 'Ben Okafor', 'Chloe Marsh', 'Dev Patel', 'Eva Lind', 'Finn Cole'];

/** The share of the orders that have come in after a share of the evening: slow, a peak, slow again. */
function curve(share: number): number {
  return share * share * (3 - 2 * share);
}

/**
 * Sends orders in over an evening, most of them in its middle. An order that gets no answer is sent again under
 * the same key until it gets one, as the intake asks of a marketplace. Returns what was acknowledged.
 */
export async function sendOrders(
  url: string,
  storeUrl: string,
  { orders, seconds, chance, onArrival, onSilence }: Evening,
): Promise<Arrival[]> {
  const marketplace = openMarketplace(url, storeUrl);
  const beganAt = performance.now();
  const arrivals: Promise<Arrival>[] = [];
  const place = async (n: number): Promise<Arrival> => {
    const name = chance.pick(customers) ?? 'Nadia Rahman';
    const customer = { name, phone: `+1 (212) 555-01${String(n % 100).padStart(2, '0')}` };
    const key = randomUUID();
    for (;;) {
      const sentAt = Date.now();
      try {
        const { orderNumber } = await marketplace.order({ customer }, key);
        onArrival?.(orderNumber);
        return { orderNumber, sentAt };
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) throw error;
        onSilence?.(error);
        await delay(500);
      }
    }
  };
  for (let n = 0; n < orders; n += 1) {
    while (curve(Math.min(1, (performance.now() - beganAt) / 1000 / seconds)) * orders < n) {
      await delay(50);
    }
    arrivals.push(place(n));
  }
  return Promise.all(arrivals);
}
