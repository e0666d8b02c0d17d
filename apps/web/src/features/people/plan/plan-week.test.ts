import type { PlannedShift } from '@counter/contract/people';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlannedShift } from '../../../testing/people.ts';
import { arrangeWeek, usualTimes, weekOf } from './plan-week.ts';

const week = { from: '2026-11-16', to: '2026-11-22' };

test('a week begins on Monday', () => {
  for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) expect(weekOf(day)).toEqual(week);
});

const planned: fc.Arbitrary<PlannedShift> = fc
  .record({
    employeeId: fc.integer({ min: 1, max: 4 }),
    day: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-19', '2026-11-22', '2026-11-23'),
    minutes: fc.integer({ min: 0, max: 1439 }),
  })
  .map((fields) => aPlannedShift({ ...fields, name: `Employee ${fields.employeeId}` }));

test('the hours by employee and by day add up to those of the week', () => {
  fc.assert(
    fc.property(fc.array(planned), (shifts) => {
      const people = [{ employeeId: 1, name: 'Employee 1' }];
      const { rows, days, minutes } = arrangeWeek({ people, shifts }, week);
      const all = shifts.filter(({ day }) => day >= week.from && day <= week.to);
      const sum = (values: readonly { minutes: number }[]) =>
        values.reduce((total, one) => total + one.minutes, 0);
      expect(minutes).toBe(sum(all));
      expect(sum(rows)).toBe(minutes);
      expect(sum(days)).toBe(minutes);
      const shown = rows.flatMap((row) => row.days.flatMap((one) => one.shifts));
      expect(new Set(shown)).toEqual(new Set(all));
      expect(rows.map(({ name }) => name)).toEqual(
        [...new Set(['Employee 1', ...all.map(({ name }) => name)])].toSorted(),
      );
    }),
  );
});

test("a new shift begins with the employee's latest times, or anybody's", () => {
  const shifts = [
    aPlannedShift({ employeeId: 4, start: '08:00', end: '12:00' }),
    aPlannedShift({ employeeId: 4, start: '10:00', end: '18:00' }),
    aPlannedShift({ employeeId: 5, start: '18:00', end: '02:00' }),
  ];
  expect(usualTimes(shifts, 4)).toEqual({ start: '10:00', end: '18:00' });
  expect(usualTimes(shifts, 6)).toEqual({ start: '18:00', end: '02:00' });
  expect(usualTimes([], 6)).toEqual({ start: '09:00', end: '17:00' });
});
