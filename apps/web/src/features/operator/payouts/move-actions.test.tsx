import {
  findOperatorPayout,
  movePayout,
  type OperatorPayoutDetail,
  type PayoutStatus,
} from '@counter/contract/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const payout: OperatorPayoutDetail = {
  transactionId: 'PO-2026W46-0003',
  transactionStartTime: '2026-11-16T12:00:00Z',
  status: 'PENDING',
  periodStart: '2026-11-09',
  periodEnd: '2026-11-15',
  currency: 'USD',
  payoutAmount: 9000,
  totalOrders: 4,
  transactionFee: 1000,
  totalTax: 0,
  totalRestaurantTip: 0,
  totalOrdersAmount: 10_000,
  comparison: null,
  before: null,
  adjustments: 0,
  collected: 0,
  sentAt: null,
  settledAt: null,
  failure: null,
  breakdown: {
    sales: 10_000,
    discounts: 0,
    tax: 0,
    tips: 0,
    fee: -1000,
    promoCredits: 0,
    refunds: 0,
    feesReturned: 0,
    charges: 0,
    corrections: 0,
    campaigns: 0,
    collected: 0,
    referrals: 0,
    returnedPayouts: 0,
  },
  includedIn: null,
  plans: [],
  days: [],
  storeId: 3,
  storeName: 'Cedar Kitchen',
  bankFileId: null,
  hold: null,
};

/** Opens a payout, which a move brings into its next state. */
function open(status: PayoutStatus) {
  let shown = { ...payout, status };
  const next = { send: 'IN_TRANSIT', settle: 'PAID', fail: 'FAILED' } as const;
  const server = openMarketplace()
    .on(findOperatorPayout, () => ({ data: shown }))
    .on(movePayout, ({ body: { move, reason } }) => {
      shown = { ...shown, status: next[move], failure: reason ?? null };
      return { data: shown };
    });
  const user = renderScreen(server, '/operator/payouts/3/PO-2026W46-0003');
  const ask = async (button: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return screen.findByRole('dialog', { name: title });
  };
  const sent = () => server.received(movePayout).map(({ body }) => body);
  return { server, user, ask, sent };
}

const moves = () =>
  ['Mark in transit', 'Mark paid', 'Mark failed'].filter((name) =>
    screen.queryByRole('button', { name }),
  );

test.each([
  ['PENDING', ['Mark in transit', 'Mark failed']],
  ['IN_TRANSIT', ['Mark paid', 'Mark failed']],
  ['PAID', []],
  ['FAILED', []],
] as const)('a payout that is %s can be moved by %j', async (status, expected) => {
  open(status);
  await screen.findByRole('heading', { level: 1, name: 'PO-2026W46-0003' });
  expect(moves()).toEqual(expected);
});

test.each([
  [
    'PENDING',
    'Mark in transit',
    'send',
    'PO-2026W46-0003 is in transit.',
    ['Mark paid', 'Mark failed'],
  ],
  ['IN_TRANSIT', 'Mark paid', 'settle', 'PO-2026W46-0003 is paid.', []],
] as const)('%s: %s, after confirmation', async (status, button, move, told, left) => {
  const { user, ask, sent } = open(status);
  const dialog = await ask(button, `${button}: PO-2026W46-0003?`);
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: button }));
  await screen.findByText(told);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(moves()).toEqual(left));
  expect(sent()).toEqual([{ storeId: 3, transactionId: 'PO-2026W46-0003', move }]);
});

test('dismissing the confirmation moves nothing', async () => {
  const { user, ask, sent } = open('PENDING');
  const dialog = await ask('Mark in transit', 'Mark in transit: PO-2026W46-0003?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

test("a returned payout requires the bank's reason and then shows it", async () => {
  const { user, ask, sent } = open('IN_TRANSIT');
  const dialog = await ask('Mark failed', 'PO-2026W46-0003 was returned');
  const send = within(dialog).getByRole('button', { name: 'Mark failed' });
  const reason = within(dialog).getByLabelText(/^Reason/);
  await user.click(send);
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/The store sees it/));
  expect(sent()).toEqual([]);
  await user.type(reason, 'Account closed');
  await user.click(send);
  await screen.findByText('PO-2026W46-0003 failed and will be paid with the next payout.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent()).toEqual([
    { storeId: 3, transactionId: 'PO-2026W46-0003', move: 'fail', reason: 'Account closed' },
  ]);
  expect(await screen.findByText(/Account closed/)).toBeVisible();
});

test("shows the server's refusal of a move, and lets a lost one be retried", async () => {
  const { server, user, ask } = open('PENDING');
  server.on(movePayout, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  const first = await ask('Mark in transit', 'Mark in transit: PO-2026W46-0003?');
  await user.click(within(first).getByRole('button', { name: 'Mark in transit' }));
  await screen.findByText(/^PO-2026W46-0003 wasn't changed\. Omar Said was faster\./);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  server.on(movePayout, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const second = await ask('Mark in transit', 'Mark in transit: PO-2026W46-0003?');
  await user.click(within(second).getByRole('button', { name: 'Mark in transit' }));
  await screen.findByText(/^PO-2026W46-0003 wasn't changed\. Not now\./);
  server.on(movePayout, { data: { ...payout, status: 'IN_TRANSIT' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('PO-2026W46-0003 is in transit.');
});

test("the dialog shows the server's refusal of a failure, unless somebody was faster", async () => {
  const { server, user, ask } = open('PENDING');
  server.on(movePayout, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const dialog = await ask('Mark failed', 'PO-2026W46-0003 was returned');
  const send = within(dialog).getByRole('button', { name: 'Mark failed' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Account closed');
  await user.click(send);
  expect(await within(dialog).findByText(/Not now\./)).toBeVisible();
  expect(dialog).toBeInTheDocument();
  server.on(movePayout, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  await user.click(send);
  await screen.findByText(/^PO-2026W46-0003 wasn't changed\. Omar Said was faster\./);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
