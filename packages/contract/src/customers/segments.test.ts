import { expect, test } from 'vitest';
import { lapsedSince, newSince, segmentLabel, segmentMeaning, segments } from './segments.ts';

const now = new Date('2026-03-31T12:00:00Z');

test('a customer is new for 30 days and lapses after 60', () => {
  expect(newSince(now).toISOString()).toBe('2026-03-01T12:00:00.000Z');
  expect(lapsedSince(now).toISOString()).toBe('2026-01-30T12:00:00.000Z');
});

test('every segment has a description', () => {
  expect(segments.map((one) => `${segmentLabel(one)}: ${segmentMeaning(one)}`)).toEqual([
    'All customers: Everyone who has ordered',
    'New in 30 days: Ordered for the first time in the last 30 days',
    'Away for 30 days: Ordered, but not in the last 30 days',
    'Lapsed for 60 days: Ordered, but not in the last 60 days',
    'Regulars: Ordered at least 5 times, and in the last 60 days',
    'Best 10%: The 10% who spent the most',
    "Imported: Came from a list and haven't ordered yet",
  ]);
});
