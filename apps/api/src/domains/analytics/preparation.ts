import type { PerformanceOverview } from '@counter/contract/analytics';
import type { PreparationRow } from './performance.repository.ts';

/** The median of how long making took, and how much of it came late. Rows come shortest first. */
export function preparationOf(rows: readonly PreparationRow[]): PerformanceOverview['preparation'] {
  const totalOrders = rows.reduce((total, { orders }) => total + orders, 0);
  const late = rows.reduce((total, row) => total + row.late, 0);
  if (totalOrders === 0) return { totalOrders, medianMinutes: null, late };
  const lower = minutesAt(rows, Math.floor((totalOrders - 1) / 2));
  const upper = minutesAt(rows, Math.floor(totalOrders / 2));
  return { totalOrders, medianMinutes: (lower + upper) / 2, late };
}

/** Returns the preparation time at a rank, counted from 0 for the quickest. */
function minutesAt(rows: readonly PreparationRow[], place: number): number {
  let before = 0;
  const row = rows.find(({ orders }) => {
    before += orders;
    return place < before;
  });
  return row?.minutes ?? 0;
}
