import { z } from 'zod/mini';

/** A forecast and the range that four out of five days fall in. */
const expectedOrders = z.object({ orders: z.int(), from: z.int(), to: z.int() });

export const forecastDay = z.object({
  /** The store day, `YYYY-MM-DD`. */
  day: z.string(),
  /** True if the store's hours keep it closed that day. */
  closed: z.boolean(),
  /** The forecast for the day; null while the store's history is too short. */
  expected: z.nullable(expectedOrders),
  /** The forecast by hour, without empty hours. The hours add up to the day, apart from rounding. */
  hours: z.array(z.object({ hour: z.int(), orders: z.number() })),
  /** Items to prepare, the most first. */
  items: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  /** Orders already scheduled for that day. */
  scheduled: z.int(),
});

export type ForecastDay = z.infer<typeof forecastDay>;

export const forecast = z.object({
  /** Starts tomorrow. */
  days: z.array(forecastDay),
  /** The days of sales still needed for a forecast. */
  daysMissing: z.int(),
  /**
   * The error that the last four weeks' forecasts stayed within on four out of five days, in percent, and that of "same
   * as last week"; null with too few trials.
   */
  accuracy: z.nullable(z.object({ within: z.int(), lastWeekWithin: z.int() })),
});

export type Forecast = z.infer<typeof forecast>;
