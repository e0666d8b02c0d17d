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

/** Loads what leads from the sales of some days to the bank, beside the days compared. */
const useDays = finance.list(
  'waterfall',
  findWaterfall,
  ({ userId, storeId }, days: Period, compared: Period | undefined) => ({
    body: { userId, storeId, ...bounds(days), ...(compared && { compared: bounds(compared) }) },
  }),
);

/** A range of days, what it is compared with, and the store's today. */
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
