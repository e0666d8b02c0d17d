import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { findTodaysOrders, snoozeOrders, type Order } from '@counter/contract/orders';
import { findRiders } from '@counter/contract/people';
import type { StoreEvent } from '@counter/contract/stream';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { installSpeaker, melodies } from '../../../testing/audio-output.ts';
import { openStore } from '../../../testing/store.ts';
import { now } from '@counter/browser/clock';
import { anOrder } from '../../../testing/order-fixture.ts';

const { newOrder, stillWaiting, cancelled } = melodies;

// Without a layout, a popup takes its button for scrolled out of sight and hides.
const hidden = true;

const order = anOrder();
const seen = anOrder({ seenAt: '2026-11-20T12:00:10Z' });

const placed: StoreEvent = {
  kind: 'order.placed',
  orderId: 1,
  orderNumber: 'KM-4821',
  status: 'NEW',
  released: true,
  title: 'New order KM-4821',
  shortDescription: '',
};

const cancelledBy = (by: string, orderId = 1): StoreEvent => ({
  kind: 'order.moved',
  orderId,
  orderNumber: `KM-${4820 + orderId}`,
  status: 'STORE_REJECT',
  by,
});

const acceptedBy = (by: string): StoreEvent => ({
  kind: 'order.moved',
  orderId: 1,
  orderNumber: 'KM-4821',
  status: 'STORE_ACCEPTED',
  by,
});

/** Opens the riders, say: the alarm is on every screen. */
async function openAnyScreen(server: FakeServer) {
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  await waitFor(() => expect(server.streams.length).toBeGreaterThan(0));
  await tell(() => server.streams.at(-1)?.ready());
  await screen.findByText('Live');
  await passTime(100);
  return user;
}

/** Lets the stream say something and the page hear it. */
async function tell(say: () => void): Promise<void> {
  await act(async () => Promise.resolve(say()));
  await passTime(300);
}

function openStoreWith(...orders: Order[]): FakeServer {
  return openStore({ orders }).on(findRiders, { data: [] });
}

test('a new order rings every four seconds, and more urgently after 90 seconds', async () => {
  const speaker = installSpeaker();
  const server = openStoreWith();
  await openAnyScreen(server);
  expect(speaker.hear()).toEqual([]);
  server.on(findTodaysOrders, { data: [order] });
  await tell(() => server.tell(placed));
  await screen.findByRole('region', { name: 'Incoming orders' });
  expect(speaker.hear()).toEqual(newOrder);
  await passTime(8000);
  expect(speaker.hear()).toEqual([...newOrder, ...newOrder]);
  await passTime(60_000);
  speaker.hear();
  await passTime(4000);
  expect(speaker.hear()).toEqual(stillWaiting);
  expect(document.title).toMatch(/^\(1\) /);
});

test('a cancellation by somebody else has its own sound, once; your own is silent', async () => {
  const speaker = installSpeaker();
  const server = openStoreWith(seen);
  await openAnyScreen(server);
  await tell(() => server.tell(cancelledBy('Marcus Bell')));
  expect(await screen.findByText('Order KM-4821 was cancelled by Marcus Bell.')).toBeVisible();
  expect(speaker.hear()).toEqual(cancelled);
  await tell(() => server.tell(cancelledBy('Marcus Bell')));
  await tell(() => server.tell(cancelledBy('Sofia Reyes', 2)));
  expect(speaker.hear()).toEqual([]);
  expect(screen.queryByText(/KM-4822/)).toBeNull();
});

test("orders that arrive in one response are announced together, whatever the clock's last tick", async () => {
  installSpeaker();
  const server = openStoreWith();
  await openAnyScreen(server);
  await passTime(3000);
  const since = new Date(now() - 1000).toISOString();
  const later = anOrder({ id: 2, orderNumber: 'KM-4822', placedAt: since, releasedAt: since });
  server.on(findTodaysOrders, { data: [order, later] });
  await tell(() => server.streams.at(-1)?.send('reset', 180, { seq: 180 }));
  expect(await screen.findByText(/^2 new orders: /)).toHaveTextContent('KM-4821, KM-4822');
});

test('a muted alarm still shows', async () => {
  const speaker = installSpeaker();
  const server = openStoreWith();
  const user = await openAnyScreen(server);
  await user.click(screen.getByRole('button', { name: 'Alerts on' }));
  await user.click(await screen.findByRole('switch', { name: 'Sound for new orders', hidden }));
  server.on(findTodaysOrders, { data: [order] });
  await tell(() => server.tell(placed));
  await tell(() => server.tell(cancelledBy('Marcus Bell', 2)));
  expect(await screen.findByRole('region', { name: 'Incoming orders' })).toBeVisible();
  expect(speaker.hear()).toEqual([]);
});

test('each sound can be tried by name, at the chosen volume', async () => {
  const speaker = installSpeaker();
  const user = await openAnyScreen(openStoreWith());
  await user.click(screen.getByRole('button', { name: 'Alerts on' }));
  const hear = async (name: string) => {
    await user.click(await screen.findByRole('button', { name, hidden }));
    await passTime(0);
    return speaker.hear();
  };
  expect(await hear('New order')).toEqual(newOrder);
  expect(await hear('Cancelled')).toEqual(cancelled);
  const loud = speaker.loudest();
  expect(await hear('Still waiting')).toEqual(stillWaiting);
  const atFirst = speaker.loudest();
  expect(atFirst).toBeGreaterThan(loud);
  const volume = screen.getByRole('slider', { name: 'Volume', hidden });
  fireEvent.change(volume, { target: { value: '1' } });
  expect(volume).toHaveAttribute('aria-valuetext', '100%');
  await hear('Still waiting');
  expect(speaker.loudest()).toBeGreaterThan(atFirst);
});

test('"Okay" snoozes the shown orders for two minutes, and later orders still ring', async () => {
  const speaker = installSpeaker();
  const second = anOrder({ id: 2, orderNumber: 'KM-4822' });
  const third = anOrder({ id: 3, orderNumber: 'KM-4823' });
  const server = openStoreWith(order, second).on(snoozeOrders, { data: { snoozed: 2 } });
  // "Okay" leads home, whose figures are not in question.
  const unavailable = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  server.on(findTodayStats, unavailable).on(findOffMenu, unavailable);
  const user = await openAnyScreen(server);
  const strip = await screen.findByRole('region', { name: 'Incoming orders' });
  expect(within(strip).getByRole('heading')).toHaveTextContent('2 new orders');
  const quietUntil = '2026-11-20T12:02:32Z';
  const snoozed = [order, second].map((one) => ({ ...one, quietUntil }));
  server.on(findTodaysOrders, { data: snoozed });
  await user.click(within(strip).getByRole('link', { name: 'Okay' }));
  await waitFor(() => expect(within(strip).queryByRole('link', { name: 'Okay' })).toBeNull());
  expect(strip).toHaveTextContent('2 new');
  expect(server.received(snoozeOrders)[0]?.body.orderIds).toEqual([1, 2]);
  speaker.hear();
  await passTime(8000);
  expect(speaker.hear()).toEqual([]);

  server.on(findTodaysOrders, { data: [...snoozed, third] });
  await tell(() => server.tell({ ...placed, orderId: 3, orderNumber: 'KM-4823' }));
  expect(within(strip).getByRole('heading')).toHaveTextContent('New order KM-4823');
  expect(speaker.hear()).not.toEqual([]);
  server.on(findTodaysOrders, {
    data: [...snoozed, { ...third, seenAt: '2026-11-20T12:01:00Z' }],
  });
  await tell(() => server.tell({ kind: 'order.seen', orderIds: [3] }));
  speaker.hear();
  await passTime(60_000);
  expect(speaker.hear()).toEqual([]);
  await passTime(60_000);
  expect(speaker.hear()).not.toEqual([]);
  expect(within(strip).getByRole('heading')).toHaveTextContent('2 new orders');
});

test('an automatically accepted order is announced once and stops ringing', async () => {
  const speaker = installSpeaker();
  const server = openStoreWith();
  await openAnyScreen(server);
  server.on(findTodaysOrders, { data: [{ ...seen, status: 'STORE_ACCEPTED' }] });
  await tell(() => {
    server.tell(placed);
    server.tell(acceptedBy('Counter'));
  });
  expect(speaker.hear()).toEqual(melodies.accepted);
  await passTime(8000);
  expect(speaker.hear()).toEqual([]);
  await tell(() => server.tell(acceptedBy('Sofia Reyes')));
  expect(speaker.hear()).toEqual([]);
});

test('the alarm test before a shift explains what is wrong', async () => {
  const speaker = installSpeaker();
  const user = await openAnyScreen(openStoreWith());
  const openSettings = () => user.click(screen.getByRole('button', { name: /^Alerts o/ }));
  await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Test my alarm', hidden }));
  const dialog = await screen.findByRole('dialog', { name: 'Test my alarm' });
  await passTime(0);
  expect(speaker.hear()).toEqual(newOrder);
  expect(dialog).toHaveTextContent('The alarm works on this device.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Alerts o/ })).toHaveFocus());
  await openSettings();
  await user.click(await screen.findByRole('switch', { name: 'Sound for new orders', hidden }));
  await user.click(await screen.findByRole('button', { name: 'Test my alarm', hidden }));
  expect(await screen.findByRole('dialog', { name: 'Test my alarm' })).toHaveTextContent(
    'Sound for new orders is off.',
  );
});
