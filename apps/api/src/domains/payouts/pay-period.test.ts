import { addDays, dayAt, instantOf, weekdayOf } from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duePeriod, lastSundayBefore, mondayOf, transactionIdOf } from './pay-period.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

describe('the weeks of a payout', () => {
  it('are whole, finished and consecutive', () => {
    fc.assert(
      fc.property(day, fc.nat(60), fc.nat(60), (firstDay, first, second) => {
        const once = duePeriod({ closedThrough: null, firstDay }, addDays(firstDay, first));
        const closedThrough = once?.to ?? null;
        const today = addDays(firstDay, first + second);
        const twice = duePeriod({ closedThrough, firstDay }, today);
        for (const period of [once, twice].filter((one) => one !== undefined)) {
          expect([weekdayOf(period.from), weekdayOf(period.to)]).toEqual([1, 0]);
          expect(period.to < today).toBe(true);
        }
        expect(once?.from ?? mondayOf(firstDay)).toBe(mondayOf(firstDay));
        const joint = once && twice ? [addDays(once.to, 1), twice.from] : ['', ''];
        expect(joint[0]).toBe(joint[1]);
        // Nothing that is over is left.
        const paid = twice?.to ?? once?.to ?? addDays(mondayOf(firstDay), -1);
        expect(duePeriod({ closedThrough: paid, firstDay }, today)).toBeUndefined();
      }),
    );
  });

  it("end when Monday begins in the store's time zone", () => {
    const cases = [
      // Half past eleven on Sunday night, and half past midnight on Monday.
      ['Asia/Karachi', '2026-03-08T18:30:00Z', '2026-03-01'],
      ['Asia/Karachi', '2026-03-08T19:30:00Z', '2026-03-08'],
      // The day on which the clocks of New York go forward, and the one on which they go back.
      ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-01'],
      ['America/New_York', '2026-03-09T04:30:00Z', '2026-03-08'],
      ['America/New_York', '2026-11-02T04:30:00Z', '2026-10-25'],
      ['America/New_York', '2026-11-02T05:30:00Z', '2026-11-01'],
    ] as const;
    for (const [zone, at, sunday] of cases) {
      expect([at, lastSundayBefore(dayAt(new Date(at), zone))]).toEqual([at, sunday]);
    }
  });

  it('have 167 hours when the clocks go forward and 169 when they go back', () => {
    const hours = (monday: string) =>
      (instantOf(addDays(monday, 7), 0, 'America/New_York').getTime() -
        instantOf(monday, 0, 'America/New_York').getTime()) /
      3_600_000;
    expect([hours('2026-03-02'), hours('2026-10-26'), hours('2026-11-02')]).toEqual([
      167, 169, 168,
    ]);
  });
});

describe("a payout's transaction id", () => {
  it.each([
    ['2026-11-22', 12, 'PO-2026W47-0012'],
    ['2027-01-03', 12, 'PO-2026W53-0012'],
    ['2024-12-29', 7, 'PO-2024W52-0007'],
    ['2025-01-05', 12_345, 'PO-2025W01-12345'],
  ])('%s of store %i is %s', (end, storeId, name) => {
    expect(transactionIdOf(storeId, end)).toBe(name);
  });

  it('is unique per week', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 500 }), (first, weeks) => {
        const sunday = lastSundayBefore(first);
        expect(transactionIdOf(1, addDays(sunday, 7 * weeks))).not.toBe(transactionIdOf(1, sunday));
      }),
    );
  });
});
