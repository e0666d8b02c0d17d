import type { CustomerMonth } from '@counter/contract/analytics';

const fewestMonths = 3;

/** Drops the leading months without customers, but keeps at least the last three. */
export function shownMonths(months: readonly CustomerMonth[]): readonly CustomerMonth[] {
  const first = months.findIndex((month) => !isEmptyMonth(month));
  const latest = Math.max(0, months.length - fewestMonths);
  return months.slice(first === -1 ? latest : Math.min(first, latest));
}

/** Returns true for a month without new, returning or lost customers. */
export function isEmptyMonth(month: CustomerMonth): boolean {
  return month.newCustomers + month.returningCustomers + month.lostCustomers === 0;
}
