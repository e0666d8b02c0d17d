import { singleFlight } from './single-flight.ts';

type Flight<Result> = { readonly run: () => Promise<Result>; callers: number };

/**
 * Lets callers who ask for the same thing at the same moment share one read, as a store's screens do when an order
 * comes in. No caller gets a result that was read before they asked.
 */
export function shareReadings<Result>(): (
  key: string,
  read: () => Promise<Result>,
) => Promise<Result> {
  const flights = new Map<string, Flight<Result>>();
  return async (key, read) => {
    const flight = flights.get(key) ?? { run: singleFlight(read), callers: 0 };
    flights.set(key, flight);
    flight.callers += 1;
    try {
      return await flight.run();
    } finally {
      flight.callers -= 1;
      if (flight.callers === 0) flights.delete(key);
    }
  };
}
