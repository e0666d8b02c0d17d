import { expect, test } from 'vitest';
import { suspensionEnd, type SuspensionEnd } from './suspension-end.ts';

const zone = 'America/New_York';
/** 15:30 there, the day before the clocks go back. */
const now = Date.parse('2025-11-01T19:30:00Z');
const endOf = (end: SuspensionEnd, at = '') => suspensionEnd({ end, at }, now, zone);

test('calculates each end that can be chosen', () => {
  expect(endOf('HOUR')).toBe('2025-11-01T20:30:00.000Z');
  expect(endOf('TODAY')).toBe('2025-11-02T04:00:00.000Z');
  expect(endOf('WEEK')).toBe('2025-11-08T19:30:00.000Z');
  expect(endOf('LIFTED')).toBeNull();
});

test('a date and time are in local time', () => {
  expect(endOf('AT', '2025-11-01T18:00')).toBe('2025-11-01T22:00:00.000Z');
  expect(endOf('AT', '2025-11-03T09:15')).toBe('2025-11-03T14:15:00.000Z');
});

test.each(['', '2025-11-01', 'tomorrow'])('"%s" is incomplete', (at) => {
  expect(endOf('AT', at)).toBeUndefined();
});
