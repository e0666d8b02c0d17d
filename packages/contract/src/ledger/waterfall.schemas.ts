import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { accountAmount } from './statement.schemas.ts';

/** The first and last store day. */
const days = z.object({ startDate: dayInput, endDate: dayInput }).check(startBeforeEnd);

export const waterfallRequest = z
  .object({
    userId: userIdClaim,
    storeId: id,
    /** The first and last store day of the entries. */
    startDate: dayInput,
    endDate: dayInput,
    /** The days to compare with. */
    compared: z.optional(days),
  })
  .check(startBeforeEnd);

/** The ledger's figures for some days. */
export const moneyFigures = z.object({
  /** The store's earnings, wherever they were paid. */
  earnings: minorUnits,
  /** Customers' payments for completed orders, including delivery fees, before refunds. */
  customersPaid: minorUnits,
  /** Completed orders. */
  orders: z.int(),
});

export type MoneyFigures = z.infer<typeof moneyFigures>;

export const waterfallAnswer = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  /** The change in each account except payouts, in waterfall order, without zeros. */
  accounts: z.array(accountAmount),
  figures: moneyFigures,
  /** The marketplace's fees returned with refunds, already subtracted from the fees account. */
  feesReturned: minorUnits,
  /**
   * The compared days; if the requested days include today, their last day counts up to the current time. Null without
   * a comparison, or if the store hadn't begun to sell.
   */
  before: z.nullable(moneyFigures),
});

export type WaterfallAnswer = z.infer<typeof waterfallAnswer>;
