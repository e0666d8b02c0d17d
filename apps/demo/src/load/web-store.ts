import type { WebStoreDay } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import { type StoreScope, type Tx, importWebStoreDays } from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import type { Draft } from './past-order.ts';

/** A separate seed, so that visits don't change the random orders. */
const visitSeed = 1100;

/** The web store's share of the orders. */
const webStoreShare = 0.3;

/** The minimum and maximum number of visits, menu views and baskets that lead to one order. */
const basketsPerOrder = [1.45, 1.8] as const;
const menusPerBasket = [2.8, 3.6] as const;
const visitsPerMenu = [1.05, 1.14] as const;
/** The visits on a day without orders. */
const lookers = [2, 9] as const;

/** Writes the number of web store visitors on each day with orders, and what they did. */
export async function createWebStoreDays(
  tx: Tx,
  scope: StoreScope,
  { drafts, seed }: { readonly drafts: readonly Draft[]; readonly seed: number },
): Promise<void> {
  const random = createRandom(seed + visitSeed);
  const byDay = Map.groupBy(drafts, ({ placedAt }) => dayAt(placedAt, scope.timeZone));
  const days = Array.from(byDay, ([day, placed]) => createDay(day, placed.length, random));
  await importWebStoreDays(tx, scope, days);
}

/** Generates a day's visits from its orders. */
export function createDay(day: string, placed: number, random: Random): WebStoreDay {
  let orders = 0;
  for (let order = 0; order < placed; order += 1) if (random.chance(webStoreShare)) orders += 1;
  const times = ([from, to]: readonly [number, number]) => from + random.next() * (to - from);
  const baskets = Math.ceil(orders * times(basketsPerOrder));
  const menuViews = Math.ceil(baskets * times(menusPerBasket)) + random.integer(...lookers);
  const visits = Math.ceil(menuViews * times(visitsPerMenu));
  return { day, visits, menuViews, baskets, orders };
}
