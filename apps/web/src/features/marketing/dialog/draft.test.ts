import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftOf } from './draft.ts';

// A Saturday in New York, and a Sunday in UTC.
beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T02:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const quiet = (quietWeekday: number | null) =>
  draftOf({ goal: 'QUIET_DAY' }, [], { goals: [], quietWeekday, evenings: [] }, 'America/New_York');

test.each([
  [6, 'Saturday', '2026-11-28'],
  [7, 'Sunday', '2026-11-22'],
  [1, 'Monday', '2026-11-23'],
  [5, 'Friday', '2026-11-27'],
])('on a Saturday, the next quiet weekday %i is %s, %s', (weekday, name, day) => {
  expect(quiet(weekday)).toMatchObject({ weekday: name, quietDay: day });
});

test('without a quiet weekday there is no day to suggest', () => {
  expect(quiet(null)).toMatchObject({ weekday: null, quietDay: undefined });
});
