import { catch as otherwise, z } from 'zod/mini';

/** Search parameters of the forecast: a day, tomorrow by default. */
export const forecastSearch = z.object({
  day: otherwise(z.optional(z.string()), undefined),
});

export type ForecastSearch = z.infer<typeof forecastSearch>;
