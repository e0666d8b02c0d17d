import { addDays, type Day } from '../../shared/zone.ts';

/** The days without an order after which a customer is lost. */
export const lostAfterDays = 60;

/** A new customer who orders again within this many days counts as returned. */
export const againWithinDays = 30;

export const monthsShown = 12;

/** The days on which a customer ordered, as `dayNumber`s. */
export type OrderDays = {
  /** The day of the first order ever. */
  readonly first: number;
  /** Days since the start of the lookback, without duplicates, earliest first. */
  readonly days: readonly number[];
};

/** A month's customers. */
export type CustomerMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Customers whose first order was in the month. */
  readonly newCustomers: number;
  /** Customers who ordered in the month and before it. */
  readonly returningCustomers: number;
  /** Customers who went 60 days without an order, counted on the day those ran out. */
  readonly lostCustomers: number;
  /** New customers whose 30 days are over, and how many of them ordered again in time. */
  readonly newWithTime: number;
  readonly newAgain: number;
};

/** Returns a day's number, counted from 1970. */
export function dayNumber(day: Day): number {
  return Date.parse(day) / 86_400_000;
}

/** Returns the months through a day's own, earliest first. */
export function monthsUntil(today: Day, count = monthsShown): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(year, month - count + index, 1));
    return at.toISOString().slice(0, 7);
  });
}

/** Returns the first day whose orders the months need. */
export function lookbackOf(months: readonly string[]): Day {
  return addDays(`${months[0]}-01`, -lostAfterDays);
}

/**
 * Counts a store's new, returning and lost customers by month. A customer is lost only once the last day of their
 * period is over, and never for good: a lost customer who orders again is returning.
 */
export function customerMonths(
  customers: readonly OrderDays[],
  { months, today }: { readonly months: readonly string[]; readonly today: Day },
): CustomerMonth[] {
  const counts = months.map((month) => ({ month, ...nothing }));
  const starts = months.map((month) => dayNumber(`${month}-01`));
  const now = dayNumber(today);
  for (const customer of customers) countCustomer(customer, { counts, starts, now });
  return counts;
}

const nothing = {
  newCustomers: 0,
  returningCustomers: 0,
  lostCustomers: 0,
  newWithTime: 0,
  newAgain: 0,
};

type Counting = {
  readonly counts: (typeof nothing)[];
  readonly starts: readonly number[];
  readonly now: number;
};

function countCustomer({ first, days }: OrderDays, { counts, starts, now }: Counting): void {
  let last = -1;
  for (const [index, day] of days.entries()) {
    const at = monthAt(starts, day);
    const month = counts[at];
    if (month && at !== last)
      month[first >= (starts[at] ?? 0) ? 'newCustomers' : 'returningCustomers'] += 1;
    last = at;
    const lostOn = day + lostAfterDays;
    const lost = lostOn < (days[index + 1] ?? now) ? counts[monthAt(starts, lostOn)] : undefined;
    if (lost) lost.lostCustomers += 1;
  }
  countAgain({ first, days }, { counts, starts, now });
}

function countAgain({ first, days }: OrderDays, { counts, starts, now }: Counting): void {
  const month = counts[monthAt(starts, first)];
  if (!month || first + againWithinDays >= now) return;
  month.newWithTime += 1;
  const next = days.find((day) => day > first);
  if (next !== undefined && next <= first + againWithinDays) month.newAgain += 1;
}

/** Returns the index of a day's month; -1 before the first. */
function monthAt(starts: readonly number[], day: number): number {
  return starts.findLastIndex((start) => start <= day);
}
