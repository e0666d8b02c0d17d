import type { WeekStretch } from '@counter/contract/store';
import { expect, test } from 'vitest';
import {
  addedTo,
  copiedTo,
  draftOf,
  errorsOf,
  everyDay,
  isEveryDay,
  isSameWeek,
  requestOf,
  timesOn,
} from './week-values.ts';

const monday: WeekStretch = { weekday: 1, from: '09:00', to: '17:00' };
const saved = { hours: [monday], deliveryHours: null, exceptions: [], olVersion: 3 };

test('unchanged hours are sent as they were', () => {
  expect(requestOf(draftOf(saved), 7)).toEqual({
    storeId: 7,
    hours: [monday],
    deliveryHours: null,
    olVersion: 3,
  });
  const always = draftOf({ ...saved, hours: [] });
  expect(requestOf(always, 7).hours).toEqual([]);
  expect(always.hours.stretches).toHaveLength(7);
});

test('delivery hours are sent if they differ, and start as a copy of the pickup hours', () => {
  const draft = { ...draftOf(saved), differs: true };
  expect(requestOf(draft, 7).deliveryHours).toEqual([monday]);
});

test('errors are reported at their fields', () => {
  const draft = draftOf({ ...saved, hours: [monday, { weekday: 1, from: '16:00', to: '' }] });
  expect(errorsOf(draft).get('hours.1.to')).toBe('Choose a time');
  const nothing = { ...draft, hours: { always: false, stretches: [] } };
  expect([...errorsOf(nothing)]).toEqual([['hours', 'Add hours, or choose around the clock']]);
  expect(errorsOf({ ...nothing, hours: { always: true, stretches: [] } }).size).toBe(0);
});

test('a new period starts where the last one ends', () => {
  expect(addedTo([monday], 1).at(-1)).toEqual({ weekday: 1, from: '17:00', to: '' });
  expect(addedTo([monday], 2).at(-1)).toEqual({ weekday: 2, from: '09:00', to: '21:00' });
});

test('copying hours replaces those of other days', () => {
  const friday: WeekStretch = { weekday: 5, from: '18:00', to: '02:00' };
  const week = copiedTo([monday, friday], 1, [1, 2, 5]);
  expect(timesOn(week, 5)).toEqual([{ ...monday, weekday: 5 }]);
  expect(timesOn(week, 2)).toEqual([{ ...monday, weekday: 2 }]);
  expect(timesOn(week, 1)).toEqual([monday]);
});

test('the hours of a day are in the order of the day', () => {
  const evening = { ...monday, from: '18:00', to: '22:00' };
  expect(timesOn([evening, monday], 1)).toEqual([monday, evening]);
});

test('days are equal if all seven have the same hours, in any order', () => {
  const times = [
    { from: '11:00', to: '14:00' },
    { from: '18:00', to: '22:00' },
  ];
  const week = everyDay(times);
  expect(week).toHaveLength(14);
  expect(isEveryDay(week.toReversed())).toBe(true);
  expect(isEveryDay(week.slice(1))).toBe(false);
  expect(isEveryDay(week.with(13, { weekday: 6, from: '18:00', to: '23:00' }))).toBe(false);
  expect(isEveryDay([])).toBe(false);
});

test('a draft is changed only if it would save a different week', () => {
  const draft = draftOf(saved);
  const hidden = { ...draft, deliveryHours: { always: true, stretches: [] } };
  expect(isSameWeek(draft, hidden)).toBe(true);
  expect(isSameWeek(draft, { ...hidden, differs: true })).toBe(false);
  const always = { ...draft, hours: { always: true, stretches: [monday] } };
  expect(isSameWeek(draft, always)).toBe(false);
  expect(isSameWeek({ ...always, hours: { always: true, stretches: [] } }, always)).toBe(true);
  const none = { ...draft, hours: { always: false, stretches: [] } };
  expect(isSameWeek(none, always)).toBe(false);
});
