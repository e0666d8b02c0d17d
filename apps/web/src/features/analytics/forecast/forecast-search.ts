import { catch as otherwise, z } from 'zod/mini';

/** The search parameters of the forecast: a day, or tomorrow without one. */
export const forecastSearch = z.object({
  day: otherwise(z.optional(z.string()), undefined),
});

export type ForecastSearch = z.infer<typeof forecastSearch>;
