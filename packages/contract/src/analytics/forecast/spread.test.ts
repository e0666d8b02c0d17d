import { describe, expect, it } from 'vitest';
import { sharesOn } from './spread.ts';

// 2026-03-02 and 2026-03-09 are Mondays.
const day = (at: string, parts: readonly (readonly [number, number])[]) => ({
  day: at,
  count: parts.reduce((sum, [, value]) => sum + value, 0),
  parts: new Map(parts),
});
const monday = day('2026-03-02', [
  [12, 8],
  [18, 2],
]);
const tuesday = day('2026-03-03', [[18, 10]]);

describe('the shares of a future day', () => {
  it('are empty without a history', () => {
    expect(sharesOn([], '2026-03-09')).toEqual(new Map());
    expect(sharesOn([day('2026-03-02', [])], '2026-03-09')).toEqual(new Map());
  });

  it('are those of the only day', () => {
    const shares = sharesOn([monday], '2026-03-09');
    expect(shares.get(12)).toBeCloseTo(0.8, 10);
    expect(shares.get(18)).toBeCloseTo(0.2, 10);
  });

  it('add up to one and favor the same weekday', () => {
    const onMonday = sharesOn([monday, tuesday], '2026-03-09');
    const onTuesday = sharesOn([monday, tuesday], '2026-03-10');
    for (const shares of [onMonday, onTuesday]) {
      expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
    }
    // Beside 0.8 of the Monday stands an average day's 0.4 with about the same weight.
    expect(onMonday.get(12)).toBeCloseTo(0.6, 1);
    expect(onTuesday.get(12)).toBeCloseTo(0.2, 1);
  });

  it('weigh a day from eight weeks ago half', () => {
    const old = day('2026-01-05', [[12, 10]]);
    const recent = day('2026-03-02', [[18, 10]]);
    const shares = sharesOn([old, recent], '2026-03-09');
    expect(shares.get(18)).toBeCloseTo(2 / 3, 2);
  });
});
