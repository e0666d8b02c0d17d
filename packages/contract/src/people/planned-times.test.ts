import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localTimeAt, weekdayOf } from '../shared/zone.ts';
import {
  clockTimes,
  copyToNextWeek,
  plannedInstants,
  plannedSpan,
  plansOverlap,
} from './planned-times.ts';
import { writeTime } from '../shared/written-time.ts';

const newYork = 'America/New_York';
const monday = '2026-03-02';

const time = fc.integer({ min: 0, max: 1439 }).map(writeTime);
const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays(monday, days));
const times = fc.record({ day, start: time, end: time }).filter(({ start, end }) => start !== end);

describe('a planned shift', () => {
  it('runs past midnight if its end is not after its start', () => {
    expect(plannedSpan({ start: '09:00', end: '17:30' })).toEqual({
      startMinute: 540,
      endMinute: 1050,
    });
    expect(plannedSpan({ start: '18:00', end: '02:00' })).toEqual({
      startMinute: 1080,
      endMinute: 1560,
    });
    expect(plannedSpan({ start: '18:00', end: '00:00' }).endMinute).toBe(1440);
  });

  it('keeps its times on the clock', () => {
    fc.assert(
      fc.property(times, ({ start, end }) => {
        const span = plannedSpan({ start, end });
        expect(clockTimes(span)).toEqual({ start, end });
        expect(span.endMinute - span.startMinute).toBeGreaterThan(0);
        expect(span.endMinute - span.startMinute).toBeLessThan(1440);
      }),
    );
  });

  it.each([
    [{ day: '2026-03-04', start: '18:00', end: '02:00' }, 480],
    // The clocks go forward in this night, and back in the other.
    [{ day: '2026-03-07', start: '22:00', end: '06:00' }, 420],
    [{ day: '2026-10-31', start: '22:00', end: '06:00' }, 540],
    [{ day: '2026-03-08', start: '02:10', end: '02:50' }, 0],
  ])('%j lasts %i minutes', (shift, minutes) => {
    expect(plannedInstants(shift, newYork).minutes).toBe(minutes);
  });

  it('begins and ends at its times on the clock of the store', () => {
    fc.assert(
      fc.property(times, ({ day: on, start, end }) => {
        const { startsAt, endsAt } = plannedInstants({ day: on, start, end }, 'Asia/Karachi');
        const written = [startsAt, endsAt].map((at) => {
          const { hour, minute } = localTimeAt(at, 'Asia/Karachi');
          return writeTime(hour * 60 + minute);
        });
        expect(written).toEqual([start, end]);
        expect(localTimeAt(startsAt, 'Asia/Karachi').day).toBe(on);
      }),
    );
  });
});

describe('planned shifts', () => {
  const evening = { day: monday, start: '18:00', end: '02:00' };

  it('overlap into the next day, and may follow each other', () => {
    const tuesday = addDays(monday, 1);
    expect(plansOverlap(evening, { day: tuesday, start: '01:59', end: '05:00' })).toBe(true);
    expect(plansOverlap(evening, { day: tuesday, start: '02:00', end: '05:00' })).toBe(false);
    expect(plansOverlap(evening, { day: monday, start: '09:00', end: '18:00' })).toBe(false);
    expect(plansOverlap(evening, { day: monday, start: '19:00', end: '20:00' })).toBe(true);
  });

  it('overlap either way round, and in UTC where they share a minute', () => {
    fc.assert(
      fc.property(times, times, (one, other) => {
        const [first, second] = [plannedInstants(one, 'UTC'), plannedInstants(other, 'UTC')];
        const share = first.startsAt < second.endsAt && second.startsAt < first.endsAt;
        expect(plansOverlap(one, other)).toBe(share);
        expect(plansOverlap(other, one)).toBe(share);
      }),
    );
  });
});

describe('a copied week', () => {
  const planned = fc
    .tuple(times, fc.integer({ min: 1, max: 3 }))
    .map(([shift, employeeId]) => ({ ...shift, employeeId }));

  it('has the same weekdays and times, and overlaps nothing that stays', () => {
    const later = planned.map((one) => ({ ...one, day: addDays(one.day, 7) }));
    fc.assert(
      fc.property(fc.array(planned), fc.array(later), (shifts, kept) => {
        const isEmployed = ({ employeeId }: { employeeId: number }) => employeeId !== 3;
        const copied = copyToNextWeek(shifts, { kept, isEmployed });
        for (const shift of copied) {
          const from = shifts.find(
            (one) => JSON.stringify({ ...one, day: addDays(one.day, 7) }) === JSON.stringify(shift),
          );
          expect(weekdayOf(from?.day ?? '')).toBe(weekdayOf(shift.day));
          expect(shift.employeeId).not.toBe(3);
        }
        const overlapping = copied.filter((shift) =>
          kept.some((one) => one.employeeId === shift.employeeId && plansOverlap(one, shift)),
        );
        expect(overlapping).toEqual([]);
      }),
    );
  });

  it('leaves out only those who have left or work already', () => {
    const shifts = [
      { employeeId: 1, day: monday, start: '00:30', end: '05:00' },
      { employeeId: 1, day: monday, start: '12:00', end: '15:00' },
      { employeeId: 2, day: monday, start: '09:00', end: '17:00' },
    ];
    const kept = [{ employeeId: 1, day: '2026-03-08', start: '20:00', end: '01:00' }];
    const copied = copyToNextWeek(shifts, {
      kept,
      isEmployed: ({ employeeId }) => employeeId === 1,
    });
    expect(copied).toEqual([{ employeeId: 1, day: '2026-03-09', start: '12:00', end: '15:00' }]);
  });
});
