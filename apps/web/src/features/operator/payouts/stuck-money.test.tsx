import {
  findFailedCardPayments,
  retryCardPayment,
  type FailedCardPayment,
} from '@counter/contract/payments';
import { findHeldStores, liftPayoutHold, type HeldStore } from '@counter/contract/payouts';
import {
  findReferralPayments,
  moveReferralPayment,
  type ReferralPayment,
} from '@counter/contract/referrals';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findRow, noRows, openPayoutDesk } from '../../../testing/payout-desk.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const address = '/operator/payouts';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const failedCard: FailedCardPayment = {
  storeId: 3,
  id: 5,
  storeName: 'Cedar Kitchen',
  orderNumber: 'KM-4821',
  amount: 12_50,
  currency: 'USD',
  trouble: 'CAPTURE',
  failure: 'The card expired.',
  givenUpAt: '2026-11-20T09:00:00Z',
};

const failing = (...content: FailedCardPayment[]) =>
  openPayoutDesk().on(findFailedCardPayments, { data: { content, totalElements: content.length } });

test("a failed card payment says where its money is, and a lost one can't be retried", async () => {
  const lost: FailedCardPayment = { ...failedCard, id: 6, orderNumber: null, trouble: 'LOST' };
  renderScreen(failing(failedCard, lost), address);
  const charged = await findRow('Failed card payments', /of order KM-4821/);
  expect(charged).toHaveTextContent(/Not chargedCedar Kitchen, failed .*: The card expired\./);
  const row = await findRow('Failed card payments', /without an order at Cedar Kitchen/);
  expect(row).toHaveTextContent(/Lostfailed/);
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a card payment can be retried and shows the outcome', async () => {
  const server = failing(failedCard).on(retryCardPayment, away);
  const user = renderScreen(server, address);
  const name = /^Try again: \$\s12\.50 of order KM-4821$/;
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText(/^Retry failed: .* of order KM-4821\. Nothing changed\. Not now\./);
  server.on(retryCardPayment, () => {
    server.on(findFailedCardPayments, noRows);
    return { data: null };
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Retried: .* of order KM-4821\.$/);
  await waitFor(() => expect(screen.queryByText('Failed card payments')).toBeNull());
  expect(server.received(retryCardPayment).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 5 },
    { storeId: 3, id: 5 },
  ]);
});

const held: HeldStore = {
  storeId: 3,
  storeName: 'Cedar Kitchen',
  reason: 'Fraud is looked into.',
  heldBy: 'Omar Said',
  heldAt: '2026-11-19T12:00:00Z',
};

test('a hold shows who set it and why, and confirming releases it', async () => {
  const server = openPayoutDesk()
    .on(findHeldStores, { data: [held] })
    .on(liftPayoutHold, () => {
      server.on(findHeldStores, { data: [] });
      return { data: [] };
    });
  const user = renderScreen(server, address);
  const row = await findRow('On hold', /^Cedar Kitchen/);
  expect(row).toHaveTextContent('Fraud is looked into. — Omar Said,');
  await user.click(within(row).getByRole('button', { name: 'Release hold' }));
  const question = await screen.findByRole('dialog', {
    name: 'Release the hold on Cedar Kitchen?',
  });
  expect(server.received(liftPayoutHold)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Release hold' }));
  await screen.findByText('Released the hold on Cedar Kitchen.');
  await waitFor(() => expect(screen.queryByText('On hold')).toBeNull());
  expect(server.received(liftPayoutHold)[0]?.body).toEqual({ storeId: 3 });
});

test('a hold that failed to be released can be retried', async () => {
  const server = openPayoutDesk()
    .on(findHeldStores, { data: [held] })
    .on(liftPayoutHold, away);
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Release hold' }));
  const question = await screen.findByRole('dialog', { name: /^Release the hold/ });
  await user.click(within(question).getByRole('button', { name: 'Release hold' }));
  await screen.findByText("We couldn't release the hold. Not now.");
  await waitFor(() => expect(question).not.toBeInTheDocument());
  server.on(liftPayoutHold, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Released the hold on Cedar Kitchen.');
});

const referral: ReferralPayment = {
  transactionId: 'RF-2026W46-0007',
  fullName: 'Sofia Reyes',
  email: 'sofia@cedar.test',
  storeName: 'Cedar Kitchen',
  status: 'IN_TRANSIT',
  currency: 'USD',
  rewards: 3,
  earned: 12_00,
  transferCharge: 50,
  amount: 11_50,
  createdAt: '2026-11-16T12:00:00Z',
  failure: null,
};

/** Opens the payments of rewards, which a move brings into its next state. */
function openReferral(payment: ReferralPayment) {
  let shown = payment;
  const next = { send: 'IN_TRANSIT', settle: 'PAID', fail: 'FAILED' } as const;
  const server = openPayoutDesk()
    .on(findReferralPayments, () => ({ data: { content: [shown], totalElements: 1 } }))
    .on(moveReferralPayment, ({ body: { move, reason } }) => {
      shown = { ...shown, status: next[move], failure: reason ?? null };
      return { data: shown };
    });
  const row = async () => findRow('Referral payments', /Sofia Reyes/);
  const sent = () => server.received(moveReferralPayment).map(({ body }) => body);
  return { server, user: renderScreen(server, address), row, sent };
}

test('a reward shows its recipient, and Mark paid needs no confirmation', async () => {
  const { user, row, sent } = openReferral(referral);
  await row();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await row()).toHaveTextContent(
    /\$ 11\.50 to Sofia Reyes In transitRF-2026W46-0007, to Cedar Kitchen's account, created /,
  );
  await user.click(within(await row()).getByRole('button', { name: 'Mark paid' }));
  await screen.findByText('RF-2026W46-0007: mark paid, done.');
  await waitFor(async () => expect(await row()).toHaveTextContent('Paid'));
  expect(within(await row()).queryByRole('button')).toBeNull();
  expect(sent()).toEqual([{ transactionId: 'RF-2026W46-0007', move: 'settle' }]);
});

test('a reward that the bank returned requires a reason and then shows it', async () => {
  const { server, user, row, sent } = openReferral(referral);
  await user.click(within(await row()).getByRole('button', { name: 'Mark failed' }));
  const dialog = await screen.findByRole('dialog', { name: 'RF-2026W46-0007 was returned' });
  const send = within(dialog).getByRole('button', { name: 'Mark failed' });
  const reason = within(dialog).getByLabelText(/^Reason/);
  await user.click(send);
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter the bank's reason/));
  expect(sent()).toEqual([]);
  await user.type(reason, 'Account closed');
  server.on(moveReferralPayment, away);
  await user.click(send);
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  const failed: ReferralPayment = { ...referral, status: 'FAILED', failure: 'Account closed' };
  server
    .on(moveReferralPayment, { data: failed })
    .on(findReferralPayments, { data: { content: [failed], totalElements: 1 } });
  await user.click(send);
  await screen.findByText('RF-2026W46-0007 failed. The amount goes into the next payment.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(async () => expect(await row()).toHaveTextContent(/ — Account closed$/));
  expect(sent().at(-1)).toEqual({
    transactionId: 'RF-2026W46-0007',
    move: 'fail',
    reason: 'Account closed',
  });
});

test('a reward that failed to move says so and can be retried', async () => {
  const { server, user, row } = openReferral({ ...referral, status: 'PENDING' });
  server.on(moveReferralPayment, away);
  await user.click(within(await row()).getByRole('button', { name: 'Mark in transit' }));
  await screen.findByText("RF-2026W46-0007 wasn't changed. Not now.");
  server.on(moveReferralPayment, { data: referral });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const done = await screen.findByText('RF-2026W46-0007: mark in transit, done.');
  expect(done).toBeInTheDocument();
});

test('each kind of stuck money that failed to load says so, and the tiles wait for nothing', async () => {
  const server = openPayoutDesk();
  server.setRunning(false);
  renderScreen(server, address);
  for (const title of [
    "We couldn't load the failed card payments",
    "We couldn't load the payouts on hold",
    "We couldn't load the referral payments",
    "We couldn't load the latest run",
    "We couldn't load the bank files",
    "Payouts couldn't be loaded",
  ]) {
    expect(await screen.findByText(title)).toBeVisible();
  }
  expect(screen.queryByText('In transit', { selector: 'dt' })).toBeNull();
});
