import { findReferral, findRewards, type Referral, type Reward } from '@counter/contract/referrals';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const nothing: Referral = {
  code: 'ABCD2345',
  currency: 'USD',
  businesses: 0,
  consumers: 0,
  earned: 0,
  waiting: 0,
  waitingFrom: null,
  paid: 0,
  charges: 0,
  payable: true,
};

const noRewards = { data: { content: [], totalElements: 0 } };

const aReward = (change: Partial<Reward> = {}): Reward => ({
  id: 1,
  orderNumber: 'KM-4821',
  storeName: 'Corner Bakery',
  brought: 'BUSINESS',
  // Still Thursday where the store is.
  earnedAt: '2026-11-20T02:00:00Z',
  deliveryFee: 5050,
  commission: 505,
  amount: 51,
  currency: 'USD',
  dueDay: '2026-11-24',
  takenBackAt: null,
  payment: null,
  ...change,
});

/** The figure under a label, with the hint below it. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('a merchant without referrals sees so, and a link that failed to load can be retried', async () => {
  const server = openStore()
    .on(findReferral, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findRewards, noRewards);
  const user = renderScreen(server, '/dashboard/referral');
  await screen.findByText('No rewards yet');
  await screen.findByText("We couldn't load your referral link");
  server.on(findReferral, { data: nothing });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByLabelText<HTMLInputElement>('For businesses');
  expect(link.value).toMatch(/\/signup\?ref=ABCD2345$/);
  const forCustomers = screen.getByLabelText<HTMLInputElement>('For customers of Cedar Kitchen');
  expect(forCustomers.value).toMatch(/\/s\/cedar-kitchen\?ref=ABCD2345$/);
  expect(figure('Referred')).toHaveTextContent('0 businesses, 0 customers');
});

test('the figures show who was referred and what that earned', async () => {
  const some = { businesses: 1, consumers: 2, earned: 5150, waiting: 151, paid: 4999, charges: 25 };
  const referral = { ...nothing, ...some, waitingFrom: '2026-11-24', payable: false };
  const server = openStore().on(findReferral, { data: referral }).on(findRewards, noRewards);
  renderScreen(server, '/dashboard/referral');
  expect(await screen.findByText('1 business, 2 customers')).toBeVisible();
  expect(figure('Referred')).toHaveTextContent('3');
  expect(figure('Earned')).toHaveTextContent('$ 51.50');
  expect(figure('Waiting')).toHaveTextContent(/\$ 1\.51.*24 Nov/);
  expect(figure('Paid')).toHaveTextContent(/\$ 49\.99.*\$ 0\.25/);
  expect(screen.getByText(/bank account/)).toBeVisible();
});

test('a merchant who can be paid sees no hint about a bank account', async () => {
  const referral = { ...nothing, consumers: 1, waiting: 151, waitingFrom: '2026-11-24' };
  const server = openStore().on(findReferral, { data: referral }).on(findRewards, noRewards);
  renderScreen(server, '/dashboard/referral');
  expect(await screen.findByText('0 businesses, 1 customer')).toBeVisible();
  expect(screen.queryByText(/bank account/)).toBeNull();
});

test('the rewards show their order, amount and status', async () => {
  const rewards = [
    aReward(),
    aReward({ id: 2, brought: 'CONSUMER', takenBackAt: '2026-11-20T10:00:00Z' }),
    aReward({ id: 3, payment: { transactionId: 'RF-1', status: 'PAID' } }),
  ];
  const server = openStore()
    .on(findReferral, { data: nothing })
    .on(findRewards, { data: { content: rewards, totalElements: 30 } });
  const user = renderScreen(server, '/dashboard/referral');
  await screen.findAllByText('KM-4821');
  const [, first, second, third] = cellsOf(screen.getByRole('table', { name: 'Rewards' }));
  const order = 'KM-4821Corner Bakery';
  const money = ['$ 50.50', '$ 5.05', '$ 0.51'];
  expect(first).toEqual([order, 'Thu 19 Nov', 'The business', ...money, 'Paid from 24 Nov 2026']);
  expect(second).toEqual([order, 'Thu 19 Nov', 'The customer', ...money, 'Order was cancelled']);
  expect(third?.at(-1)).toBe('Paid');
  await user.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/referral?page=2'));
  await waitFor(() => expect(server.received(findRewards).at(-1)?.body.pageNumber).toBe(1));
  expect(server.received(findRewards)[0]?.body.pageNumber).toBe(0);
});

test('on a phone a reward shows the same', async () => {
  const server = openStore()
    .on(findReferral, { data: nothing })
    .on(findRewards, { data: { content: [aReward()], totalElements: 1 } });
  renderScreen(server, '/dashboard/referral', phone);
  expect(await screen.findByText('KM-4821')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Rewards' })).toHaveTextContent(
    'Thu 19 Nov · The business · Paid from 24 Nov 2026',
  );
});
