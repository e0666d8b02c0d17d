import { z } from 'zod/mini';

/** A number that is expected, and the range it falls in on four days of five. */
const expectedOrders = z.object({ orders: z.int(), from: z.int(), to: z.int() });

export const forecastDay = z.object({
  /** The store day, `YYYY-MM-DD`. */
  day: z.string(),
  /** The store's hours leave it closed that day. */
  closed: z.boolean(),
  /** Orders that come in that day; null while the store's history is too short. */
  expected: z.nullable(expectedOrders),
  /** The orders by hour of the day, those without any left out. The hours add up to the day, but for rounding. */
  hours: z.array(z.object({ hour: z.int(), orders: z.number() })),
  /** The items to prepare, most first. */
  items: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  /** Orders that are already placed for that day. */
  scheduled: z.int(),
});

export type ForecastDay = z.infer<typeof forecastDay>;

export const forecast = z.object({
  /** From tomorrow on. */
  days: z.array(forecastDay),
  /** The days of sales that are missing until something can be expected. */
  daysMissing: z.int(),
  /**
   * The error that the forecasts of the last four weeks stayed within on four days of five, in percent, beside "the
   * same as last week"; null where too few could be tried.
   */
  accuracy: z.nullable(z.object({ within: z.int(), lastWeekWithin: z.int() })),
});

export type Forecast = z.infer<typeof forecast>;
