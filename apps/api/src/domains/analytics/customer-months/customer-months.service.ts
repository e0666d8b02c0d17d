import {
  customerMonths,
  dayNumber,
  lookbackOf,
  monthsUntil,
  type CustomerMonth,
} from '@counter/contract/analytics';
import { dayAt, type Day } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findOrderDays, type OrderDaysRow } from './customer-months.repository.ts';

/** Counts a store's customers for each of the last 12 months. */
export async function findCustomerMonths(
  db: Db,
  scope: StoreScope,
  now: Date,
): Promise<{ today: Day; months: CustomerMonth[] }> {
  const { timeZone } = scope;
  const today = dayAt(now, timeZone);
  const months = monthsUntil(today);
  const lookback = lookbackOf(months);
  const rows = await findOrderDays(db, scope, lookback);
  const number = remember(dayNumber);
  const customers = rows.map((row) => ({
    first: number(firstDayOf(row, lookback, timeZone)),
    days: row.days.map(number),
  }));
  return { today, months: customerMonths(customers, { months, today }) };
}

/**
 * Returns the day of a customer's first order. Within the lookback it is the recorded day, which follows the time zone
 * of that time.
 */
function firstDayOf({ firstAt, days: [earliest] }: OrderDaysRow, lookback: Day, zone: string): Day {
  const day = dayAt(firstAt, zone);
  return day < lookback || earliest === undefined ? day : earliest;
}

function remember<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
