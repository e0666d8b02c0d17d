import { roundTicks } from './round-ticks.ts';

/** A bar between two values of the scale. */
export type Span = { readonly start: number; readonly end: number };

/** The place of a bar, as shares of the scale. */
type Place = {
  readonly from: number;
  readonly size: number;
  /** The value at which the bar ends and the next one begins. */
  readonly end: number;
};

export type Scale = {
  /** Its marks, in the values' own unit, the least first, and the place of each. */
  readonly ticks: readonly { readonly value: number; readonly place: number }[];
  readonly zero: number;
  readonly placeOf: (span: Span) => Place;
};

const steps = 5;

/** Makes a scale with round marks that holds 0 and every bar; `unit` is the least distance of its marks. */
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
