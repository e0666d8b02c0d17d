import { roundTicks } from './round-ticks.ts';

/** A bar from one value of the scale to another. */
export type Span = { readonly start: number; readonly end: number };

/** The position of a bar, as fractions of the scale. */
type Place = {
  readonly from: number;
  readonly size: number;
  /** The position at which the bar ends and the next one starts. */
  readonly end: number;
};

export type Scale = {
  /** The ticks in ascending order, in the values' own unit, with their positions. */
  readonly ticks: readonly { readonly value: number; readonly place: number }[];
  readonly zero: number;
  readonly placeOf: (span: Span) => Place;
};

const steps = 5;

/** Returns a scale with round ticks that includes 0 and every bar. `unit` is the smallest distance between ticks. */
export function scaleOf(spans: readonly Span[], unit: number): Scale {
  const ticks = roundTicks(
    spans.flatMap(({ start, end }) => [start, end]),
    steps,
    unit,
  );
  const [min = 0, max = 1] = [ticks[0], ticks.at(-1)];
  const shareOf = (value: number) => (value - min) / (max - min);
  return {
    ticks: ticks.map((value) => ({ value, place: shareOf(value) })),
    zero: shareOf(0),
    placeOf: ({ start, end }) => ({
      from: shareOf(Math.min(start, end)),
      size: Math.abs(shareOf(end) - shareOf(start)),
      end: shareOf(end),
    }),
  };
}
