import {
  findOperatorPayouts,
  findPayoutRun,
  startPayoutRun,
  type OperatorPayout,
  type PayoutRun,
} from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPanel, findRow, openPayoutDesk } from '../../../testing/payout-desk.ts';
import { payout } from '../../../testing/payouts.ts';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

const address = '/operator/payouts';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const returned: OperatorPayout = { ...payout, storeId: 3, storeName: 'Cedar Kitchen' };

test('the figures add up each state by currency', async () => {
  const total = { currency: 'USD', payouts: 1, amount: 90_00 };
  const totals = [
    { ...total, status: 'PENDING' as const },
    { ...total, status: 'PAID' as const, payouts: 1200 },
    { ...total, status: 'PAID' as const, currency: 'EUR', payouts: 34 },
  ];
  const server = openPayoutDesk().on(findOperatorPayouts, {
    data: { content: [returned], totalElements: 1, totals },
  });
  renderScreen(server, address);
  await screen.findByRole('button', { name: returned.transactionId });
  const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(figures.map((figure) => figure?.replaceAll(/\s/g, ' '))).toEqual([
    'Pending$ 90.001 payout',
    'In transit$ 0.000 payouts',
    'Paid$ 90.00 + € 90.001,234 payouts',
    'Failed$ 0.000 payouts',
  ]);
});

test('the URL filters payouts by state, and each payout opens', async () => {
  const server = openPayoutDesk().on(findOperatorPayouts, {
    data: { content: [returned], totalElements: 1, totals: [] },
  });
  const user = renderScreen(server, `${address}?search=Cedar&state=FAILED`);
  const opens = await screen.findByRole('button', { name: returned.transactionId });
  expect(server.received(findOperatorPayouts)[0]?.query).toEqual({
    pageNumber: '0',
    search: 'Cedar',
    status: 'FAILED',
  });
  const { complaints } = server;
  await user.click(opens);
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `${address}/3/${returned.transactionId}?search=Cedar&state=FAILED`,
    ),
  );
  // This test is about the way there; nobody answers the payout itself.
  await waitFor(() => expect(complaints).not.toEqual([]));
  complaints.length = 0;
});

test('on a phone a payout shows its store and days', async () => {
  const server = openPayoutDesk().on(findOperatorPayouts, {
    data: { content: [returned], totalElements: 1, totals: [] },
  });
  renderScreen(server, address, phone);
  const list = await screen.findByRole('list', { name: 'Payouts' });
  const card = await within(list).findByRole('listitem');
  expect(card).toHaveTextContent(/PO-2026W46-0003FailedCedar Kitchen\$ 101\.00.* – /);
});

/** A run that has paid one of three stores so far. */
const running: PayoutRun = {
  id: 1,
  startedBy: 'Imani Brooks',
  startedAt: '2026-11-20T12:00:00Z',
  finishedAt: null,
  stores: 3,
  done: 1,
  results: [
    {
      storeId: 3,
      storeName: 'Cedar Kitchen',
      outcome: 'PAID',
      currency: 'USD',
      amount: 90_00,
      transactionId: 'PO-2026W47-0003',
      hold: null,
    },
  ],
};

test('a run starts after confirmation and shows its progress until it ends', async () => {
  let run: PayoutRun | null = null;
  const server = openPayoutDesk()
    .on(findPayoutRun, () => ({ data: run }))
    .on(startPayoutRun, () => {
      run = running;
      return { data: running };
    });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Run payouts' }));
  const question = await screen.findByRole('dialog', { name: 'Run payouts for all stores?' });
  expect(server.received(startPayoutRun)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Run payouts' }));
  expect(await findPanel('Latest run')).toHaveTextContent('1 of 3 stores so far.');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Paying…' })).toHaveAttribute('aria-disabled');
  expect(await findRow('Latest run', /^Cedar Kitchen/)).toHaveTextContent(
    'Paid with PO-2026W47-0003$ 90.00',
  );

  run = { ...running, done: 3, finishedAt: '2026-11-20T12:00:40Z' };
  await passTime(1000);
  await waitFor(async () =>
    expect(await findPanel('Latest run')).toHaveTextContent('all 3 stores.'),
  );
  expect(screen.getByRole('button', { name: 'Run payouts' })).toBeEnabled();
  const asked = server.received(findPayoutRun).length;
  await passTime(5000);
  expect(server.received(findPayoutRun)).toHaveLength(asked);
});

test('a run that failed to start says so and can be retried', async () => {
  const server = openPayoutDesk().on(startPayoutRun, away);
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Run payouts' }));
  const question = await screen.findByRole('dialog', { name: 'Run payouts for all stores?' });
  await user.click(within(question).getByRole('button', { name: 'Run payouts' }));
  await screen.findByText("We couldn't start the run. Not now.");
  await waitFor(() => expect(question).not.toBeInTheDocument());
  server.on(startPayoutRun, { data: running });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.received(startPayoutRun)).toHaveLength(2));
});

test("a finished run shows each store's outcome and which stores it couldn't pay", async () => {
  const [paid] = running.results;
  if (!paid) throw new Error('The run has no result.');
  const unpaid = { ...paid, amount: 0, transactionId: null };
  const hold = { kind: 'MARKETPLACE' as const, until: null, reason: 'Fraud is looked into.' };
  const data: PayoutRun = {
    ...running,
    finishedAt: '2026-11-20T12:00:20Z',
    stores: 6,
    done: 4,
    results: [
      { ...unpaid, storeId: 4, storeName: 'Held Bakery', outcome: 'HELD', hold },
      { ...unpaid, storeId: 5, storeName: 'Once Held Deli', outcome: 'HELD' },
      { ...unpaid, storeId: 6, storeName: 'Owing Grill', outcome: 'CARRIED', amount: -3_00 },
      { ...unpaid, storeId: 7, storeName: 'Quiet Tavern', outcome: 'NOT_DUE' },
    ],
  };
  const user = renderScreen(openPayoutDesk().on(findPayoutRun, { data }), address);
  expect(await findPanel('Latest run')).toHaveTextContent(
    "4 of 6 stores. We couldn't pay 2. Check their books.",
  );
  expect(await findRow('Latest run', /^Held/)).toHaveTextContent(
    'On hold by staff: Fraud is looked into.',
  );
  expect(await findRow('Latest run', /^Once Held/)).toHaveTextContent('Once Held DeliHeld$');
  expect(await findRow('Latest run', /^Owing/)).toHaveTextContent('Negative balance');
  expect(screen.queryByText('Quiet Tavern')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 1 paid earlier' }));
  expect(await findRow('Latest run', /^Quiet Tavern/)).toHaveTextContent('Nothing due');
  expect(screen.queryByRole('button', { name: /paid earlier/ })).toBeNull();
});

test('a run that failed to load can be retried', async () => {
  const server = openPayoutDesk().on(findPayoutRun, away);
  const user = renderScreen(server, address);
  const failed = await findPanel('Latest run');
  await within(failed).findByText("We couldn't load the latest run");
  server.on(findPayoutRun, { data: running });
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await findPanel('Latest run')).toHaveTextContent('1 of 3'));
});
