import { expect, test } from 'vitest';
import { createEventReceiver } from './event-receiver.ts';

const moved = (orderId: number) => ({
  kind: 'order.moved',
  orderId,
  orderNumber: `KM-${orderId}`,
  status: 'READY',
  by: 'Sofia',
});

/** A stream whose messages are noted as what the screens were told. */
function listen() {
  const told: string[] = [];
  const { receive, position } = createEventReceiver({
    onEvent: (event) => told.push('orderId' in event ? `order ${event.orderId}` : event.kind),
    onReset: () => told.push('reset'),
    onReady: (again) => told.push(again ? 'ready again' : 'ready'),
    onEnded: () => told.push('ended'),
  });
  const deliver = (id: number, event: string, data: unknown = { seq: id }): void =>
    receive({ id: String(id), event, data: JSON.stringify(data) });
  return { told, position, receive, deliver };
}

test('a cut stream resumes without losing or repeating an event', () => {
  const { told, position, deliver } = listen();
  deliver(10, 'ready');
  deliver(11, 'order.moved', moved(1));
  expect(position()).toBe(11);
  deliver(11, 'order.moved', moved(1));
  deliver(12, 'order.moved', moved(2));
  deliver(12, 'ready');
  deliver(13, 'order.moved', moved(3));
  expect(told).toEqual(['ready', 'order 1', 'order 2', 'ready again', 'order 3']);
});

test("events out of order trigger a full refetch and aren't delivered late", () => {
  const { told, deliver } = listen();
  deliver(10, 'ready');
  deliver(12, 'order.moved', moved(2));
  deliver(11, 'order.moved', moved(1));
  deliver(13, 'order.moved', moved(3));
  expect(told).toEqual(['ready', 'reset', 'order 3']);
});

test('a reset from the server moves the position to its seq', () => {
  const { told, position, deliver } = listen();
  deliver(10, 'ready');
  deliver(2500, 'reset');
  deliver(2500, 'ready');
  expect(told).toEqual(['ready', 'reset', 'ready again']);
  expect(position()).toBe(2500);
});

test('an unreadable event triggers a full refetch', () => {
  const { told, receive, deliver } = listen();
  deliver(10, 'ready');
  deliver(11, 'order.teleported', { kind: 'order.teleported' });
  receive({ id: '12', event: 'order.moved', data: '{' });
  expect(told).toEqual(['ready', 'reset', 'reset']);
});

test('passes on the end of the session', () => {
  const { told, receive } = listen();
  receive({ event: 'ended', data: '{}' });
  expect(told).toEqual(['ended']);
});
