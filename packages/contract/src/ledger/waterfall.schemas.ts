import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { accountAmount } from './statement.schemas.ts';

/** Store days, both included. */
const days = z.object({ startDate: dayInput, endDate: dayInput }).check(startBeforeEnd);

export const waterfallRequest = z
  .object({
    userId: userIdClaim,
    storeId: id,
    /** The store days that entries count on, both included. */
    startDate: dayInput,
    endDate: dayInput,
    /** The days to compare them with. */
    compared: z.optional(days),
  })
  .check(startBeforeEnd);

/** Figures of some days, as the books say. */
export const moneyFigures = z.object({
  /** The store's earnings, wherever they were paid. */
  earnings: minorUnits,
  /** Payments of customers for completed orders, delivery fees included, before refunds. */
  customersPaid: minorUnits,
  /** Completed orders. */
  orders: z.int(),
});

export type MoneyFigures = z.infer<typeof moneyFigures>;

export const waterfallAnswer = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  /** The change of each account but payouts, in the order of the waterfall; none of nothing. */
  accounts: z.array(accountAmount),
  figures: moneyFigures,
  /** The part of the marketplace's fees that came back with refunds; the fees account is less by it. */
  feesReturned: minorUnits,
  /**
   * The compared days; their last one only up to the time of day that it is now, where the days
   * include today. Null where none were asked for or the store had not begun to sell.
   */
  before: z.nullable(moneyFigures),
});

export type WaterfallAnswer = z.infer<typeof waterfallAnswer>;
