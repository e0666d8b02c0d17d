import {
  checkDeposits,
  exportDepositCheck,
  type BankDeposit,
  type DepositCheck,
  type DepositKind,
  type DepositRow,
  type ExpectedPayout,
} from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { desktop, phone, type ShownOn } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/reports/payouts/deposits';

const payout: ExpectedPayout = {
  transactionId: 'PO-2026W45-0003',
  status: 'PAID',
  payoutAmount: 101_00,
  sentDay: '2026-11-10',
  dueDay: '2026-11-13',
};
const deposit: BankDeposit = {
  line: 4,
  day: '2026-11-11',
  description: 'COUNTER MARKETPL',
  amount: 86_00,
};
const rowOf = (kind: DepositKind, place: number, sides: Partial<DepositRow> = {}): DepositRow => ({
  kind,
  payout: { ...payout, transactionId: `PO-2026W${40 + place}-0003` },
  deposit: { ...deposit, line: place },
  ...sides,
});
const rows: DepositRow[] = [
  rowOf('DIFFERENT', 1),
  rowOf('MISSING', 2, { deposit: null }),
  rowOf('UNKNOWN', 3, { payout: null }),
  rowOf('UNCERTAIN', 4, { deposit: null }),
  rowOf('MATCHED', 5, { deposit: { ...deposit, line: 5, amount: 101_00, description: '' } }),
  rowOf('OTHER', 6, {
    payout: null,
    deposit: { ...deposit, line: 6, description: 'Card terminal' },
  }),
];
const check: DepositCheck = {
  currency: 'USD',
  firstDay: '2026-11-02',
  lastDay: '2026-11-19',
  expected: 303_00,
  arrived: 187_00,
  rows,
  unread: [{ line: 7, reason: '"soon" is no date' }],
};

/** Opens the screen at a server that finds this in every file. */
function openCheck(found: Partial<DepositCheck> = {}, shownOn: ShownOn = desktop) {
  const server = openStore().on(checkDeposits, { data: { ...check, ...found } });
  const user = renderScreen(server, address, shownOn);
  const choose = async (name: string, content = 'Date,Amount'): Promise<void> => {
    const field = await screen.findByLabelText(/Choose a bank file/);
    fireEvent.change(field, { target: { files: [new File([content], name)] } });
  };
  return { server, user, choose };
}

test('lists differences first, then what is missing in the file, matches, and the rest collapsed', async () => {
  const { server, user, choose } = openCheck();
  await choose('november.csv', 'Date,Amount\r\n2026-11-11,86.00');
  const result = await screen.findByText(
    "3 lines need review. Your bank's records from 2 Nov 2026 to 19 Nov 2026 don't match your payouts.",
  );
  expect(result).toHaveFocus();
  expect(server.received(checkDeposits)[0]?.body).toMatchObject({
    storeId: 3,
    content: 'Date,Amount\r\n2026-11-11,86.00',
  });
  expect(screen.getByText('november.csv')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'Due$ 303.003 payoutsArrived$ 187.002 payoutsDifference− $ 116.00Needs review3',
  );
  const cells = (name: string) => cellsOf(screen.getByRole('table', { name }));
  expect(cells('Differences')).toEqual([
    ['Result', 'Payout', 'At the bank', 'Expected', 'Arrived', 'Difference'],
    [
      'Different amount',
      'PO-2026W41-0003Paid',
      'Line 1: COUNTER MARKETPLArrived 11 Nov 2026',
      '$ 101.00',
      '$ 86.00',
      '− $ 15.00',
    ],
    ['Missing at the bank', 'PO-2026W42-0003Paid', '–Due by 13 Nov 2026', '$ 101.00', '–', '–'],
    ['No payout known', '–', 'Line 3: COUNTER MARKETPLArrived 11 Nov 2026', '–', '$ 86.00', '–'],
  ]);
  expect(cells('Not in this file')).toHaveLength(2);
  expect(cells('Matched')[1]?.slice(2)).toEqual([
    'Line 5Arrived 11 Nov 2026',
    '$ 101.00',
    '$ 101.00',
    '$ 0.00',
  ]);
  expect(screen.getByRole('link', { name: 'PO-2026W41-0003' })).toHaveAttribute(
    'href',
    '/dashboard/reports/payouts?payout=PO-2026W41-0003',
  );
  const other = screen.getByRole('region', { name: 'Other deposits' });
  expect(other).not.toHaveTextContent('Card terminal');
  await user.click(within(other).getByRole('button', { name: 'Show 1' }));
  expect(other).toHaveTextContent('Line 6: Card terminal');
  await user.click(within(other).getByRole('button', { name: 'Hide' }));
  expect(other).not.toHaveTextContent('Card terminal');
});

test('on a phone each result is a card with both amounts', async () => {
  const { choose } = openCheck({}, phone);
  await choose('november.csv');
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'PO-2026W41-0003Different amountArrived 11 Nov 2026$ 86.00' +
      'Expected $ 101.00: − $ 15.00Line 1: COUNTER MARKETPL',
    'PO-2026W42-0003Missing at the bankDue by 13 Nov 2026$ 101.00',
    'A depositNo payout knownArrived 11 Nov 2026$ 86.00Line 3: COUNTER MARKETPL',
  ]);
});

const days = 'from 2 Nov 2026 to 19 Nov 2026';

test.each<[said: string, rows: DepositRow[]]>([
  [`No payouts were due at your bank ${days}.`, [rowOf('OTHER', 1, { payout: null })]],
  [`The payout due ${days} arrived in full.`, [rowOf('MATCHED', 1)]],
  [`All 2 payouts due ${days} arrived in full.`, [rowOf('MATCHED', 1), rowOf('MATCHED', 2)]],
  [`1 line needs review.`, [rowOf('MISSING', 1, { deposit: null })]],
  [`1 line needs review.`, [rowOf('DIFFERENT', 1)]],
  [`1 line needs review.`, [rowOf('UNKNOWN', 1, { payout: null })]],
])('summarizes the result: %s', async (said, found) => {
  const { choose } = openCheck({ rows: found });
  await choose('november.csv');
  expect(await screen.findByText((words) => words.startsWith(said))).toBeVisible();
});

test('names the first five unreadable lines', async () => {
  const unread = [1, 2, 3, 4, 5, 6, 7].map((line) => ({ line, reason: `no date ${line}` }));
  const { server, user, choose } = openCheck();
  await choose('november.csv');
  expect(
    await screen.findByText(
      /^We couldn't read 1 line and left it out\. Line 7: "soon" is no date$/,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check another file' }));
  expect(await screen.findByLabelText(/Choose a bank file/)).toBeInTheDocument();
  server.on(checkDeposits, { data: { ...check, unread } });
  await choose('december.csv');
  expect(
    await screen.findByText(
      /^We couldn't read 7 lines and left them out\..*Line 5: no date 5 And 2 more\.$/,
    ),
  ).toBeVisible();
});

test('an invalid file is refused at once, and one the server refuses can be chosen again', async () => {
  const { server, choose } = openCheck();
  await choose('receipt.png');
  expect(await screen.findByText(/^This isn't a bank file\./)).toBeVisible();
  expect(server.received(checkDeposits)).toEqual([]);
  server.on(checkDeposits, new Refusal(422, 'MALFORMED', "We can't find the columns."));
  await choose('menu.csv');
  expect(await screen.findByText("We can't find the columns.")).toBeVisible();
  server.on(checkDeposits, { data: check });
  await choose('november.csv');
  expect(await screen.findByText(/^3 lines need review\./)).toBeVisible();
  expect(screen.queryByText("We can't find the columns.")).toBeNull();
});

test('the result is downloaded from the same file', async () => {
  const downloads = keepDownloads();
  const { server, user, choose } = openCheck();
  server.on(exportDepositCheck, 'Result\r\n');
  await choose('november.csv', 'Date,Amount\r\n2026-11-11,86.00');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportDepositCheck)[0]?.body).toMatchObject({
    content: 'Date,Amount\r\n2026-11-11,86.00',
  });
});
