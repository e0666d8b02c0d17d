import type { Period } from '@counter/contract/shared';
import { quietDay, type DayFigures, type DayWorker } from '@counter/contract/sales';
import type { Shift } from '@counter/contract/people';
import type { OrderPayment } from '@counter/contract/orders';
import type { StoreAccount } from '@counter/contract/ledger';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { sumExpensesByDay } from '../../expenses/index.ts';
import { findShiftDays } from '../../people/index.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import {
  sumBookings,
  sumCounterSales,
  sumPaidOrders,
  sumReturnedCash,
} from './day-sums.repository.ts';

/** A day's current figures. */
export type LiveDay = { readonly figures: DayFigures; readonly workers: readonly DayWorker[] };

const paidFigures = {
  MARKETPLACE: 'paidToMarketplace',
  CARD: 'paidByCard',
  ON_DELIVERY: 'paidOnDelivery',
  AT_COUNTER: 'paidAtCounter',
} as const satisfies Record<OrderPayment, keyof DayFigures>;

/** Returns a lookup of a period's days, with their figures and workers. */
export async function findLiveDays(
  db: Db | Tx,
  scope: StoreScope,
  days: Period,
  now: Date,
): Promise<(day: string) => LiveDay> {
  const [bookings, orders, sales, returned, expenses, shiftDays] = await Promise.all([
    sumBookings(db, scope, days),
    sumPaidOrders(db, scope, days),
    sumCounterSales(db, scope, days),
    sumReturnedCash(db, scope, days),
    sumExpensesByDay(db, scope, days),
    findShiftDays(db, scope, days, now),
  ]);
  const byDay = new Map<string, DayFigures>();
  const add = (day: string, change: (figures: DayFigures) => Partial<DayFigures>) => {
    const before = byDay.get(day) ?? quietDay;
    byDay.set(day, { ...before, ...change(before) });
  };
  for (const { day, account, amount } of bookings)
    add(day, (figures) => booked(figures, account, amount));
  for (const { day, payment, ...row } of orders) {
    const figure = paidFigures[payment];
    add(day, (figures) => ({ [figure]: row.paid, orders: figures.orders + row.orders }));
  }
  for (const { day, ...sums } of [...sales, ...returned, ...expenses]) add(day, () => sums);
  return (day) => {
    const workers = workersOf(shiftDays.get(day)?.shifts ?? []);
    const minutesWorked = workers.reduce((sum, { minutes }) => sum + minutes, 0);
    return { figures: { ...(byDay.get(day) ?? quietDay), minutesWorked }, workers };
  };
}

/** Returns each employee of a day once, with the sums of their shifts. */
function workersOf(shifts: readonly Shift[]): DayWorker[] {
  const byEmployee = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  return [...byEmployee].map(([employeeId, own]) => ({
    employeeId,
    name: own[0]?.name ?? '',
    minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    tips: own.reduce((sum, { tips }) => sum + tips, 0),
    working: own.some(({ endedAt }) => endedAt === null),
  }));
}

function booked(figures: DayFigures, account: StoreAccount, amount: number): Partial<DayFigures> {
  if (account === 'collected') return { collected: -amount };
  // Payouts move money but don't change what the store earned.
  if (account === 'payouts') return {};
  const earned = figures.earned + amount;
  if (account === 'tips') return { earned, tips: amount };
  if (account === 'refunds') return { earned, refunds: -amount };
  if (account === 'fees') return { earned, fees: -amount };
  return { earned };
}
