import { findOwnReview, saveOwnReview } from '@counter/contract/feedback';
import {
  cancelTrackedOrder,
  findOrderAgain,
  findTrackedOrder,
  type TrackedOrder,
} from '@counter/contract/storefront';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStreams, theStream } from '../testing/change-stream.ts';
import { aStore, aTrackedOrder, kitchen, token } from '../testing/fixtures.ts';
import { comeBack, endPage, passTime, renderPage } from '../testing/render-page.tsx';

const address = `${kitchen}/orders/${token}`;

function open(change: Partial<TrackedOrder> = {}, server = new FakeServer()) {
  return renderPage(server, address, {
    kind: 'order',
    store: aStore(),
    order: aTrackedOrder(change),
    token,
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shownSteps = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((step) => step.firstChild?.textContent);
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a tracked order', () => {
  it.each([
    [{ status: 'NEW' }, 'Waiting for Cedar Kitchen'],
    [{ status: 'STORE_ACCEPTED' }, 'Preparing your order'],
    [{ status: 'READY' }, 'Ready for you'],
    [{ status: 'READY', deliveryMethod: 'DIRECT' }, 'On its way soon'],
    [{ status: 'STORE_REJECT' }, 'Cancelled'],
    [{ status: 'EXPIRED' }, 'Not accepted'],
  ] as const)('with %j shows "%s"', (change, expected) => {
    open(change);
    expect(headline()).toBe(expected);
  });

  it('sends nobody to the store for an order that was cancelled or picked up', () => {
    const told = { pickupInstructions: 'Come to the window.' };
    open({ ...told, status: 'READY' });
    expect(screen.getByRole('region', { name: 'Pick it up at' })).toBeInTheDocument();
    expect(screen.getByText('Come to the window.')).toBeInTheDocument();
    endPage();
    open({ ...told, status: 'COMPLETED' }, new FakeServer().on(findOwnReview, { data: null }));
    expect(screen.getByRole('region', { name: 'Picked up at' })).toBeInTheDocument();
    expect(screen.queryByText('Come to the window.')).not.toBeInTheDocument();
    for (const status of ['STORE_REJECT', 'EXPIRED'] as const) {
      endPage();
      open({ ...told, status });
      expect(screen.queryByRole('region', { name: /^Pick/ })).not.toBeInTheDocument();
      expect(screen.queryByText('Come to the window.')).not.toBeInTheDocument();
    }
  });

  it('tells in the title of its tab how far it is', async () => {
    const server = new FakeServer().on(findTrackedOrder, {
      data: aTrackedOrder({ status: 'READY' }),
    });
    open({}, server);
    expect(document.title).toBe('Waiting for Cedar Kitchen · KM-4821');
    theStream().tell();
    await passTime(10);
    expect(document.title).toBe('Ready for you · KM-4821');
  });

  it('names the rider of a delivery once there is one', () => {
    open({ status: 'READY', deliveryMethod: 'DIRECT', rider: 'Ali' });
    expect(screen.getByText('Your order is packed. Ali brings it to you.')).toBeInTheDocument();
  });

  it('follows every change, and says so while it does', async () => {
    const server = new FakeServer();
    server.on(findTrackedOrder, { data: aTrackedOrder() });
    open({}, server);
    theStream().open();
    expect(await screen.findByText(/^This page updates/)).toBeInTheDocument();
    const changed = [{ at: '2026-11-20T12:05:00Z', words: 'Removed 1 × Olives.' }];
    server.on(findTrackedOrder, { data: aTrackedOrder({ status: 'STORE_ACCEPTED', changed }) });
    theStream().tell();
    expect(await screen.findByText(/^Removed 1 × Olives/)).toBeInTheDocument();
    expect(headline()).toBe('Preparing your order');
    theStream().cut();
    await passTime(0);
    expect(screen.queryByText(/^This page updates/)).not.toBeInTheDocument();
  });

  it('polls while no stream is open, and refetches when the customer comes back', async () => {
    const server = new FakeServer();
    server.on(findTrackedOrder, { data: aTrackedOrder() });
    open({}, server);
    await passTime(10_100);
    expect(server.received(findTrackedOrder)).toHaveLength(1);
    theStream().open();
    await passTime(10_100);
    expect(server.received(findTrackedOrder)).toHaveLength(2);
    await comeBack();
    expect(server.received(findTrackedOrder)).toHaveLength(3);
  });

  it('opens no stream once it is finished', () => {
    open({ status: 'EXPIRED' });
    expect(openStreams()).toEqual([]);
  });

  it('shows its amounts, address, note and handoff code', () => {
    const deliveryAddress = {
      street: '1 Mill Lane',
      city: 'Troy',
      state: 'NY',
      zip: '12180',
      instructions: 'Door B',
    };
    const amounts = { discount: 50, tip: 90, deliveryFee: 300, refunded: 20 };
    const paid = { payment: 'CARD', reduced: 10 } as const;
    const wishes = { handoffCode: '4711', note: 'Ring twice' };
    open({ deliveryMethod: 'DIRECT', deliveryAddress, ...amounts, ...paid, ...wishes });
    expect(screen.getByText(/^1 Mill Lane, Troy, NY 12180/)).toHaveTextContent('Door B');
    expect(screen.getByText(/^Tell the courier this code/)).toHaveTextContent('4711');
    expect(screen.getByText('Your note: Ring twice')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Subtotal',
      'Discount',
      'Tax',
      'Tip',
      'Delivery',
      'Total',
      'Refunded for changed items',
      'Refunded',
    ]);
  });

  it('leaves out amounts of zero, and shows no refund of what was not paid', () => {
    open({ reduced: 10 });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Subtotal',
      'Tax',
      'Total',
    ]);
    expect(screen.getByText('12 Quay Street')).toBeInTheDocument();
    expect(screen.queryByText(/^Your note/)).not.toBeInTheDocument();
    expect(screen.queryByText(/this code/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Changed by/)).not.toBeInTheDocument();
  });

  it.each([
    ['NEW', ['Ordered', 'Accepted', 'Ready', 'Picked up']],
    ['STORE_REJECT', ['Ordered', 'Cancelled']],
  ] as const)('shows the steps of %s', (status, expected) => {
    const placed = { kind: 'placed', at: '2026-11-20T12:00:00Z' } as const;
    const cancel = { kind: 'cancel', at: '2026-11-20T12:01:00Z' } as const;
    open({ status, steps: status === 'NEW' ? [placed] : [placed, cancel] });
    expect(shownSteps()).toEqual(expected);
    expect(screen.getByText('Ordered').parentElement).toHaveTextContent('7:00 AM');
  });
});

describe('cancelling an order', () => {
  it('asks first, and then cancels', async () => {
    const server = new FakeServer();
    const over = { status: 'STORE_REJECT', mayCancel: false } as const;
    server.on(cancelTrackedOrder, {
      data: aTrackedOrder({ ...over, cancelledBecause: 'You cancelled it.' }),
    });
    const { user } = open({}, server);
    await user.click(button('Cancel order'));
    await user.click(button('Keep order'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.received(cancelTrackedOrder)).toEqual([]);
    await user.click(button('Cancel order'));
    await user.click(button('Cancel the order'));
    expect(await screen.findByText('You cancelled it.')).toBeInTheDocument();
    expect(headline()).toBe('Cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('comes before ordering again', () => {
    open();
    expect(button('Cancel order').nextElementSibling).toBe(button('Order again'));
  });

  it('says why it failed', async () => {
    const server = new FakeServer();
    server.on(cancelTrackedOrder, new Refusal(409, 'CONFLICT', 'It was accepted.'));
    const { user } = open({}, server);
    await user.click(button('Cancel order'));
    await user.click(button('Cancel the order'));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was accepted.');
  });

  it('is not offered once it is too late', () => {
    open({ mayCancel: false });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});

describe('ordering again', () => {
  const item = { productId: 1, quantity: 1, options: [], specialInstructions: '' };
  const deal = { dealId: 1, quantity: 1, parts: [], specialInstructions: '' };

  it('leads to the checkout if everything is available', async () => {
    const server = new FakeServer();
    server.on(findOrderAgain, { data: { items: [item], deals: [], missing: [] } });
    const { user, left } = open({}, server);
    await user.click(button('Order again'));
    await passTime(0);
    expect(left).toEqual([`${kitchen}/checkout`]);
    expect(localStorage.getItem('counter.basket.cedar-kitchen')).toContain('"productId":1');
  });

  it.each([
    [[item], [], 'We added the rest to your basket.', 1],
    [[], [deal], 'We added the rest to your basket.', 1],
    [[item], [deal], 'We added the rest to your basket.', 1],
    [[], [], 'Choose something else.', 0],
  ])('says what is unavailable: %#', async (items, deals, words, ways) => {
    const server = new FakeServer();
    server.on(findOrderAgain, { data: { items, deals, missing: ['Falafel is sold out.'] } });
    const { user, left } = open({}, server);
    await user.click(button('Order again'));
    expect(await screen.findByText('Falafel is sold out.')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Go to checkout' })).toHaveLength(ways);
    await user.click(button('Open the menu'));
    expect(left).toEqual([kitchen]);
  });
});

describe('the review of a completed order', () => {
  const own = {
    rating: 4,
    review: 'Very good',
    email: '',
    createdAt: '2026-11-20T13:00:00Z',
    changeable: true,
    removed: false,
    reply: null,
  } as const;

  it('requires stars, is sent and can be changed', async () => {
    const server = new FakeServer();
    server.on(findOwnReview, { data: null });
    server.on(saveOwnReview, ({ body: { rating, review } }) => ({
      data: { ...own, rating, review },
    }));
    const { user } = open({ status: 'COMPLETED' }, server);
    expect(headline()).toBe('Picked up');
    theStream().open();
    await user.click(await screen.findByRole('button', { name: 'Send review' }));
    expect(screen.getByRole('radiogroup', { name: 'How was it?' })).toHaveAccessibleDescription(
      'Choose one to five stars',
    );
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText('Your review (optional)'), 'Very good');
    await user.click(button('Send review'));
    expect(await screen.findByText('Very good')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your review' })).toBeInTheDocument();
    await user.click(button('Edit review'));
    expect(screen.getByLabelText('Your review (optional)')).toHaveValue('Very good');
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(button('Change review'));
    expect(await screen.findByText('2 stars')).toBeInTheDocument();
    expect(server.received(saveOwnReview).map(({ body }) => body.rating)).toEqual([4, 2]);
  });

  it("shows the store's reply and that it was removed, with no way to edit it", async () => {
    const reply = { text: 'Thank you, Maya!', at: '2026-11-20T14:00:00Z' };
    const server = new FakeServer();
    server.on(findOwnReview, { data: { ...own, changeable: false, removed: true, reply } });
    open({ status: 'COMPLETED' }, server);
    theStream().open();
    expect(await screen.findByText('Thank you, Maya!')).toBeInTheDocument();
    expect(screen.getByText(/^The marketplace removed it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit review' })).not.toBeInTheDocument();
  });
});
