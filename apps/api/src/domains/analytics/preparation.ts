import type { PerformanceOverview } from '@counter/contract/analytics';
import { medianMinutes, type MinutesCount } from '@counter/contract/orders';
import type { PreparationRow } from './performance.repository.ts';

/** Computes the median preparation time and the median promised time, and counts late orders. */
export function preparationOf(
  made: readonly PreparationRow[],
  promised: readonly MinutesCount[],
): PerformanceOverview['preparation'] {
  return {
    totalOrders: made.reduce((total, { orders }) => total + orders, 0),
    medianMinutes: medianMinutes(made) ?? null,
    promisedMinutes: medianMinutes(promised) ?? null,
    late: made.reduce((total, { late }) => total + late, 0),
  };
}
