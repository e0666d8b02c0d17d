import type { WebStoreDay } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import { type StoreScope, type Tx, importWebStoreDays } from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import type { Draft } from './past-order.ts';

/** Keeps the chance of visits apart from that of the orders. */
const visitSeed = 1100;

/** The web store takes such a share of the orders. */
const webStoreShare = 0.3;

/** Visits, menus and baskets that end there, for each order: from and to. */
const basketsPerOrder = [1.45, 1.8] as const;
const menusPerBasket = [2.8, 3.6] as const;
const visitsPerMenu = [1.05, 1.14] as const;
/** On a day without an order somebody looks, too. */
const lookers = [2, 9] as const;

/** Writes how many browsers came to a store's own page on each day with orders, and what came of it. */
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

/** Makes up the visits of a day from its orders. */
export function createDay(day: string, placed: number, random: Random): WebStoreDay {
  let orders = 0;
  for (let order = 0; order < placed; order += 1) if (random.chance(webStoreShare)) orders += 1;
  const times = ([from, to]: readonly [number, number]) => from + random.next() * (to - from);
  const baskets = Math.ceil(orders * times(basketsPerOrder));
  const menuViews = Math.ceil(baskets * times(menusPerBasket)) + random.integer(...lookers);
  const visits = Math.ceil(menuViews * times(visitsPerMenu));
  return { day, visits, menuViews, baskets, orders };
}
