import type { ClockPerson } from '@counter/contract/people';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceOf, missingAt } from './attendance.ts';

const at = (time: string) => `2026-11-20T${time}:00Z`;
const shift = { start: '09:00', end: '17:00', startsAt: at('09:00'), endsAt: at('17:00') };
const out = { state: 'OUT', since: null } as const;

test.each([
  ['08:59', out, 'LATER'],
  ['09:00', out, 'MISSING'],
  ['16:59', out, 'MISSING'],
  ['17:00', out, 'ABSENT'],
  ['10:00', { state: 'IN', since: at('08:50') }, 'CAME'],
  ['10:00', { state: 'BREAK', since: at('09:40') }, 'CAME'],
  ['12:00', { state: 'OUT', since: at('11:00') }, 'CAME'],
  // Clocked in by mistake, or for an earlier shift.
  ['10:00', { state: 'OUT', since: at('08:55') }, 'MISSING'],
] as const)('at %s somebody who is %j is %s', (time, clocked, expected) => {
  expect(attendanceOf(shift, clocked, Date.parse(at(time)))).toBe(expected);
});

const person: ClockPerson = {
  employeeId: 4,
  name: 'Nora Lind',
  hasPin: true,
  ...out,
  planned: [shift],
};

test('whoever is missing is named with the shift that runs', () => {
  const evening = { start: '18:00', end: '22:00', startsAt: at('18:00'), endsAt: at('22:00') };
  const twice = { ...person, planned: [shift, evening], since: at('17:05') };
  const time = Date.parse(at('18:30'));
  expect(missingAt([person, twice], time)).toEqual([{ person: twice, shift: evening }]);
});

test('nobody is missing who works, or outside of planned times', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      minute,
      fc.constantFrom(...(['OUT', 'IN', 'BREAK'] as const)),
      fc.option(minute),
      (now, state, since) => {
        const midnight = Date.parse(at('00:00'));
        const clocked = since === null ? null : new Date(midnight + since * 60_000).toISOString();
        const time = midnight + now * 60_000;
        const missing = missingAt([{ ...person, state, since: clocked }], time).length > 0;
        const runs = now >= 9 * 60 && now < 17 * 60;
        const came = state !== 'OUT' || (since !== null && since > 9 * 60);
        expect(missing).toBe(runs && !came);
      },
    ),
  );
});
