import type { TrackedOrder } from '@counter/contract/storefront';
import { FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aStore, aTrackedOrder, kitchen, token } from '../testing/fixtures.ts';
import { passTime, renderPage } from '../testing/render-page.tsx';

const address = `${kitchen}/orders/${token}`;

function open(change: Partial<TrackedOrder> = {}, server = new FakeServer()) {
  return renderPage(server, address, {
    kind: 'order',
    store: aStore(),
    order: aTrackedOrder(change),
    token,
  });
}

const shownSteps = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((step) => step.firstChild?.textContent);

describe('the progress of an order', () => {
  it.each([
    [{ status: 'NEW' }, 'Ready around 7:20 AM in 20 min'],
    [{ status: 'STORE_ACCEPTED' }, 'Ready around 7:20 AM in 20 min'],
    [{ deliveryMethod: 'DIRECT' }, 'Leaves the store around 7:20 AM in 20 min'],
    [
      { status: 'STORE_ACCEPTED', readyAt: '2026-11-20T11:58:00Z' },
      'Running late. Promised for 6:58 AM',
    ],
    // Only who has promised can be late.
    [{ status: 'NEW', readyAt: '2026-11-20T11:58:00Z' }, 'Ready around 6:58 AM'],
    [
      { scheduledAt: '2026-11-21T18:00:00Z', readyAt: '2026-11-21T18:00:00Z' },
      'Scheduled for Nov 21, 1:00 PM',
    ],
  ] as const)('shows the promised time of %j', async (change, expected) => {
    open(change);
    await passTime(10);
    const [label = ''] = /^.*(?:around|for)/.exec(expected) ?? [];
    expect(screen.getByText(label).parentElement?.textContent.trim()).toBe(expected);
  });

  it.each(['READY', 'COMPLETED', 'STORE_REJECT'] as const)('shows no time once %s', (status) => {
    open({ status });
    expect(screen.queryByText(/^Ready around/)).not.toBeInTheDocument();
  });

  it('says that the money of a cancelled order is back on the card', () => {
    open({ status: 'STORE_REJECT', payment: 'CARD', cancelledBecause: 'The store cancelled it.' });
    expect(screen.getAllByText(/^Your money is back on your card/)).toHaveLength(2);
  });

  it('shows what the store refunded', () => {
    open({ status: 'COMPLETED', refunded: 250 });
    expect(screen.getByText('The store refunded $ 2.50.')).toBeInTheDocument();
  });

  it('links to the store for questions', () => {
    renderPage(new FakeServer(), address, {
      kind: 'order',
      store: aStore({ phoneNumber: '+16465550199' }),
      order: aTrackedOrder(),
      token,
    });
    expect(screen.getByRole('link', { name: 'Call (646) 555-0199' })).toHaveAttribute(
      'href',
      'tel:+16465550199',
    );
    expect(screen.getByRole('link', { name: 'Ask the store' })).toHaveAttribute(
      'href',
      `${kitchen}/ask`,
    );
  });

  it('says when the customer is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await passTime(10);
    expect(screen.getByText(/^You're offline\. This page updates/)).toBeInTheDocument();
  });

  it('shows who brings a delivery, and when they were assigned', () => {
    const steps = [
      { kind: 'placed', at: '2026-11-20T12:00:00Z' },
      { kind: 'accept', at: '2026-11-20T12:01:00Z' },
      { kind: 'assigned', at: '2026-11-20T12:05:00Z' },
    ] as const;
    open({ status: 'STORE_ACCEPTED', deliveryMethod: 'DIRECT', rider: 'Ali', steps: [...steps] });
    expect(screen.getByText("Ali brings it to you once it's packed.")).toBeInTheDocument();
    expect(shownSteps()).toEqual([
      'Ordered',
      'Accepted',
      'Ali will bring it',
      'Ready',
      'On its way',
    ]);
    expect(screen.getByText('Ali will bring it').parentElement).toHaveTextContent('7:05 AM');
  });
});

describe('a delivery that has left the store', () => {
  const left = (at: string): Partial<TrackedOrder> => ({
    status: 'COMPLETED',
    deliveryMethod: 'DIRECT',
    steps: [
      { kind: 'placed', at: '2026-11-20T10:00:00Z' },
      { kind: 'complete', at },
    ],
  });
  const headline = () => screen.getByRole('heading', { level: 1 }).textContent;

  it.each([
    ['Ali', 'Ali has your order and is coming to you.'],
    [null, 'A courier has your order and is coming to you.'],
  ])('is on its way with %s', async (rider, words) => {
    open({ ...left('2026-11-20T11:50:00Z'), rider });
    await passTime(10);
    expect(headline()).toBe('On its way');
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(shownSteps()).toEqual(['Ordered', 'On its way']);
  });

  it.each([
    [left('2026-11-20T11:00:00Z'), 'Handed over'],
    [{ ...left('2026-11-20T11:50:00Z'), deliveryMethod: 'PICKUP' }, 'Picked up'],
  ] as const)('is complete after an hour, and a pickup at once: %#', async (change, expected) => {
    open(change);
    await passTime(10);
    expect(headline()).toBe(expected);
    expect(screen.getByText('Thank you. Enjoy your order!')).toBeInTheDocument();
  });

  it.each([
    [left('2026-11-20T11:50:00Z'), 'good'],
    [left('2026-11-20T11:00:00Z'), 'plain'],
    [{ ...left('2026-11-20T11:50:00Z'), deliveryMethod: 'PICKUP' }, 'plain'],
    [{ ...left('2026-11-20T11:50:00Z'), status: 'STORE_REJECT' }, 'bad'],
  ] as const)('stands out until it has had time to arrive: %#', async (change, look) => {
    open(change);
    await passTime(10);
    expect(screen.getByRole('heading', { level: 1 }).closest('section')).toHaveAttribute(
      'data-look',
      look,
    );
  });

  it.each([
    ['2026-11-20T11:50:00Z', 'Pay on delivery.'],
    ['2026-11-20T11:00:00Z', 'Paid on delivery.'],
  ])('counts as paid only once it has had time to arrive: left at %s', async (at, words) => {
    open({ ...left(at), payment: 'ON_DELIVERY' });
    await passTime(10);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
