import { expect, it } from 'vitest';
import { endOf, toChoice } from './option-view.ts';

const now = new Date('2026-03-02T12:00:00Z');
const choice = { id: 4, name: 'Pita', price: 50, available: true, unavailableUntil: null };

it.each([
  ['can be had', choice, true, null],
  ['was taken off without an end', { ...choice, available: false }, false, null],
  [
    'comes back later',
    { ...choice, available: false, unavailableUntil: '2026-03-02T13:00:00Z' },
    false,
    '2026-03-02T13:00:00.000Z',
  ],
  [
    'came back just now',
    { ...choice, available: false, unavailableUntil: '2026-03-02T12:00:00Z' },
    true,
    null,
  ],
])('shows that a choice %s', (_what, row, available, unavailableUntil) => {
  const { id, name, price } = choice;
  expect(toChoice(row, now)).toEqual({ id, name, price, available, unavailableUntil });
});

it('returns the end in milliseconds, or null', () => {
  expect(endOf({ unavailableUntil: null })).toBeNull();
  expect(endOf({ unavailableUntil: '1970-01-01T00:00:01Z' })).toBe(1000);
});
