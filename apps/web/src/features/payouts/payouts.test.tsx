import {
  exportPayout,
  exportPayouts,
  findNextPayout,
  findPayouts,
  type NextPayout,
  type PayoutHold,
} from '@counter/contract/payouts';
import { printPayout } from '@counter/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../testing/downloads.ts';
import { hearEvent } from '../../testing/hear-event.ts';
import { pageOfPayouts } from '../../testing/page-of-payouts.ts';
import { nextPayout, openPayouts, payout } from '../../testing/payouts.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { narrowWindow, phone } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';

const address = '/dashboard/reports/payouts';
const id = payout.transactionId;
const named = new RegExp(`^${id}`);

test('each payout is a row with its parts', async () => {
  renderScreen(openPayouts(), address);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  await within(table).findByText(id);
  const [head, row, note] = cellsOf(table);
  expect(head).toEqual(
    ['Transaction ID', 'Date', 'Status', 'Orders', 'Net sales', 'Tax', 'Tip'].concat([
      'Order TotalAmountbefore fee',
      'Fee',
      'Other',
      'Payoutamount',
    ]),
  );
  expect(row?.[1]).toBe('16 November 2026 at 05:00');
  expect(row?.slice(2)).toEqual(
    ['Failed', '21', '$ 108.00', '$ 8.00', '$ 4.00', '$ 120.00'].concat([
      '− $ 15.00',
      '− $ 4.00',
      '$ 101.00',
    ]),
  );
  expect(note).toEqual([
    '9 Nov 2026\u00A0– 15 Nov 2026' +
      '$\u00A021.00 less than the week before: 4 fewer orders and more paid at your counter.',
  ]);
});

test('the list ends with the sums of all payouts that did not fail', async () => {
  const paid = { ...payout, transactionId: 'PO-2026W45-0003', status: 'PAID' as const };
  const older = { ...paid, transactionId: 'PO-2026W44-0003' };
  renderScreen(openPayouts([payout, paid, older]), address);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  await within(table).findByText(id);
  expect(cellsOf(table).at(-1)).toEqual(
    ['Total', '2 payouts, without 1\u00A0failed', '', '42', '$ 216.00', '$ 16.00', '$ 8.00'].concat(
      ['$ 240.00', '− $ 30.00', '− $ 8.00', '$ 202.00'],
    ),
  );
});

test('on a phone the sums are a card', async () => {
  renderScreen(openPayouts([{ ...payout, status: 'PAID' }]), address, phone);
  const list = await screen.findByRole('list', { name: 'Payouts' });
  expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^Total1 payoutPayout amount \$\s101\.0021 orders · Order Total Amount/,
  );
});

test('the first payout has no comparison', async () => {
  renderScreen(openPayouts([{ ...payout, comparison: null }]), address);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  await within(table).findByText(id);
  expect(cellsOf(table)[2]).toEqual(['9 Nov 2026\u00A0– 15 Nov 2026Your first payout.']);
});

test('narrow screens leave the parts of the order total to the drawer', async () => {
  renderScreen(openPayouts(), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  await within(table).findByText(id);
  const [head, row, note] = cellsOf(table);
  expect(head).toEqual([
    'Transaction ID',
    'Date',
    'Order TotalAmountbefore fee',
    'Fee',
    'Other',
    'Payoutamount',
  ]);
  expect(row?.[0]).toBe(`${id}Failed`);
  expect(row?.slice(2)).toEqual(['$ 120.00', '− $ 15.00', '− $ 4.00', '$ 101.00']);
  expect(note?.[0]).toMatch(/^9 Nov 2026\u00A0– 15 Nov 2026 · 21 orders\$\u00A021\.00 less than/);
});

test('on a phone a payout is a card that opens it', async () => {
  const user = renderScreen(openPayouts(), address, phone);
  const list = await screen.findByRole('list', { name: 'Payouts' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    `${id}Failed9 Nov 2026 – 15 Nov 2026Payout amount $ 101.0021 orders · Order Total Amount $ 120.00 · Fee − $ 15.00 · Other − $ 4.00$ 21.00 less than the week before: 4 fewer orders and more paid at your counter.`,
  );
  // Neither day breaks.
  expect(within(list).getByText('9 Nov 2026 –')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: id }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?payout=${id}`));
});

test.each<{ name: string; change: Partial<NextPayout>; says: RegExp }>([
  {
    name: 'is on its way by a day',
    change: {},
    says: /^\$ 120\.00So far for 16 Nov 2026\u00A0– 22 Nov 2026\. We'll send it on 23 Nov 2026\. It should reach your bank by 30 Nov 2026\.$/,
  },
  { name: 'is due', change: { expectedAt: null }, says: /We'll send it within an hour\./ },
  { name: 'is nothing', change: { amount: 0 }, says: /^\$ 0\.00Nothing to pay out yet\./ },
  { name: 'is owed', change: { amount: -1 }, says: /Nothing to pay out yet\./ },
  {
    name: 'is held by staff',
    change: { hold: { kind: 'MARKETPLACE', until: null, reason: 'Another account' } },
    says: /2026\.On hold by the marketplace: Another account$/,
  },
  {
    name: 'waits for a verified account',
    change: { hold: { kind: 'BANK_UNVERIFIED', until: null, reason: null } },
    says: /2026\.On hold until the marketplace verifies your bank account\.$/,
  },
  {
    name: 'waits after a change of the account',
    change: { hold: aChangedBank() },
    says: /2026\.On hold until .*because your bank account changed in the last 72 hours\./,
  },
])('the next payout $name', async ({ change, says }) => {
  renderScreen(openPayouts().on(findNextPayout, { data: { ...nextPayout, ...change } }), address);
  const panel = await screen.findByRole('region', { name: 'Next payout' });
  await waitFor(() => expect(panel.textContent.replace(/^Next payout/, '')).toMatch(says));
});

function aChangedBank(): PayoutHold {
  return { kind: 'BANK_CHANGED', until: '2026-11-21T12:00:00Z', reason: null };
}

test('payouts can be filtered and paged, and the file has the same list', async () => {
  const downloads = keepDownloads();
  const server = openPayouts()
    .on(findPayouts, { data: pageOfPayouts([payout], 11) })
    .on(exportPayouts, 'Transaction ID\r\n')
    .on(exportPayout, 'Order\r\n')
    .on(printPayout, '%PDF');
  const user = renderScreen(server, `${address}?from=2026-11-01&to=2026-11-20`);
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('1–10 of 11');
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  const days = { startDate: '2026-11-01', endDate: '2026-11-20' };
  await waitFor(() =>
    expect(server.received(findPayouts).at(-1)?.body).toMatchObject({ ...days, pageNumber: 1 }),
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await waitFor(() =>
    expect(currentAddress()).toBe(`${address}?from=2026-11-01&to=2026-11-20&status=FAILED`),
  );
  const wanted = { ...days, status: 'FAILED' };
  await waitFor(() =>
    expect(server.received(findPayouts).at(-1)?.body).toMatchObject({ ...wanted, pageNumber: 0 }),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportPayouts)[0]?.body).toMatchObject({ ...wanted, format: 'CSV' });
  await user.click(screen.getByRole('button', { name: 'For accounting' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Xero bank statement' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(server.received(exportPayouts)[1]?.body).toMatchObject({ ...wanted, format: 'XERO' });

  await user.click(screen.getByRole('button', { name: id }));
  const drawer = await screen.findByRole('dialog', { name: named });
  await user.click(await within(drawer).findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(3));
  expect(server.received(exportPayout)[0]?.body).toMatchObject({ transactionId: id });
  await user.click(within(drawer).getByRole('button', { name: 'Save PDF' }));
  await waitFor(() => expect(downloads).toHaveLength(4));
  expect(server.received(printPayout)[0]?.body).toMatchObject({ transactionId: id });
});

test("a payout's statement can be downloaded as PDF beside Print", async () => {
  const downloads = keepDownloads();
  const server = openPayouts().on(printPayout, '%PDF');
  const user = renderScreen(server, `${address}/${id}/statement`);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save PDF' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.content).toBe('%PDF');
  expect(server.received(printPayout)[0]?.body).toMatchObject({ transactionId: id });
});

test("a payout's new status appears, with the next payout", async () => {
  const server = openPayouts([{ ...payout, status: 'PENDING', failure: null }]);
  renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(await within(table).findByText('Pending')).toBeVisible();
  const content = [{ ...payout, status: 'PAID' as const }];
  server
    .on(findPayouts, { data: pageOfPayouts(content, 1) })
    .on(findNextPayout, { data: { ...nextPayout, amount: 130_00 } });
  await hearEvent(server, {
    kind: 'payout.changed',
    payout: { transactionId: id, status: 'PAID' },
  });
  expect(await within(table).findByText('Paid')).toBeVisible();
  expect(await screen.findByText('$ 130.00')).toBeVisible();
});

test('payouts show all days by default, can be limited to a named range, and be reset', async () => {
  const server = openPayouts();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'All days' }));
  await user.click(await screen.findByRole('button', { name: 'This month' }));
  await waitFor(() =>
    expect(server.received(findPayouts).at(-1)?.body).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    }),
  );
  expect(currentAddress()).toBe(`${address}?range=THIS_MONTH`);
  await user.click(screen.getByRole('button', { name: /^This month · / }));
  await user.click(await screen.findByRole('button', { name: 'All days' }));
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test('older links to payouts from a given day still work', async () => {
  const server = openPayouts();
  renderScreen(server, `${address}?from=2024-01-01`);
  await screen.findByRole('button', { name: /^Custom · / });
  expect(server.received(findPayouts)[0]?.body).toMatchObject({
    startDate: '2024-01-01',
    endDate: '2026-11-20',
  });
});

test.each([
  ['status=PENDING', '"Pending"'],
  ['page=3', '"page 3"'],
  ['status=PENDING&page=3', '"Pending, page 3"'],
])('an empty list of payouts for %s says only %s', async (search, said) => {
  renderScreen(openPayouts([]), `${address}?${search}`);
  expect(await screen.findByText(said)).toBeVisible();
});
