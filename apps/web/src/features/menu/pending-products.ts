import { availabilityAt, isOffered, startOfNextDay, type Product } from '@counter/contract/menu';
import type { Until } from '../../ui/forms/until-choice.ts';

/** A local change of a product's availability. */
export type Mark = {
  readonly product: Product;
  readonly available: boolean;
  readonly until: Until;
};

/** Local changes that the server has not confirmed yet. */
export type PendingProducts = {
  readonly marks: readonly Mark[];
  readonly removed: ReadonlySet<number>;
};

/** Returns the products with pending changes applied. */
export function withPending(
  products: readonly Product[],
  { marks, removed }: PendingProducts,
  timeZone: string,
  at: Date,
): readonly Product[] {
  const latest = new Map(marks.map((mark) => [mark.product.id, mark]));
  return products
    .filter(({ id }) => !removed.has(id))
    .map((product) => {
      const mark = latest.get(product.id);
      return mark ? marked(product, mark, timeZone, at) : product;
    });
}

function marked(product: Product, mark: Mark, timeZone: string, at: Date): Product {
  const unavailableUntil = mark.available ? null : endOf(mark.until, timeZone, at);
  const word = { available: mark.available, unavailableUntil };
  const { menuHours, dailyLimit, soldToday: sold, enabledDailyLimit } = product;
  const limit = enabledDailyLimit ? dailyLimit : null;
  const facts = { ...word, menuHours, dailyLimit: limit, sold, timeZone };
  const { state, until } = availabilityAt(facts, at);
  return {
    ...product,
    available: isOffered(word, at),
    unavailableUntil: unavailableUntil?.toISOString() ?? null,
    availability: { state, until: until?.toISOString() ?? null },
  };
}

function endOf(until: Until, timeZone: string, at: Date): Date | null {
  if (until === null) return null;
  return until === 'TODAY' ? startOfNextDay(at, timeZone) : new Date(until);
}
