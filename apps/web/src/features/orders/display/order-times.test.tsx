import { MantineProvider } from '@mantine/core';
import type { Order } from '@counter/contract/orders';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { Due, OrderAge } from './order-times.tsx';
import { TimeLeft } from '../board/time-left.tsx';

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

test.each<[string, Order, string, { age: string; due: string; left: string; urgency: string }]>([
  [
    'a new order in time',
    fresh,
    '12:04',
    { age: '4 min ago', due: 'Accept in 6 min', left: 'Accept 6 min left', urgency: 'calm' },
  ],
  [
    'a new order after 60% of its time',
    fresh,
    '12:06',
    { age: '6 min ago', due: 'Accept in 4 min', left: 'Accept 4 min left', urgency: 'soon' },
  ],
  [
    'a new order',
    fresh,
    '12:31',
    {
      age: '31 min ago',
      due: 'Accept overdue 21 min',
      left: 'Accept overdue 21 min',
      urgency: 'over',
    },
  ],
  [
    'an accepted order in time',
    accepted,
    '12:11',
    { age: '11 min ago', due: 'in 9 min', left: '9 min left', urgency: 'calm' },
  ],
  [
    'an accepted order after 60% of its time',
    accepted,
    '12:13',
    { age: '13 min ago', due: 'in 7 min', left: '7 min left', urgency: 'soon' },
  ],
  [
    'an accepted order that was just due',
    accepted,
    '12:20',
    { age: '20 min ago', due: '<1 min late', left: '<1 min late', urgency: 'over' },
  ],
  [
    'an accepted order',
    accepted,
    '12:31',
    { age: '31 min ago', due: '11 min late', left: '11 min late', urgency: 'over' },
  ],
])(
  '%s has one deadline and one warning in every place, and its age warns of nothing',
  (_what, order, time, { age, due, left, urgency }) => {
    vi.setSystemTime(`2026-11-20T${time}:00Z`);
    expect(clockOf(<OrderAge order={order} />)).toEqual({ words: age, urgency: undefined });
    expect(clockOf(<Due order={order} />)).toEqual({ words: due, urgency });
    expect(clockOf(<TimeLeft order={order} />)).toEqual({ words: left, urgency });
  },
);

test('a ready order is never late', () => {
  vi.setSystemTime('2026-11-20T12:31:00Z');
  const waits = { words: 'Waiting for customer 13 min', urgency: undefined };
  expect(clockOf(<OrderAge order={ready} />)).toEqual(waits);
  expect(clockOf(<TimeLeft order={ready} />)).toEqual(waits);
  expect(clockOf(<Due order={ready} />)).toBeUndefined();
});

test('an order scheduled for later is due at its pickup time until the kitchen has it', () => {
  vi.setSystemTime('2026-11-20T12:30:00Z');
  expect(clockOf(<Due order={planned} />)).toEqual({ words: 'in 5 h 30 min', urgency: 'calm' });
  expect(clockOf(<OrderAge order={planned} />)).toBeUndefined();
});

function clockOf(element: ReactNode) {
  const { container, unmount } = render(
    <MantineProvider>
      <main>{element}</main>
    </MantineProvider>,
  );
  const clock = container.querySelector('time');
  const shown = clock && { words: clock.textContent, urgency: clock.dataset['urgency'] };
  unmount();
  return shown ?? undefined;
}
