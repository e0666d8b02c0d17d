import { z } from 'zod/mini';
import { cancelReasons } from '../orders/orders.choices.ts';
import { choice } from '../shared/choice.ts';
import { atMostAYear, startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import { comparisons, rangeNames, type Range } from '../shared/range-names.ts';
import { rangeLabels } from '../shared/ranges.ts';
import { id, instant, minorUnits, userIdClaim } from '../shared/schema.ts';
import { highlyPaidCustomers } from './analytics.schemas.ts';

/** The date ranges of an overview; `CUSTOM` has its own days. */
export const durations = [...rangeNames, 'CUSTOM'] as const;

export type Duration = (typeof durations)[number];

const durationLabels = { ...rangeLabels, CUSTOM: 'Custom' };

type AskedDays = {
  readonly duration: Duration;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/**
 * A request for an overview. `startDate` and `endDate` are for `CUSTOM`, both included. By default, the range is
 * compared with the period before.
 */
export const overviewRequest = z
  .object({
    storeId: id,
    userId: userIdClaim,
    duration: choice(durations, durationLabels, 'Duration is required'),
    startDate: z.optional(dayInput),
    endDate: z.optional(dayInput),
    comparison: z._default(z.enum(comparisons), 'PERIOD'),
  })
  .check(
    fieldRule<AskedDays>(
      'startDate',
      'Start date is required.',
      ({ duration, startDate }) => duration !== 'CUSTOM' || startDate !== undefined,
    ),
    fieldRule<AskedDays>(
      'endDate',
      'End date is required.',
      ({ duration, endDate }) => duration !== 'CUSTOM' || endDate !== undefined,
    ),
    startBeforeEnd,
    atMostAYear,
  );

export type OverviewRequest = z.infer<typeof overviewRequest>;

/** Returns the requested range. */
export function rangeOfRequest({ duration, startDate = '', endDate = '' }: AskedDays): Range {
  return duration === 'CUSTOM' ? { from: startDate, to: endDate } : duration;
}

/** The sales of an hour or a day: orders by the time they were placed, without cancelled ones. */
export const sale = z.object({
  saleSubTotal: minorUnits,
  totalOrders: z.int(),
  /** `YYYY-MM-DDTHH` for an hour and `YYYY-MM-DD` for a day, in the store's time zone. */
  dayHour: z.string(),
});

export const sellingItem = z.object({ productName: z.string(), totalOrders: z.int() });

export const saleTotals = z.object({ saleSubTotal: minorUnits, totalOrders: z.int() });

const period = {
  currency: z.string(),
  duration: z.enum(durations),
  /** The first and the last store day. */
  from: z.string(),
  to: z.string(),
  /** The days to compare with; null without a comparison. */
  compared: z.nullable(
    z.object({ comparison: z.enum(['PERIOD', 'YEAR']), from: z.string(), to: z.string() }),
  ),
};

export const financialOverview = z.object({
  ...period,
  saleData: z.array(sale),
  totals: saleTotals,
  /**
   * The sales of the compared days. If the range isn't over, their last day counts up to the current time. Null without
   * orders, or if the store began to sell during them.
   */
  before: z.nullable(saleTotals),
  topSellingItems: z.array(sellingItem),
});

export type FinancialOverview = z.infer<typeof financialOverview>;

/** A time in which the store took no orders during its working hours. */
export const closure = z.object({
  /** The start and end within the period. The end is null while it lasts. */
  from: instant,
  to: z.nullable(instant),
  /** The working time it took up. */
  minutes: z.int(),
  cause: z.enum(['STORE', 'PAUSE', 'SUSPENSION']),
  /** The person who closed or paused the store; null if it has never been open. */
  by: z.nullable(z.string()),
  /** The reason for the pause or suspension. */
  reason: z.nullable(z.string()),
  /** The estimated lost sales; null with too little data. */
  cost: z.nullable(minorUnits),
});

export type Closure = z.infer<typeof closure>;

export const availability = z.object({
  /** The store's working minutes in the period until now, and how many of them it took orders in. */
  workingMinutes: z.int(),
  onlineMinutes: z.int(),
  /** The online share in hundredths of a percent; null without working hours. */
  online: z.nullable(z.int()),
  /** The latest first, up to a maximum. */
  closures: z.array(closure),
  closureCount: z.int(),
  /** The total of known costs, and the number of closures without an estimate. */
  cost: minorUnits,
  untold: z.int(),
});

export type Availability = z.infer<typeof availability>;

/** Reasons for lost orders: the reason of the cancellation, or expiry. */
export const lostReasons = [...cancelReasons, 'EXPIRED'] as const;

export type LostReason = (typeof lostReasons)[number];

/** Preparation times: the actual one, the one promised first, and the number of late orders. */
const preparation = z.object({
  totalOrders: z.int(),
  medianMinutes: z.nullable(z.number()),
  promisedMinutes: z.nullable(z.number()),
  late: z.int(),
});

export const performanceOverview = z.object({
  ...period,
  todaysSale: z.array(sale),
  /** The marketplace's fees and "Your earnings", by the same hours or days. */
  earnings: z.array(z.object({ dayHour: z.string(), fees: minorUnits, earnings: minorUnits })),
  totals: saleTotals,
  highlyPaidCustomers,
  topSellingItems: z.array(sellingItem),
  availability,
  /** Cancelled and expired orders, the most frequent reason first. */
  cancellations: z.array(
    z.object({ reason: z.enum(lostReasons), totalOrders: z.int(), saleSubTotal: minorUnits }),
  ),
  preparation,
  /** Customers whose first order was in the period, and customers who had ordered before. */
  customers: z.object({ newCustomers: z.int(), returningCustomers: z.int() }),
  /** The sales of the compared days, as in `financials`. */
  before: z.nullable(saleTotals),
  /** The compared days in full; null without orders, or if the store began to sell during them. */
  wholeBefore: z.nullable(
    z.object({
      totalOrders: z.int(),
      /** Cancelled and expired orders, which the other figures exclude. */
      cancelledOrders: z.int(),
      preparation,
    }),
  ),
  /** Orders by weekday (0 is Sunday) and hour, without empty hours. */
  busiestHours: z.array(
    z.object({
      weekday: z.int(),
      hour: z.int(),
      totalOrders: z.int(),
      saleSubTotal: minorUnits,
    }),
  ),
});

export type PerformanceOverview = z.infer<typeof performanceOverview>;
