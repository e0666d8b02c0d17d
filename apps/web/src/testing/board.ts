import type { FakeServer } from '@counter/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { chooseOrdersView } from '../features/orders/board/orders-view.ts';
import { anItem, anOrder } from './order-fixture.ts';
import { passTime, renderScreen } from './render-screen.tsx';

/** The board's order, which somebody has seen. */
export const boardOrder = anOrder({
  seenAt: '2026-11-20T12:00:10Z',
  totalItems: 1,
  items: [anItem({ name: 'Kebab' })],
});

/** Opens the board with one order, KM-4821, and loads the code of the queue. */
export async function openBoard(server: FakeServer) {
  chooseOrdersView('board');
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('listitem', { name: 'KM-4821' });
  // The first pointer movement loads the code of the queue.
  await user.hover(card());
  await passTime(1000);
  return user;
}

/** Returns the order's card, ignoring the placeholder at its old position. */
export function card(): HTMLElement {
  const cards = screen.getAllByRole('listitem', { name: 'KM-4821' });
  const present = cards.find((each) => !each.hasAttribute('inert'));
  if (!present) throw new Error('The order has no card.');
  return present;
}
/** Queries within the order's card. */
export const inCard = () => within(card());

/** Takes the page offline. */
export async function cut(server: FakeServer): Promise<void> {
  await act(async () => server.setReachable(false));
  await screen.findByText(/^Offline since/);
}

/** Brings the page back online. */
export async function restore(server: FakeServer): Promise<void> {
  await act(async () => server.setReachable(true));
  await passTime(1000);
}

type User = Awaited<ReturnType<typeof openBoard>>;

/** Accepts the order with 20 minutes of prep time. */
export async function pressAccept(user: User): Promise<void> {
  await user.click(inCard().getByRole('button', { name: /^Accept order/ }));
  await user.click(inCard().getByRole('button', { name: /^Accept 20 min for/ }));
}

/** Accepts the order while offline, so that it waits for the network. */
export async function accept(user: User): Promise<void> {
  await pressAccept(user);
  await waitFor(() => expect(card()).toHaveTextContent('Accepted, waiting for network'));
}
