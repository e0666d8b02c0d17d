import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAhead, isSchedule, scheduledInstant, writeSchedule } from './schedule.ts';

const newYork = 'America/New_York';

describe('the time of a campaign', () => {
  it.each([
    ['11-22-2026 09:30 AM', '2026-11-22T14:30:00.000Z'],
    ['11-22-2026 12:00 AM', '2026-11-22T05:00:00.000Z'],
    ['11-22-2026 12:05 pm', '2026-11-22T17:05:00.000Z'],
    ['03-08-2026 02:30 AM', '2026-03-08T07:00:00.000Z'],
    ['11-01-2026 01:30 AM', '2026-11-01T05:30:00.000Z'],
  ])('%s in New York is %s', (text, instant) => {
    expect(isSchedule(text)).toBe(true);
    expect(scheduledInstant(text, newYork)?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    '2026-11-22 09:30',
    '02-30-2026 09:30 AM',
    '11-22-2026 13:30 PM',
    '1-2-2026 9:30 AM',
  ])('%j is invalid', (text) => {
    expect(isSchedule(text)).toBe(false);
    expect(scheduledInstant(text, newYork)).toBeUndefined();
  });

  it('reads back as written, except in a repeated hour', () => {
    const zone = fc.constantFrom(newYork, 'Europe/London', 'Asia/Kathmandu', 'Pacific/Honolulu');
    const minute = fc.integer({ min: 29_000_000, max: 31_000_000 });
    fc.assert(
      fc.property(minute, zone, (minutes, timeZone) => {
        const at = new Date(minutes * 60_000);
        const read = scheduledInstant(writeSchedule(at, timeZone), timeZone) ?? new Date(0);
        const hours = (at.getTime() - read.getTime()) / 3_600_000;
        expect([0, 1]).toContain(hours);
        expect(writeSchedule(read, timeZone)).toBe(writeSchedule(at, timeZone));
      }),
    );
  });

  it('may be the current minute but no earlier one', () => {
    const now = new Date('2026-11-22T14:30:40Z');
    expect(isAhead(new Date('2026-11-22T14:30:00Z'), now)).toBe(true);
    expect(isAhead(new Date('2026-11-22T14:29:59Z'), now)).toBe(false);
  });
});
