import {
  accuracyOf,
  backtest,
  expectCount,
  historyDays,
  minHistory,
  rangeAround,
  sharesOn,
  type DayParts,
  type Forecast,
  type ForecastDay,
  type Trial,
} from '@counter/contract/analytics';
import { addDays, type Day, dayAt, instantOf, type Period } from '@counter/contract/shared';
import type { WorkingHours } from '@counter/contract/store';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { countDue, findQuantitiesPerOrder } from '../../orders/index.ts';
import { findOpeningRecord, type OpeningRecord } from '../../store/index.ts';
import {
  findSoldHours,
  findSoldProducts,
  type HourRow,
  type ProductRow,
} from './forecast.repository.ts';
import { shareOfHour, workedDays } from './worked-days.ts';

const daysAhead = 7;

/** The days of product sales to learn from. Fewer than for orders, because menus change more often. */
const productDays = 28;

/** The days over which an order's quantities are averaged. */
const quantityDays = 14;

const maxItems = 30;

/** Forecasts the orders and items of the next seven days from the store's last twelve weeks. */
export async function findForecast(db: Db, scope: StoreScope, now: Date): Promise<Forecast> {
  const { timeZone } = scope;
  const today = dayAt(now, timeZone);
  const yesterday = addDays(today, -1);
  const past = { from: addDays(today, -historyDays), to: yesterday };
  const coming = { from: addDays(today, 1), to: addDays(today, daysAhead) };
  const productPeriod = { from: addDays(today, -productDays), to: yesterday };
  const [record, hours, products, quantities, due] = await Promise.all([
    findOpeningRecord(db, scope, instantOf(past.from, 0, timeZone)),
    findSoldHours(db, scope, past),
    findSoldProducts(db, scope, { period: productPeriod, products: maxItems * 2 }),
    findQuantitiesPerOrder(db, scope, { from: addDays(today, -quantityDays), to: today }),
    countDue(db, scope, coming),
  ]);
  const history = hoursByDay(hours, usableDays(record, hours, past));
  const counts = history.map(({ day, count }) => ({ day, count }));
  const trials = backtest(counts);
  const items = createItems(productsByDay(products, history), {
    names: new Map(products.map(({ productId, productName }) => [productId, productName])),
    perOrder: new Map(quantities.map(({ productId, perOrder }) => [productId, perOrder])),
  });
  const known: Known = { history, trials, items, hours: currentHours(record) };
  const daysMissing = Math.max(0, minHistory - history.length);
  const days = Array.from({ length: daysAhead }, (_, index) => {
    const day = addDays(today, index + 1);
    const scheduled = due.find((one) => one.day === day)?.orders ?? 0;
    return { ...forecastDay(known, day, daysMissing === 0), scheduled };
  });
  return { days, daysMissing, accuracy: accuracyOf(trials) ?? null };
}

/** Returns the days to learn from: those on which the store worked, or sold before its hours were recorded. */
function usableDays(
  record: OpeningRecord,
  hours: readonly HourRow[],
  past: Period,
): ReadonlySet<Day> {
  const since = dayAt(record.since, record.timeZone);
  const sold = hours.map(({ day }) => day).filter((day) => day <= since);
  const first = hours[0]?.day;
  return new Set([...sold, ...workedDays(record, past).filter((day) => first && day >= first)]);
}

/** Returns the current hours. */
function currentHours({ hours, timeZone }: OpeningRecord): WorkingHours {
  const { until: _, ...current } = hours.at(-1) ?? noHours;
  return { timeZone, ...current };
}

const noHours = { hours: [], deliveryHours: null, exceptions: [], until: null };

function hoursByDay(rows: readonly HourRow[], days: ReadonlySet<Day>): DayParts[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...days].toSorted().map((day) => {
    const parts = new Map((byDay.get(day) ?? []).map(({ hour, orders }) => [hour, orders]));
    return { day, count: [...parts.values()].reduce((total, orders) => total + orders, 0), parts };
  });
}

function productsByDay(rows: readonly ProductRow[], history: readonly DayParts[]): DayParts[] {
  const first = rows[0]?.day;
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return history
    .filter(({ day }) => first !== undefined && day >= first)
    .map(({ day, count }) => ({
      day,
      count,
      parts: new Map((byDay.get(day) ?? []).map(({ productId, orders }) => [productId, orders])),
    }));
}

type ItemsOf = (day: Day, orders: number) => ForecastDay['items'];

type Products = {
  readonly names: ReadonlyMap<number, string>;
  readonly perOrder: ReadonlyMap<number, number>;
};

function createItems(past: readonly DayParts[], { names, perOrder }: Products): ItemsOf {
  return (day, orders) =>
    [...sharesOn(past, day)]
      .map(([product, share]) => ({
        productName: names.get(product) ?? '',
        quantity: Math.round(orders * share * (perOrder.get(product) ?? 1)),
      }))
      .filter(({ quantity }) => quantity > 0)
      .toSorted((a, b) => b.quantity - a.quantity || (a.productName < b.productName ? -1 : 1))
      .slice(0, maxItems);
}

type Known = {
  readonly history: readonly DayParts[];
  readonly trials: readonly Trial[];
  readonly items: ItemsOf;
  readonly hours: WorkingHours;
};

function forecastDay(known: Known, day: Day, isEnough: boolean): Omit<ForecastDay, 'scheduled'> {
  const openOn = openShares(known.hours, day);
  const closed = openOn.every(({ open }) => open === 0);
  if (!isEnough || closed) {
    const expected = isEnough ? { orders: 0, from: 0, to: 0 } : null;
    return { day, closed, expected, hours: [], items: [] };
  }
  const usual = expectCount(
    known.history.map((one) => ({ day: one.day, count: one.count })),
    day,
  );
  const shares = sharesOn(known.history, day);
  const hours = openOn
    .map(({ hour, part }) => ({ hour, orders: usual * (shares.get(hour) ?? 0) * part }))
    .map(({ hour, orders }) => ({ hour, orders: Math.round(orders * 10) / 10 }))
    .filter(({ orders }) => orders > 0);
  const open = openOn.reduce((total, { hour, part }) => total + (shares.get(hour) ?? 0) * part, 0);
  const orders = usual * open;
  const expected = { orders: Math.round(orders), ...rangeAround(orders, known.trials) };
  return { day, closed, expected, hours, items: known.items(day, orders) };
}

/** Returns each hour's share of its usual open time, which an exception may shorten. */
function openShares(hours: WorkingHours, day: Day) {
  const openIn = shareOfHour(hours, day);
  const usuallyIn = shareOfHour({ ...hours, exceptions: [] }, day);
  return Array.from({ length: 24 }, (_, hour) => {
    const [open, usual] = [openIn(hour), usuallyIn(hour)];
    return { hour, open, part: usual > 0 ? Math.min(1, open / usual) : 1 };
  });
}
