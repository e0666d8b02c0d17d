import { MantineProvider } from '@mantine/core';
import type { Order } from '@counter/contract/orders';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { anOrder } from '../../testing/order-fixture.ts';
import { Due, OrderAge } from './order-times.tsx';
import { TimeLeft } from './board/time-left.tsx';

// Placed at noon, to be accepted by 12:10, due at 12:20.
const fresh = anOrder();
const accepted = anOrder({ status: 'STORE_ACCEPTED' });
const ready = anOrder({ status: 'READY', readyAt: '2026-11-20T12:18:00Z' });
const planned = anOrder({
  scheduledAt: '2026-11-20T18:00:00Z',
  releasedAt: '2026-11-20T17:40:00Z',
  acceptBy: '2026-11-20T17:50:00Z',
  estimatedPickupTime: '2026-11-20T18:00:00Z',
});

test.each<[string, Order, string, { age: string; due: string; left: string }]>([
  [
    'a new order in time',
    fresh,
    '12:04',
    { age: '4 min', due: 'Accept in 6 min', left: 'Accept 6 min left' },
  ],
  [
    'a new order',
    fresh,
    '12:31',
    { age: '31 min', due: 'Accept: late 21 min', left: 'Accept 21 min late' },
  ],
  [
    'an accepted order in time',
    accepted,
    '12:13',
    { age: '13 min', due: 'in 7 min', left: '7 min left' },
  ],
  [
    'an accepted order',
    accepted,
    '12:31',
    { age: '31 min', due: 'late 11 min', left: '11 min late' },
  ],
  [
    'a ready order',
    ready,
    '12:31',
    { age: 'Waiting for customer 13 min', due: '', left: 'Waiting for customer 13 min' },
  ],
])(
  '%s has one deadline in every place, and its age is not called late',
  (_what, order, time, words) => {
    vi.setSystemTime(`2026-11-20T${time}:00Z`);
    expect(wordsOf(<OrderAge order={order} />)).toBe(words.age);
    expect(wordsOf(<Due order={order} />)).toBe(words.due);
    expect(wordsOf(<TimeLeft order={order} />)).toBe(words.left);
  },
);

test('an order scheduled for later is due at its pickup time until the kitchen has it', () => {
  vi.setSystemTime('2026-11-20T12:30:00Z');
  expect(wordsOf(<Due order={planned} />)).toBe('in 5 h 30 min');
  expect(wordsOf(<OrderAge order={planned} />)).toBe('');
});

function wordsOf(element: ReactNode): string | undefined {
  const { container, unmount } = render(
    <MantineProvider>
      <main>{element}</main>
    </MantineProvider>,
  );
  const words = container.querySelector('main')?.textContent;
  unmount();
  return words;
}
