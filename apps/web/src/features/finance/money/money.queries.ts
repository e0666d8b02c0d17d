import { findWaterfall } from '@counter/contract/ledger';
import {
  daysComparedWith,
  daysOfRange,
  type Comparison,
  type Period,
  type Range,
} from '@counter/contract/shared';
import { storeResource } from '../../../lib/resource/store-resource.ts';

const finance = storeResource('finance');

/** Loads the steps from sales to bank in a range of days, with those of the compared days. */
const useDays = finance.list(
  'waterfall',
  findWaterfall,
  ({ userId, storeId }, days: Period, compared: Period | undefined) => ({
    body: { userId, storeId, ...bounds(days), ...(compared && { compared: bounds(compared) }) },
  }),
);

/** A range of days, its comparison and the store's local day. */
export type MoneyAsked = {
  readonly range: Range;
  readonly comparison: Comparison;
  readonly today: string;
};

/** Loads the waterfall of a range as of the store's today. */
export function useWaterfall({ range, comparison, today }: MoneyAsked) {
  return useDays(daysOfRange(range, today), daysComparedWith(range, today, comparison));
}

function bounds({ from, to }: Period) {
  return { startDate: from, endDate: to };
}
