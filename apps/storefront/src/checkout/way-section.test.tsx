import { findOrderTimes, quoteWebOrder } from '@counter/contract/storefront';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aQuote, aStore } from '../testing/fixtures.ts';
import { passTime } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const asked = (server: FakeServer) => server.received(quoteWebOrder).map(({ body }) => body);

describe('choosing a method and a time', () => {
  it("offers the store's times, and goes back to as soon as possible", async () => {
    const server = aServer();
    const { user } = await openCheckout(server);
    expect(screen.getByText('Ready around 12:20 PM')).toBeInTheDocument();
    await user.click(button('Schedule for later'));
    const dialog = within(await screen.findByRole('dialog', { name: 'When' }));
    expect(dialog.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
    await user.click(await dialog.findByRole('radio', { name: '1:15 PM' }));
    await passTime(300);
    expect(asked(server).at(-1)?.scheduledAt).toBe('2026-11-20T18:15:00Z');
    await user.click(dialog.getByRole('radio', { name: 'Tomorrow' }));
    expect(dialog.queryByRole('radio', { name: '1:15 PM' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: '1:00 PM' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await passTime(300);
    expect(asked(server).at(-1)?.scheduledAt).toBe('2026-11-21T18:00:00Z');
    expect(screen.getByText('Tomorrow at 1:00 PM')).toBeInTheDocument();
    await user.click(button('Tomorrow 1:00 PM'));
    // It opens at what was chosen.
    expect(await screen.findByRole('radio', { name: 'Tomorrow' })).toBeChecked();
    expect(radio('1:00 PM')).toBeChecked();
    await user.click(radio('As soon as possible'));
    await passTime(300);
    expect(asked(server).at(-1)).not.toHaveProperty('scheduledAt');
  });

  it('shows how long the basket takes, even if it is longer than usual for the store', async () => {
    const quote = aQuote({ preparationMinutes: 35, readyAt: '2026-11-20T17:35:00Z' });
    await openCheckout(aServer().on(quoteWebOrder, { data: quote }));
    expect(radio('Pickup 35 min')).toBeChecked();
    expect(screen.getByText('Ready around 12:35 PM')).toBeInTheDocument();
  });

  it('says of a delivery when it leaves the store', async () => {
    const { user } = await openCheckout(aServer());
    await user.click(radio(/^Delivery/));
    await passTime(300);
    expect(screen.getByText('Leaves the store around 12:20 PM')).toBeInTheDocument();
  });

  it('says that there are no times, and that the store is closed now', async () => {
    const { user } = await openCheckout(
      aServer().on(findOrderTimes, { data: { now: false, days: [] } }),
    );
    await user.click(button('Schedule for later'));
    expect(await screen.findByText('No times available')).toBeInTheDocument();
    expect(radio('As soon as possible (closed now)')).toBeChecked();
  });

  it.each([
    [true, 'Closed now. Choose a time under Schedule.'],
    [false, 'Closed now.'],
  ])('promises no time while the store is closed, order ahead: %s', async (ahead, words) => {
    const opening = {
      state: 'PAUSED',
      until: null,
      words: 'Taking a short break.',
      ahead,
    } as const;
    const problems = [{ code: 'STORE_CLOSED', message: 'Cedar Kitchen is paused.' }];
    const { user } = await openCheckout(
      aServer().on(quoteWebOrder, { data: aQuote({ problems }) }),
      { store: aStore({ opening }) },
    );
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^Ready around/)).not.toBeInTheDocument();
    expect(radio('Pickup closed now')).toBeChecked();
    await user.click(button('Schedule for later'));
    await user.click(await screen.findByRole('radio', { name: '1:15 PM' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('fetches the times again after a failure', async () => {
    const server = aServer().on(findOrderTimes, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
    const { user } = await openCheckout(server);
    await user.click(button('Schedule for later'));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    server.on(findOrderTimes, { data: { now: true, days: [] } });
    await user.click(button('Try again'));
    expect(await screen.findByText('No times available')).toBeInTheDocument();
  });

  it('asks for the kind of delivery if there are two', async () => {
    const store = aStore({ deliveryMethods: ['PICKUP', 'POOLED', 'DIRECT'] });
    const server = aServer();
    const { user } = await openCheckout(server, { store });
    expect(screen.queryByRole('radio', { name: /^Shared/ })).not.toBeInTheDocument();
    await user.click(radio(/^Delivery/));
    expect(radio(/^Shared\s*With other orders, free$/)).toBeChecked();
    await user.click(radio(/^Direct/));
    await passTime(300);
    expect(asked(server).at(-1)?.deliveryMethod).toBe('DIRECT');
  });

  it('keeps the fee of a delivery in one line', async () => {
    const deliveryFees = {
      direct: { kind: 'FLAT', fee: 399, freeFrom: null },
      pooled: { kind: 'NONE' },
      zipCode: '',
    } as const;
    const store = aStore({ deliveryMethods: ['POOLED', 'DIRECT'], deliveryFees });
    await openCheckout(aServer(), { store });
    const [, direct] = screen.getAllByRole('radio', { name: /^(?:Shared|Direct)/ });
    expect(direct?.closest('label')?.textContent).toContain('from $\u00A03.99');
  });

  it('shows where to pick up the order', async () => {
    const store = aStore({ pickupInstructions: 'Ring the bell.' });
    const { user } = await openCheckout(aServer(), { store });
    expect(screen.getByText('12 Quay Street')).toHaveTextContent('Ring the bell.');
    await user.click(radio(/^Delivery/));
    expect(screen.queryByText('12 Quay Street')).not.toBeInTheDocument();
  });
});
