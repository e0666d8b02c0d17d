import { spokenDayOf } from '@counter/contract/menu';
import { instantOf, type Day } from '@counter/contract/shared';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Work } from '../../../platform/events/work.ts';
import {
  addDailySales,
  findLeft,
  giveBackProducts,
  takeProducts,
  type TakenRow,
  type ProductUnits,
} from './daily-limits.repository.ts';

/**
 * Counts an order's products on a store day, in the order's transaction: all, or none if a daily limit has no room.
 * Sums up repeated products. Announces products that sell out to open screens.
 * @throws ProblemError ITEM_UNAVAILABLE that names the short products and how many are left
 */
export async function takeFromDailyLimits(
  work: Work,
  day: Day,
  units: readonly ProductUnits[],
): Promise<void> {
  const summed = sumUp(units);
  const taken = await takeProducts(work, day, summed);
  if (taken.length < summed.length) await refuse(work, day, missing(summed, taken));
  if (taken.some(isSoldOut)) work.emit({ kind: 'menu.changed' });
}

/**
 * Returns an order's products to the daily limits of a store day. Announces products that become available again to
 * open screens.
 */
export async function giveBackToDailyLimits(
  work: Work,
  day: Day,
  units: readonly ProductUnits[],
): Promise<void> {
  const summed = sumUp(units);
  const given = new Map(summed.map(({ productId, quantity }) => [productId, quantity]));
  const left = await giveBackProducts(work, day, summed);
  const returns = left.some(
    ({ productId, sold, dailyLimit }) =>
      dailyLimit !== null && sold < dailyLimit && sold + (given.get(productId) ?? 0) >= dailyLimit,
  );
  if (returns) work.emit({ kind: 'menu.changed' });
}

/** Counts the products of imported orders on a store day. Ignores limits and notifies nobody. */
export async function importDailySales(
  work: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  units: readonly ProductUnits[],
): Promise<void> {
  await addDailySales(work, day, sumUp(units));
}

function sumUp(units: readonly ProductUnits[]): ProductUnits[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of units) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return Array.from(sums, ([productId, quantity]) => ({ productId, quantity }));
}

function isSoldOut({ sold, dailyLimit }: TakenRow): boolean {
  return dailyLimit !== null && sold >= dailyLimit;
}

function missing(wanted: readonly ProductUnits[], taken: readonly TakenRow[]): number[] {
  const counted = new Set(taken.map(({ productId }) => productId));
  return wanted.flatMap(({ productId }) => (counted.has(productId) ? [] : [productId]));
}

async function refuse(work: Work, day: Day, ids: readonly number[]): Promise<never> {
  const { scope } = work;
  const when = spokenDayOf(instantOf(day, 0, scope.timeZone), work.at, scope);
  const lines = (await findLeft(work, day, ids)).map(({ name, left }) => {
    if (left === 0) return `${name} is sold out ${when}.`;
    return `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left ${when}.`;
  });
  throw new ProblemError('ITEM_UNAVAILABLE', lines.join(' '));
}
