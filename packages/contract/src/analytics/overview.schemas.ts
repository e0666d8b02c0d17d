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

/** The range of an overview by its name, or `CUSTOM` for days of one's own. */
export const durations = [...rangeNames, 'CUSTOM'] as const;

export type Duration = (typeof durations)[number];

const durationLabels = { ...rangeLabels, CUSTOM: 'Custom' };

type AskedDays = {
  readonly duration: Duration;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** A request for an overview. The days are those of `CUSTOM`, both included; the comparison defaults to the time before. */
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

/** Returns the range that a request asks for. */
export function rangeOfRequest({ duration, startDate = '', endDate = '' }: AskedDays): Range {
  return duration === 'CUSTOM' ? { from: startDate, to: endDate } : duration;
}

/** The sales of an hour or a day: orders that were not cancelled, when they were placed. */
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
  /** The days that it is compared with; null where it is compared with nothing. */
  compared: z.nullable(
    z.object({ comparison: z.enum(['PERIOD', 'YEAR']), from: z.string(), to: z.string() }),
  ),
};

export const financialOverview = z.object({
  ...period,
  saleData: z.array(sale),
  totals: saleTotals,
  /**
   * The sales of the compared days, where the range isn't over as far as their last day had come by this hour;
   * null without orders, and where the store began to sell in their midst.
   */
  before: z.nullable(saleTotals),
  topSellingItems: z.array(sellingItem),
});

export type FinancialOverview = z.infer<typeof financialOverview>;

/** A time in which the store took no orders although its hours say that it works. */
export const closure = z.object({
  /** The start and the end within the period; null while it lasts. */
  from: instant,
  to: z.nullable(instant),
  /** The working time it lasted. */
  minutes: z.int(),
  cause: z.enum(['STORE', 'PAUSE', 'SUSPENSION']),
  /** The person who closed or paused the store; null while it has never been open. */
  by: z.nullable(z.string()),
  /** The reason of the pause or of the suspension. */
  reason: z.nullable(z.string()),
  /** The estimated cost; null where there is too little data. */
  cost: z.nullable(minorUnits),
});

export type Closure = z.infer<typeof closure>;

export const availability = z.object({
  /**
   * The store's working minutes in the period until now; `onlineMinutes` is the part in which it
   * took orders.
   */
  workingMinutes: z.int(),
  onlineMinutes: z.int(),
  /** The share of it, in hundredths of a percent; null where it was not to work at all. */
  online: z.nullable(z.int()),
  /** The latest first; of very many, the latest. */
  closures: z.array(closure),
  closureCount: z.int(),
  /** The sum of the known costs, and the number of closures without an estimate. */
  cost: minorUnits,
  untold: z.int(),
});

export type Availability = z.infer<typeof availability>;

/** Reasons for lost orders: the reason of the cancellation, or expiry. */
export const lostReasons = [...cancelReasons, 'EXPIRED'] as const;

export type LostReason = (typeof lostReasons)[number];

/**
 * The time from accepting an order until it was ready, the time first promised, and the number of late
 * ones.
 */
const preparation = z.object({
  totalOrders: z.int(),
  medianMinutes: z.nullable(z.number()),
  promisedMinutes: z.nullable(z.number()),
  late: z.int(),
});

export const performanceOverview = z.object({
  ...period,
  todaysSale: z.array(sale),
  /** The marketplace's fees and "Your earnings" of the same orders, by the same hours or days. */
  earnings: z.array(z.object({ dayHour: z.string(), fees: minorUnits, earnings: minorUnits })),
  totals: saleTotals,
  highlyPaidCustomers,
  topSellingItems: z.array(sellingItem),
  availability,
  /** Orders of the period that were cancelled or expired, the most frequent reason first. */
  cancellations: z.array(
    z.object({ reason: z.enum(lostReasons), totalOrders: z.int(), saleSubTotal: minorUnits }),
  ),
  preparation,
  /** Customers with their first order in the period, and customers who had ordered before. */
  customers: z.object({ newCustomers: z.int(), returningCustomers: z.int() }),
  /** The sales of the compared days, as in the financials. */
  before: z.nullable(saleTotals),
  /** The compared days as a whole; null without orders, and where the store began to sell in their midst. */
  wholeBefore: z.nullable(
    z.object({
      totalOrders: z.int(),
      /** Cancelled and expired orders, which the other figures leave out. */
      cancelledOrders: z.int(),
      preparation,
    }),
  ),
  /** Orders by weekday (0 is Sunday) and hour, those without any left out. */
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
