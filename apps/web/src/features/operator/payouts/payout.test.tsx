import {
  findOperatorPayout,
  holdPayouts,
  liftPayoutHold,
  type OperatorPayoutDetail,
  type PayoutHold,
} from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { payoutDetail } from '../../../testing/payouts.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const returned: OperatorPayoutDetail = {
  ...payoutDetail,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  bankFileId: 8,
  hold: null,
};

const address = `/operator/payouts/3/${returned.transactionId}`;

const open = (change: Partial<OperatorPayoutDetail> = {}) =>
  openMarketplace().on(findOperatorPayout, { data: { ...returned, ...change } });

/** Returns what a panel says of each of its facts. */
async function factsOf(name: string): Promise<string[]> {
  const panel = await screen.findByRole('region', { name });
  const terms = within(panel).getAllByRole('term');
  return terms.map((term) => term.parentElement?.textContent.replaceAll(/\s/g, ' ') ?? '');
}

test('a returned payout shows its reason, calculation and destination', async () => {
  const oneMore = { plan: 'PICKED_UP', rate: 600, orders: 1, base: 10_00, fee: 60 } as const;
  renderScreen(open({ plans: [...returned.plans, oneMore] }), address);
  await screen.findByText('Returned by the bank: R20: no transactions');
  const amounts = await factsOf('Amounts');
  expect(amounts[0]).toBe('Orders21');
  expect(amounts).toContain('Payout amount$ 101.00');
  expect(amounts).toContain("Paid at the store's counter− $ 5.00");
  const [fee, another] = await factsOf('Marketplace fee');
  expect(fee).toContain('$ 15.00 of $ 100.00, 21 orders');
  expect(another).toMatch(/, 1 order$/);
  // No line breaks within a day, or before the dash.
  expect(screen.getByText(/^Cedar Kitchen, /).textContent).toBe(
    'Cedar Kitchen, 9\u00A0Nov\u00A02026\u00A0– 15\u00A0Nov\u00A02026',
  );
  // No line ends between a sign and its number.
  expect(screen.getByRole('main').textContent).toContain('$\u00A015.00 of $\u00A0100.00');
  const steps = await factsOf('Steps');
  expect(steps.map((step) => step.replace(/(Mon|Tue|Wed) .*/, ''))).toEqual([
    'Created',
    'Sent',
    'Bank file8',
    'Returned',
  ]);
});

test.each([
  ['IN_TRANSIT', 'The amount is part of PO-2026W47-0003.'],
  ['PAID', 'The amount was paid with PO-2026W47-0003.'],
] as const)(
  'a returned payout links the one that includes its amount: %s',
  async (status, words) => {
    renderScreen(open({ includedIn: { transactionId: 'PO-2026W47-0003', status } }), address);
    const link = await screen.findByRole('link', { name: 'PO-2026W47-0003' });
    expect(link.parentElement).toHaveTextContent(`R20: no transactions. ${words}`);
    expect(link).toHaveAttribute('href', '/operator/payouts/3/PO-2026W47-0003');
  },
);

test('a paid payout says that it arrived', async () => {
  renderScreen(open({ status: 'PAID', failure: null }), address);
  expect((await factsOf('Steps')).at(-1)).toMatch(/^Arrived/);
  expect(screen.queryByText(/^Returned by the bank/)).toBeNull();
});

test('a pending payout shows only its first step', async () => {
  const change = { status: 'PENDING', sentAt: null, settledAt: null, bankFileId: null } as const;
  renderScreen(open({ ...change, plans: [] }), address);
  expect(await factsOf('Steps')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Marketplace fee' })).toBeNull();
});

test.each<[PayoutHold['kind'], RegExp, string]>([
  ['BANK_CHANGED', /^On hold until .*23.* because the bank account changed\.$/, 'Hold payouts'],
  ['BANK_UNVERIFIED', /^On hold because the bank account isn't verified\.$/, 'Hold payouts'],
  ['MARKETPLACE', /^On hold by staff: Fraud\.$/, 'Release hold'],
])('a hold of kind %s shows its kind and the possible actions', async (kind, said, button) => {
  const hold = { kind, until: '2026-11-23T12:00:00Z', reason: 'Fraud.' };
  renderScreen(open({ hold }), address);
  const panel = await screen.findByRole('region', { name: "This store's payouts" });
  expect(within(panel).getByText(said)).toBeVisible();
  expect(
    within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([button]);
});

test('holding payouts requires a reason, which the page shows until they are released', async () => {
  const reason = 'Fraud is looked into.';
  const server = open().on(holdPayouts, () => {
    const hold: PayoutHold = { kind: 'MARKETPLACE', until: null, reason };
    server.on(findOperatorPayout, { data: { ...returned, hold } });
    return { data: [] };
  });
  const user = renderScreen(server, address);
  const panel = await screen.findByRole('region', { name: "This store's payouts" });
  expect(panel).toHaveTextContent('Paid weekly.');
  await user.click(within(panel).getByRole('button', { name: 'Hold payouts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold payouts to Cedar Kitchen' });
  const send = within(dialog).getByRole('button', { name: 'Hold payouts' });
  const field = within(dialog).getByLabelText(/^Reason/);
  await user.click(send);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a reason/));
  expect(server.received(holdPayouts)).toEqual([]);
  await user.type(field, reason);
  await user.click(send);
  await screen.findByText('Payouts to Cedar Kitchen are on hold.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(panel).toHaveTextContent(`On hold by staff: ${reason}`));
  expect(server.received(holdPayouts)[0]?.body).toEqual({ storeId: 3, reason });

  server.on(liftPayoutHold, () => {
    server.on(findOperatorPayout, { data: returned });
    return { data: [] };
  });
  await user.click(within(panel).getByRole('button', { name: 'Release hold' }));
  const question = await screen.findByRole('dialog', { name: /^Release the hold/ });
  await user.click(within(question).getByRole('button', { name: 'Release hold' }));
  await user.click(await within(panel).findByRole('button', { name: 'Hold payouts' }));
  // The reason of the last hold is not that of the next one.
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('');
});

test("the dialog shows the server's refusal of a hold and keeps the reason", async () => {
  const server = open().on(holdPayouts, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Hold payouts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold payouts to Cedar Kitchen' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Fraud.');
  await user.click(within(dialog).getByRole('button', { name: 'Hold payouts' }));
  await within(dialog).findByText('Not now.');
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Hold payouts' }));
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Fraud.');
});

test('an unknown payout says so', async () => {
  const server = open().on(
    findOperatorPayout,
    new Refusal(404, 'NOT_FOUND', 'There is no such payout.'),
  );
  renderScreen(server, address);
  await screen.findByText("We couldn't find this payout");
  expect(screen.getByText('There is no such payout.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a payout that failed to load can be retried', async () => {
  const server = open().on(findOperatorPayout, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load this payout");
  server.on(findOperatorPayout, { data: returned });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const title = { level: 1, name: returned.transactionId };
  expect(await screen.findByRole('heading', title)).toBeVisible();
});
