import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeAvailability } from './availability-words.ts';

const newYork = 'America/New_York';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('an unavailable item says when it returns, as short as the day allows', () => {
  const off = (until: string | null) =>
    describeAvailability({ state: 'UNAVAILABLE', until }, newYork);
  expect(off(null)).toBe('Unavailable');
  expect(off('2026-11-21T20:00:00Z')).toBe('Unavailable until 3:00 PM');
  expect(off('2026-11-22T05:00:00Z')).toBe('Unavailable until tomorrow');
  expect(off('2026-11-22T14:30:00Z')).toBe('Unavailable until tomorrow 9:30 AM');
  expect(off('2026-11-27T05:00:00Z')).toBe('Unavailable until Fri Nov 27');
});

test('says if a product is sold out or not served now', () => {
  const until = '2026-11-22T12:00:00Z';
  expect(describeAvailability({ state: 'AVAILABLE', until: null }, newYork)).toBe('Available');
  expect(describeAvailability({ state: 'SOLD_OUT', until }, newYork)).toBe('Sold out today');
  expect(describeAvailability({ state: 'OUT_OF_HOURS', until }, newYork)).toBe(
    'From tomorrow 7:00 AM',
  );
  expect(describeAvailability({ state: 'OUT_OF_HOURS', until: null }, newYork)).toBe('Not served');
});
