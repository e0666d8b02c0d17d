import { expect, it } from 'vitest';
import { scheduledWords } from './scheduled-words.ts';

const store = {
  timeZone: 'America/New_York',
  dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
} as const;
/** Late in the evening in New York: the next day in UTC. */
const now = Date.parse('2026-11-21T02:00:00Z');

it.each([
  ['2026-11-21T03:15:00Z', 'Today', '10:15 PM'],
  ['2026-11-21T18:00:00Z', 'Tomorrow', '1:00 PM'],
  ['2026-11-23T18:00:00Z', 'Nov 23', '1:00 PM'],
])("%s is %s %s by the store's clock", (at, day, time) => {
  expect(scheduledWords(at, now, store)).toEqual({ day, time });
});
