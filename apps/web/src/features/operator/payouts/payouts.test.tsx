import { findProfile } from '@counter/contract/auth';
import {
  findFailedCardPayments,
  retryCardPayment,
  type FailedCardPayment,
} from '@counter/contract/payments';
import {
  createBankFile,
  downloadBankFile,
  findBankFiles,
  findHeldStores,
  findOperatorPayouts,
  findPayoutRun,
  liftPayoutHold,
  startPayoutRun,
  type BankFile,
  type HeldStore,
  type OperatorPayout,
  type PayoutRun,
} from '@counter/contract/payouts';
import {
  findReferralPayments,
  moveReferralPayment,
  type ReferralPayment,
} from '@counter/contract/referrals';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { payout } from '../../../testing/payouts.ts';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { aProfile } from '../../../testing/store.ts';

const nothing = { data: { content: [], totalElements: 0 } };

const returned: OperatorPayout = { ...payout, storeId: 3, storeName: 'Cedar Kitchen' };

const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

/** The payouts of a marketplace that has run none. */
const open = () =>
  openMarketplace()
    .on(findProfile, { data: aProfile() })
    .on(findOperatorPayouts, { data: { ...nothing.data, totals: [] } })
    .on(findPayoutRun, { data: null })
    .on(findFailedCardPayments, nothing)
    .on(findBankFiles, { data: [] })
    .on(findHeldStores, { data: [] })
    .on(findReferralPayments, nothing);

const address = '/operator/payouts';

const panel = async (name: string) => screen.findByRole('region', { name });

/** Returns what a row of a panel says, by what it begins with. */
async function findRow(name: string, text: RegExp): Promise<HTMLElement> {
  const rows = await within(await panel(name)).findAllByRole('listitem');
  const row = rows.find(({ textContent }) => text.test(textContent));
  if (!row) throw new Error(`"${name}" has no row like ${text.source}.`);
  return row;
}

test('the figures add up each state, in each currency', async () => {
  const total = { currency: 'USD', payouts: 1, amount: 90_00 };
  const totals = [
    { ...total, status: 'PENDING' as const },
    { ...total, status: 'PAID' as const, payouts: 1200 },
    { ...total, status: 'PAID' as const, currency: 'EUR', payouts: 34 },
  ];
  const server = open().on(findOperatorPayouts, {
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

test('a state in the address narrows the payouts, and each of them opens', async () => {
  const server = open().on(findOperatorPayouts, {
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

test('a payout on a phone says whose it is, and for which days', async () => {
  const server = open().on(findOperatorPayouts, {
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

test('a run is asked for once it is confirmed, and followed to its end', async () => {
  let run: PayoutRun | null = null;
  const server = open()
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
  expect(await panel('Latest run')).toHaveTextContent('1 of 3 stores so far.');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Paying…' })).toHaveAttribute('aria-disabled');
  expect(await findRow('Latest run', /^Cedar Kitchen/)).toHaveTextContent(
    'Paid with PO-2026W47-0003$ 90.00',
  );

  run = { ...running, done: 3, finishedAt: '2026-11-20T12:00:40Z' };
  await passTime(1000);
  await waitFor(async () => expect(await panel('Latest run')).toHaveTextContent('all 3 stores.'));
  expect(screen.getByRole('button', { name: 'Run payouts' })).toBeEnabled();
  const asked = server.received(findPayoutRun).length;
  await passTime(5000);
  expect(server.received(findPayoutRun)).toHaveLength(asked);
});

test('a run that cannot start says so, and can be tried again', async () => {
  const server = open().on(startPayoutRun, away);
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

test('an ended run says what came of each store, and whom it could not pay', async () => {
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
  const user = renderScreen(open().on(findPayoutRun, { data }), address);
  expect(await panel('Latest run')).toHaveTextContent(
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

test('a run that cannot be loaded can be asked for again', async () => {
  const server = open().on(findPayoutRun, away);
  const user = renderScreen(server, address);
  const failed = await panel('Latest run');
  await within(failed).findByText("We couldn't load the latest run");
  server.on(findPayoutRun, { data: running });
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await panel('Latest run')).toHaveTextContent('1 of 3'));
});

const file: BankFile = {
  id: 8,
  format: 'NACHA',
  createdBy: 'Imani Brooks',
  createdAt: '2026-11-20T12:00:00Z',
  effectiveDay: '2026-11-24',
  currency: 'USD',
  payments: 2,
  amount: 180_00,
};

test('a file for the bank is made with the password, saved, and tells what it leaves out', async () => {
  const leftOut = [
    { transactionId: 'PO-2026W46-0009', storeName: 'Quiet Tavern', why: 'No bank account.' },
  ];
  const server = open()
    .on(createBankFile, () => {
      server.on(findBankFiles, { data: [file] });
      return { data: { file, leftOut } };
    })
    .on(downloadBankFile, 'transaction,amount');
  const user = renderScreen(server, address);
  const files = await panel('Bank files');
  await within(files).findByText('No bank files yet.');
  await user.click(within(files).getByRole('button', { name: 'New NACHA file' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Create a NACHA file of pending payouts?',
  });
  expect(dialog).toHaveTextContent('store account numbers in plain text');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(dialog).getByRole('button', { name: 'Create file' }));
  await screen.findByText('Saved saved.csv');
  expect(server.received(createBankFile)[0]?.body).toMatchObject({ format: 'NACHA' });
  expect(server.received(downloadBankFile)[0]?.params).toEqual({ id: 8 });
  expect(files).toHaveTextContent(
    "PO-2026W46-0009 for Quiet Tavern isn't in the file and stays pending. No bank account.",
  );
  expect(await findRow('Bank files', /^NACHA, 2 payouts, \$\s180\.00/)).toHaveTextContent(
    /Imani Brooks, today .* To arrive .*24/,
  );
});

test('a file that was not made says so; making it can be tried again', async () => {
  const server = open().on(createBankFile, away);
  const user = renderScreen(server, address);
  const create = async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Create a CSV file/ });
    await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
    await user.click(within(dialog).getByRole('button', { name: 'Create file' }));
  };
  await user.click(await screen.findByRole('button', { name: 'New CSV file' }));
  await create();
  await screen.findByText("We couldn't create the file. Not now.");
  server
    .on(createBankFile, { data: { file, leftOut: [] } })
    .on(downloadBankFile, 'transaction,amount');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await create();
  await screen.findByText('Saved saved.csv');
});

test('an earlier file can be saved again, also after a failure', async () => {
  const server = open()
    .on(findBankFiles, { data: [{ ...file, payments: 1 }] })
    .on(downloadBankFile, away);
  const user = renderScreen(server, address);
  await findRow('Bank files', /^NACHA, 1 payout,/);
  await user.click(screen.getByRole('button', { name: 'Save file 8' }));
  await screen.findByText("We couldn't save the file. Not now.");
  server.on(downloadBankFile, 'transaction,amount');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved saved.csv');
});

test('files that cannot be loaded can be asked for again', async () => {
  const server = open().on(findBankFiles, away);
  const user = renderScreen(server, address);
  const files = await panel('Bank files');
  await within(files).findByText("We couldn't load the bank files");
  server.on(findBankFiles, { data: [file] });
  await user.click(within(files).getByRole('button', { name: 'Try again' }));
  await findRow('Bank files', /^NACHA/);
});

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
  open().on(findFailedCardPayments, { data: { content, totalElements: content.length } });

test('a card payment that failed says where its money is; a lost one cannot be tried again', async () => {
  const lost: FailedCardPayment = { ...failedCard, id: 6, orderNumber: null, trouble: 'LOST' };
  renderScreen(failing(failedCard, lost), address);
  const charged = await findRow('Failed card payments', /of order KM-4821/);
  expect(charged).toHaveTextContent(/Not chargedCedar Kitchen, failed .*: The card expired\./);
  const row = await findRow('Failed card payments', /without an order at Cedar Kitchen/);
  expect(row).toHaveTextContent(/Lostfailed/);
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a card payment is tried again, and says what came of it', async () => {
  const server = failing(failedCard).on(retryCardPayment, away);
  const user = renderScreen(server, address);
  const name = /^Try again: \$\s12\.50 of order KM-4821$/;
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText(/^Retry failed: .* of order KM-4821\. Nothing changed\. Not now\./);
  server.on(retryCardPayment, () => {
    server.on(findFailedCardPayments, nothing);
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

test('a hold says who holds why, and ends once that is confirmed', async () => {
  const server = open()
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

test('a hold that could not be released can be tried again', async () => {
  const server = open()
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
  const server = open()
    .on(findReferralPayments, () => ({ data: { content: [shown], totalElements: 1 } }))
    .on(moveReferralPayment, ({ body: { move, reason } }) => {
      shown = { ...shown, status: next[move], failure: reason ?? null };
      return { data: shown };
    });
  const row = async () => findRow('Referral payments', /Sofia Reyes/);
  const sent = () => server.received(moveReferralPayment).map(({ body }) => body);
  return { server, user: renderScreen(server, address), row, sent };
}

test('a reward says whose it is, and that it arrived is noted at once', async () => {
  const { user, row, sent } = openReferral(referral);
  expect(await row()).toHaveTextContent(
    /\$ 11\.50 to Sofia Reyes In transitRF-2026W46-0007, to Cedar Kitchen's account, created /,
  );
  await user.click(within(await row()).getByRole('button', { name: 'Mark paid' }));
  await screen.findByText('RF-2026W46-0007: mark paid, done.');
  await waitFor(async () => expect(await row()).toHaveTextContent('Paid'));
  expect(within(await row()).queryByRole('button')).toBeNull();
  expect(sent()).toEqual([{ transactionId: 'RF-2026W46-0007', move: 'settle' }]);
});

test('a reward that the bank returned wants its reason, which is shown then', async () => {
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

test('a reward that was not moved says so, and can be tried again', async () => {
  const { server, user, row } = openReferral({ ...referral, status: 'PENDING' });
  server.on(moveReferralPayment, away);
  await user.click(within(await row()).getByRole('button', { name: 'Mark in transit' }));
  await screen.findByText("RF-2026W46-0007 wasn't changed. Not now.");
  server.on(moveReferralPayment, { data: referral });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('RF-2026W46-0007: mark in transit, done.');
});
