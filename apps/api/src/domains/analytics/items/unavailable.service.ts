import type { ItemFigure } from '@counter/contract/analytics';
import { addDays, dayAt, instantOf, type Period } from '@counter/contract/shared';
import type { Stretch } from '@counter/contract/store';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { OfferedProduct } from '../../menu/index.ts';
import { findDailySales, sumProductHours, type DailySale } from '../../orders/index.ts';
import { findOpeningRecord } from '../../store/index.ts';
import { storeClock, type StoreClock } from '../clock-hours.ts';
import { comparedDays, costOf, hourKey, weeksCompared } from '../closure-cost.ts';
import { workedTime } from '../closures.ts';
import { common, msOf, overlapOf, without } from '../spans.ts';
import { markedOff, servedTime, soldOut } from './item-outages.ts';
import { findOfferChanges, type OfferChangeRow } from './offer-changes.repository.ts';
import { offersOver, type OfferPiece } from './offer-record.ts';

type Asked = { readonly period: Period; readonly now: Date };

type Unavailable = NonNullable<ItemFigure['unavailable']>;

/** A product's intervals over the period and the weeks before it. */
type ItemTimes = {
  readonly productId: number;
  /** The time in which the store took orders and served the product. */
  readonly working: readonly Stretch[];
  readonly outages: readonly Stretch[];
  /** The outages during which it was sold out. */
  readonly soldOut: readonly Stretch[];
  /** The period's working time that was lost to outages. */
  readonly lost: readonly Stretch[];
};

/** Computes how long each product could not be ordered in a period, and an estimate of the cost. */
export async function findUnavailable(
  db: Db,
  scope: StoreScope,
  products: readonly OfferedProduct[],
  { period, now }: Asked,
): Promise<Map<number, Unavailable>> {
  const { timeZone } = scope;
  const end = instantOf(addDays(period.to, 1), 0, timeZone);
  const asked = { start: instantOf(period.from, 0, timeZone), end: end < now ? end : now };
  const firstDay = addDays(period.from, -7 * weeksCompared);
  const span = { start: instantOf(firstDay, 0, timeZone), end: asked.end };
  if (asked.start >= asked.end) return new Map();
  const [record, changes] = await Promise.all([
    findOpeningRecord(db, scope, span.start),
    findOfferChanges(db, scope, span.start),
  ]);
  const { working, closures } = workedTime(record, span);
  const offered = offersOf(products, changes, span);
  const limited = offered.filter(({ pieces }) => pieces.some(isLimited));
  const sales = await findDailySales(db, scope, {
    products: limited.map(({ productId }) => productId),
    from: firstDay,
    to: dayAt(asked.end, timeZone),
  });
  const tookOrders = working.flatMap((stretch) => without(stretch, closuresIn(closures, stretch)));
  const facts = { sales: Map.groupBy(sales, ({ productId }) => productId), tookOrders };
  const times = offered
    .map((product) => timesOf(product, { ...facts, timeZone, asked }))
    .filter(({ lost }) => lost.length > 0);
  return await withCosts(db, scope, times);
}

type Offered = { readonly productId: number; readonly pieces: readonly OfferPiece[] };

function offersOf(
  products: readonly OfferedProduct[],
  changes: readonly OfferChangeRow[],
  span: Stretch,
): Offered[] {
  const byProduct = Map.groupBy(changes, ({ productId }) => productId);
  return products.map((product) => ({
    productId: product.id,
    pieces: offersOver(product, byProduct.get(product.id) ?? [], span),
  }));
}

function isLimited({ offer }: OfferPiece): boolean {
  return offer.dailyLimit !== null;
}

function closuresIn(closures: readonly Stretch[], stretch: Stretch): Stretch[] {
  return closures.filter((closure) => overlapOf(closure, stretch));
}

type Facts = {
  readonly sales: ReadonlyMap<number, readonly DailySale[]>;
  readonly tookOrders: readonly Stretch[];
  readonly timeZone: string;
  readonly asked: Stretch;
};

function timesOf(
  { productId, pieces }: Offered,
  { sales, tookOrders, timeZone, asked }: Facts,
): ItemTimes {
  const marked = markedOff(pieces);
  const sold = soldOut(pieces, sales.get(productId) ?? [], timeZone).flatMap((stretch) =>
    without(stretch, marked),
  );
  const outages = [...marked, ...sold].toSorted((a, b) => a.start.getTime() - b.start.getTime());
  if (outages.length === 0) return { productId, working: [], outages, soldOut: sold, lost: [] };
  const working = common(tookOrders, servedTime(pieces, timeZone));
  const lost = common(common(working, outages), [asked]);
  return { productId, working, outages, soldOut: sold, lost };
}

async function withCosts(
  db: Db,
  scope: StoreScope,
  times: readonly ItemTimes[],
): Promise<Map<number, Unavailable>> {
  const { timeZone } = scope;
  const days = new Set(
    times.flatMap(({ lost }) => lost.map(({ start }) => dayAt(start, timeZone))),
  );
  const rows = await sumProductHours(db, scope, {
    products: times.map(({ productId }) => productId),
    days: [...new Set([...days].flatMap(comparedDays))],
  });
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  const clock = storeClock(timeZone);
  return new Map(
    times.map((item) => {
      const hours = byProduct.get(item.productId) ?? [];
      const sold = new Map(hours.map((row) => [hourKey(row), row.netSales]));
      return [item.productId, toUnavailable(item, { clock, sold })];
    }),
  );
}

function toUnavailable(
  { working, outages, soldOut: sold, lost }: ItemTimes,
  { clock, sold: past }: { readonly clock: StoreClock; readonly sold: ReadonlyMap<string, number> },
): Unavailable {
  const worked = { working, closures: outages };
  const costs = lost.map((stretch) => costOf(stretch, { clock, worked, sold: past }));
  const known = costs.filter((cost) => cost !== undefined);
  return {
    minutes: minutesOf(lost),
    soldOutMinutes: minutesOf(common(lost, sold)),
    cost: known.length < costs.length ? null : known.reduce((sum, cost) => sum + cost, 0),
  };
}

function minutesOf(stretches: readonly Stretch[]): number {
  return Math.round(stretches.reduce((total, one) => total + msOf(one), 0) / 60_000);
}
