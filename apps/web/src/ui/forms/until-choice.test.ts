import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestMoment, untilOf } from './until-choice.ts';

const newYork = 'America/New_York';

test('a choice means the rest of the day, a time at the store, or no end', () => {
  expect(untilOf({ end: 'TODAY', at: '' }, newYork)).toBe('TODAY');
  expect(untilOf({ end: 'CHANGED', at: '2026-11-21T15:00' }, newYork)).toBeNull();
  expect(untilOf({ end: 'AT', at: '2026-11-21T15:00' }, newYork)).toBe('2026-11-21T20:00:00.000Z');
  expect(untilOf({ end: 'AT', at: '' }, newYork)).toBeUndefined();
});

test('suggests a full hour, one to two hours ahead', () => {
  const zone = fc.constantFrom(newYork, 'Asia/Karachi', 'Asia/Kathmandu', 'UTC');
  const time = fc.date({
    min: new Date('2026-01-10T00:00:00Z'),
    max: new Date('2026-03-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zone, time, (timeZone, date) => {
      const at = suggestMoment(date.getTime(), timeZone);
      const moment = Date.parse(untilOf({ end: 'AT', at }, timeZone) ?? '');
      expect(at).toMatch(/:00$/);
      expect(moment - date.getTime()).toBeGreaterThan(3_600_000 - 60_000);
      expect(moment - date.getTime()).toBeLessThanOrEqual(7_200_000);
    }),
  );
});
