import type { Shift } from '@counter/contract/people';
import { expect, test } from 'vitest';
import { hoursColumns, sumHours } from './sum-hours.ts';

const shift: Shift = {
  id: 1,
  employeeId: 4,
  name: 'Nora Lind',
  day: '2026-11-16',
  startedAt: '2026-11-16T09:00:00Z',
  endedAt: '2026-11-16T17:00:00Z',
  breaks: [],
  breakMinutes: 0,
  minutes: 480,
  tips: 3_00,
  reason: '',
  changedBy: 'Nora Lind',
  olVersion: 1,
};
const week = { from: '2026-11-16', to: '2026-11-22' };

test('a week is shown by day, and a longer range by week from Monday', () => {
  expect(
    hoursColumns(week)
      .map(({ key }) => key.slice(-2))
      .join(' '),
  ).toBe('16 17 18 19 20 21 22');
  expect(hoursColumns({ from: '2026-11-18', to: '2026-12-01' })).toEqual([
    { key: '2026-11-16', week: true },
    { key: '2026-11-23', week: true },
    { key: '2026-11-30', week: true },
  ]);
});

test('hours, planned hours and tips are summed by employee, sorted by name', () => {
  const shifts = [
    shift,
    { ...shift, id: 2, minutes: 30, tips: 1_00 },
    { ...shift, id: 3, day: '2026-11-22', minutes: 60, tips: 0 },
    { ...shift, id: 4, employeeId: 9, name: 'Adam Reed', minutes: 5 },
  ];
  const planned = [
    { employeeId: 4, name: 'Nora Lind', day: '2026-11-16', minutes: 480 },
    { employeeId: 4, name: 'Nora Lind', day: '2026-11-17', minutes: 240 },
    { employeeId: 7, name: 'Bea Moss', day: '2026-11-17', minutes: 300 },
  ];
  expect(sumHours(shifts, planned, hoursColumns(week))).toEqual([
    {
      employeeId: 9,
      name: 'Adam Reed',
      minutes: [5, 0, 0, 0, 0, 0, 0],
      total: 5,
      planned: 0,
      tips: 3_00,
    },
    {
      employeeId: 7,
      name: 'Bea Moss',
      minutes: [0, 0, 0, 0, 0, 0, 0],
      total: 0,
      planned: 300,
      tips: 0,
    },
    {
      employeeId: 4,
      name: 'Nora Lind',
      minutes: [510, 0, 0, 0, 0, 0, 60],
      total: 570,
      planned: 720,
      tips: 4_00,
    },
  ]);
  const weeks = hoursColumns({ from: '2026-11-16', to: '2026-11-30' });
  expect(sumHours(shifts, [], weeks)[1]?.minutes).toEqual([570, 0, 0]);
});
