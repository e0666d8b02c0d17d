import { addDays, type Day } from '../../shared/zone.ts';
import { expectCount, sameAsLastWeek, type DayCount } from './expect-orders.ts';

/** A past day's forecast and actual count. */
export type Trial = {
  readonly day: Day;
  readonly expected: number;
  readonly lastWeek: number;
  readonly count: number;
};

/** The number of past days that a backtest forecasts. */
const trialDays = 28;

/** Forecast horizons in days. Tomorrow is two days after the last whole day, because today isn't over. */
const daysAhead = [2, 4, 6, 8] as const;

/** The days of history that a forecast needs: two of each weekday. */
export const minHistory = 14;

/** Fewer trials say nothing about accuracy. */
const minTrials = 20;

/**
 * Forecasts each of the last four weeks' days from the data known some days earlier, by our method and by "same as last
 * week". Skips days that lack either.
 */
export function backtest(past: readonly DayCount[]): Trial[] {
  return past.slice(-trialDays).flatMap(({ day, count }) =>
    daysAhead.flatMap((ahead) => {
      const known = past.filter((one) => one.day <= addDays(day, -ahead));
      const lastWeek = sameAsLastWeek(known, day);
      if (known.length < minHistory || lastWeek === undefined) return [];
      return [{ day, expected: expectCount(known, day), lastWeek, count }];
    }),
  );
}

/** The error that four out of five days stayed within, in percent of the forecast. */
export type Accuracy = { readonly within: number; readonly lastWeekWithin: number };

/** Returns a backtest's accuracy, rounded up to whole percent; undefined with too few trials. */
export function accuracyOf(trials: readonly Trial[]): Accuracy | undefined {
  if (trials.length < minTrials) return undefined;
  const within = (expectedOf: (trial: Trial) => number): number => {
    const errors = trials.map((trial) => {
      const expected = expectedOf(trial);
      return (100 * Math.abs(trial.count - expected)) / atLeastOne(expected);
    });
    // Keeps a floating-point error from rounding 1 up to 2.
    return Math.max(0, Math.ceil(quantile(errors, 0.8) - 1e-6));
  };
  return {
    within: within(({ expected }) => expected),
    lastWeekWithin: within(({ lastWeek }) => lastWeek),
  };
}

export type Range = { readonly from: number; readonly to: number };

/** In a normal distribution, four fifths of values are within this many standard deviations. */
const fourFifths = 1.28;

/**
 * Returns the range of whole numbers that four out of five days fall in. It uses a backtest's errors or, with too few
 * trials, a Poisson distribution (standard deviation = square root).
 */
export function rangeAround(expected: number, trials: readonly Trial[]): Range {
  const spread = fourFifths * Math.sqrt(expected);
  const byChance = { from: expected - spread, to: expected + spread };
  const errors = trials.map((trial) => trial.count / atLeastOne(trial.expected));
  const { from, to } =
    trials.length < minTrials
      ? byChance
      : { from: expected * quantile(errors, 0.1), to: expected * quantile(errors, 0.9) };
  const middle = Math.round(expected);
  return {
    from: Math.min(middle, Math.max(0, Math.floor(from))),
    to: Math.max(middle, Math.ceil(to)),
  };
}

/** Returns the weighted absolute percentage error: the sum of errors in percent of the actual total. */
export function meanErrors(trials: readonly Trial[]): { expected: number; lastWeek: number } {
  const all = trials.reduce((total, { count }) => total + count, 0);
  const errorOf = (expectedOf: (trial: Trial) => number): number => {
    const error = trials.reduce(
      (total, trial) => total + Math.abs(trial.count - expectedOf(trial)),
      0,
    );
    return all > 0 ? (100 * error) / all : 0;
  };
  return {
    expected: errorOf(({ expected }) => expected),
    lastWeek: errorOf(({ lastWeek }) => lastWeek),
  };
}

function atLeastOne(expected: number): number {
  return Math.max(1, expected);
}

/** Returns a quantile, interpolated between neighboring values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
