import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { describeUsual } from './usual.ts';

const at = (releasedAt: string, basis: 'WEEKDAY_HOUR' | 'HOUR') =>
  describeUsual(anOrder({ releasedAt, usual: { minutes: 25, basis } }), 'America/New_York');

test("the usual time names the weekday and time of day in the store's time zone", () => {
  expect(at('2026-11-21T00:30:00Z', 'WEEKDAY_HOUR')).toBe('usual for Friday evening');
  expect(at('2026-11-20T16:59:00Z', 'WEEKDAY_HOUR')).toBe('usual for Friday morning');
  expect(at('2026-11-20T17:00:00Z', 'HOUR')).toBe('usual for the afternoon');
  expect(at('2026-11-21T04:00:00Z', 'HOUR')).toBe('usual for the night');
});

test('a time from the settings is not called usual', () => {
  expect(describeUsual(anOrder(), 'America/New_York')).toBeUndefined();
});
