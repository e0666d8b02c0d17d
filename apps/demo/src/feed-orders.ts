import {
  findMarketplaceMenu,
  findMarketplaceStores,
  type MarketplaceMenu,
} from '@counter/contract/integrations';
import { countOf, formatMoney, localTimeAt } from '@counter/contract/shared';
import { takesOrders } from '@counter/contract/store';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError, type FeedOptions } from './feed/arguments.ts';
import { createOrder } from './feed/order.ts';
import { createTurns } from './feed/turns.ts';
import { Refusal, type Call } from './feed-client.ts';
import type { Door, Placed } from './feed-doors.ts';

type Tools = {
  readonly call: Call;
  readonly door: Door;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

const menuFreshMs = 60_000;
const restMs = 30_000;
const maxInFlight = 20;

/**
 * Sends orders at the requested rate until there are enough or the signal is aborted. Orders are independent, so a slow
 * one delays no other.
 * @throws UsageError for an unknown store, Refusal for an unknown key
 */
export async function feedOrders(options: FeedOptions, tools: Tools): Promise<void> {
  const menus = createMenus(tools);
  const turns = await findTurns(options, tools);
  tools.say(`Sending ${describeRate(options.rate)} to ${[...new Set(turns)].join(', ')}`);
  const failed = new AbortController();
  const signal = AbortSignal.any([tools.signal, failed.signal]);
  const inFlight = new Set<Promise<void>>();
  let placed = 0;
  for (let turn = 0; placed < options.count; turn += 1) {
    const sending = sendOne(turns[turn % turns.length] ?? '', menus, tools)
      .then((isPlaced) => void (placed += Number(isPlaced)))
      .catch((error: unknown) => failed.abort(error))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    const limit = Math.min(maxInFlight, options.count - placed);
    if (inFlight.size >= limit) await Promise.race(inFlight);
    signal.throwIfAborted();
    if (placed < options.count) await pause(options.rate, signal);
  }
}

/** Pauses between two orders. Gaps vary like those of real customers, with the rate as their mean. */
async function pause(rate: number, signal: AbortSignal): Promise<void> {
  await sleep((1000 / rate) * (0.5 + Math.random()), undefined, { signal }).catch(() =>
    signal.throwIfAborted(),
  );
}

async function findTurns({ stores }: FeedOptions, { call, say, signal }: Tools): Promise<string[]> {
  for (;;) {
    const { data } = await call(findMarketplaceStores, {});
    const known = data.map(({ storeUrl }) => storeUrl);
    const unknown = stores.find((store) => !known.includes(store));
    if (unknown !== undefined) {
      throw new UsageError(
        `There is no store "${unknown}" here, but: ${known.join(', ') || 'none'}.`,
      );
    }
    if (stores.length > 0) return [...stores];
    if (known.length > 0) return createTurns(known);
    say('No store is approved yet; looking again in 30 s');
    await sleep(restMs, undefined, { signal });
  }
}

type Menus = {
  /** Returns a store's menu, at most a minute old; undefined while the store takes no orders. */
  find(storeUrl: string): Promise<MarketplaceMenu | undefined>;
  /** Skips a store for a while, then fetches its menu again. */
  rest(storeUrl: string): void;
};

function createMenus({ call, say }: Tools): Menus {
  type Kept = { readonly until: number; readonly menu: Promise<MarketplaceMenu | undefined> };
  const kept = new Map<string, Kept>();
  const ask = async (storeUrl: string) => {
    const { data } = await call(findMarketplaceMenu, { params: { storeUrl } });
    if (takesOrders(data.store.state)) return data;
    say(`${storeUrl} takes no orders now (${data.store.state}); looking again in a minute`);
    return undefined;
  };
  return {
    find: async (storeUrl) => {
      const known = kept.get(storeUrl);
      if (known && known.until > performance.now()) return known.menu;
      const menu = ask(storeUrl);
      kept.set(storeUrl, { until: performance.now() + menuFreshMs, menu });
      return menu;
    },
    rest: (storeUrl) =>
      kept.set(storeUrl, {
        until: performance.now() + restMs,
        menu: Promise.resolve(undefined),
      }),
  };
}

/** Returns true if an order was placed; false if the store is closed, sold out or refuses it. */
async function sendOne(storeUrl: string, menus: Menus, { door, say }: Tools): Promise<boolean> {
  try {
    const menu = await menus.find(storeUrl);
    const order = menu && createOrder(Math.random, menu, new Date());
    if (!menu || !order) return false;
    say(describeOrder(await door(order), menu.store));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code === 'NOT_SIGNED_IN') throw error;
    say(`${storeUrl} refused an order (${error.problem.code}): ${error.problem.detail}`);
    menus.rest(storeUrl);
    return false;
  }
}

function describeRate(rate: number): string {
  return rate < 1 ? `an order every ${Math.round(1 / rate)} s` : `${rate} orders a second`;
}

function describeOrder(order: Placed, { storeUrl, timeZone }: MarketplaceMenu['store']): string {
  const { orderNumber, totalItems, subtotal, currency, deliveryMethod, scheduledAt } = order;
  const items = countOf(totalItems, 'item', 'items');
  const price = formatMoney(subtotal, currency);
  const later = scheduledAt ? ` for ${describeTime(new Date(scheduledAt), timeZone)}` : '';
  return `${orderNumber}  ${storeUrl}  ${items}, ${price}, ${deliveryMethod}${later}`;
}

function describeTime(at: Date, timeZone: string): string {
  const { day, hour, minute } = localTimeAt(at, timeZone);
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
