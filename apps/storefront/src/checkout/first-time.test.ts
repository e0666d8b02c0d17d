import type { OrderTimes } from '@counter/contract/storefront';
import { expect, it } from 'vitest';
import { firstTimeOf } from './first-time.ts';

const timesOf = (...instants: string[]) => instants.map((at) => ({ at, label: at.slice(11, 16) }));

const days: OrderTimes['days'] = [
  { day: '2026-11-23', label: 'Today', times: timesOf('2026-11-23T18:00Z', '2026-11-23T18:15Z') },
  { day: '2026-11-24', label: 'Tomorrow', times: timesOf('2026-11-24T16:00Z') },
];

it('an order for later begins with the first time of the first day', () => {
  expect(firstTimeOf({ now: true, days })).toBe('2026-11-23T18:00Z');
  expect(firstTimeOf({ now: true, days: days.slice(1) })).toBe('2026-11-24T16:00Z');
});

it('nothing can be scheduled where a store has no times', () => {
  expect(firstTimeOf({ now: true, days: [] })).toBeUndefined();
});
