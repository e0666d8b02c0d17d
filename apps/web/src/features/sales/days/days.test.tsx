import {
  closeDay,
  findDayReport,
  findDays,
  quietDay,
  reopenDay,
  type DayClosing,
  type DayInList,
  type DayReport,
} from '@counter/contract/sales';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, oneStore, openStore } from '../../../testing/store.ts';
import { findBusinesses, type Business } from '@counter/contract/store';
import { cellsOf } from '../../../testing/tables.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const days = '/dashboard/business/cedar-kitchen/sale?view=close';
const address = `${days}&day=2026-11-20`;

const figures = {
  ...quietDay,
  orders: 3,
  paidToMarketplace: 60_00,
  paidAtCounter: 20_00,
  collected: 20_00,
  tips: 5_00,
  fees: 12_00,
  earned: 68_00,
  sales: 2,
  salesTax: 2_50,
  salesCash: 22_50,
  salesCard: 10_00,
  expenses: 1,
  expensesTotal: 7_00,
  drawerSales: 22_50,
  drawerExpenses: 7_00,
};
const open: DayReport = {
  currency: 'USD',
  day: '2026-11-20',
  closed: false,
  figures,
  workers: [
    { employeeId: 4, name: 'Nora Lind', minutes: 450, tips: 3_00, working: false },
    { employeeId: 5, name: 'Adam Reed', minutes: 300, tips: 2_00, working: true },
  ],
  closing: null,
  suggestedFloat: 100_00,
};
const closing: DayClosing = {
  figures,
  workers: open.workers,
  openingFloat: 100_00,
  collectedInCash: 20_00,
  expectedCash: 135_50,
  countedCash: 135_00,
  difference: -50,
  cashCounts: null,
  leftInDrawer: 100_00,
  note: 'Wrong change',
  closedBy: 'Sofia Reyes',
  closedAt: '2026-11-20T22:30:00Z',
  reopened: null,
};
const closed: DayReport = { ...open, closed: true, closing };

const openReport = (report: DayReport) => openStore().on(findDayReport, { data: report });

async function openForm(report = open) {
  const server = openReport(report);
  const user = renderScreen(server, address);
  const form = await screen.findByRole('form', { name: 'Close the day' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Close the day · Fri 20 Nov$/,
  );
  return { server, user, form };
}

const words = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

test('the figures of an open day add up and show who worked', async () => {
  await openForm();
  const main = words(screen.getByRole('main'));
  expect(main).toContain('Earnings minus expenses$ 93.50Wages and taxes are not deducted.');
  expect(main).toContain('Paid to the marketplace$ 60.00Paid at the counter$ 20.00');
  expect(main).toContain('Online ordersIncludes $ 5.00 in tips.');
  expect(main).toContain('Customers paid$ 80.00− Refunds$ 0.00− Marketplace fees$ 12.00');
  expect(main).not.toContain('Promotions, charges and corrections');
  expect(main).toContain('Nora Lind7 h 30 min$ 3.00');
  expect(main).toContain('Adam Reed · Still clocked in5 h 0 min$ 2.00');
});

test.each([
  ['a promotion that the marketplace pays', 83_00, '+ Promotions, charges and corrections$ 15.00'],
  ['a charge', 58_00, '− Promotions, charges and corrections$ 10.00'],
])('%s carries its sign, so that the column adds up', async (_what, earned, line) => {
  await openForm({ ...open, figures: { ...figures, earned } });
  expect(words(screen.getByRole('main'))).toContain(line);
});

test('more cash refunded than collected for online orders is deducted', async () => {
  const { form } = await openForm({ ...open, figures: { ...figures, collected: -18_86 } });
  expect(words(form)).toContain('− Cash refunds of online orders$ 18.86');
  expect(words(form)).toContain('Expected cash$ 96.64');
});

test('cash is counted by notes and coins, and a difference requires a note', async () => {
  const { server, user, form } = await openForm();
  server.on(closeDay, { data: closed });
  expect(words(form)).toContain('Expected cash$ 135.50');
  await user.type(within(form).getByLabelText(/^Cash part of online orders/), '10');
  expect(words(form)).toContain('Expected cash$ 125.50');
  await user.click(within(form).getByRole('button', { name: 'Count notes and coins' }));
  await user.type(within(form).getByLabelText('$ 100.00'), '1');
  await user.type(within(form).getByLabelText('$ 0.25'), '100');
  expect(words(form)).toContain('Counted$ 125.00Difference$ 0.50 short');
  const send = within(form).getByRole('button', { name: 'Close the day' });
  await user.click(send);
  const note = within(form).getByLabelText('Note');
  await waitFor(() => expect(note).toHaveAccessibleDescription('Say why the cash differs'));
  expect(server.received(closeDay)).toEqual([]);
  await user.type(note, 'Wrong change');
  await user.click(send);
  expect(await screen.findByText('The day is closed.')).toBeVisible();
  expect(server.received(closeDay)[0]?.body).toMatchObject({
    day: '2026-11-20',
    openingFloat: 100_00,
    collectedInCash: 10_00,
    countedCash: 125_00,
    expectedCash: 125_50,
    leftInDrawer: 100_00,
    note: 'Wrong change',
    cashCounts: [
      { value: 100_00, pieces: 1 },
      { value: 25, pieces: 100 },
    ],
  });
});

test('figures that changed meanwhile reload and keep the count', async () => {
  const { server, user, form } = await openForm();
  server.on(closeDay, () => {
    server.on(findDayReport, { data: { ...open, figures: { ...figures, drawerSales: 30_00 } } });
    return new Refusal(409, 'CONFLICT', 'The figures changed.');
  });
  await user.type(within(form).getByLabelText('Counted cash'), '135.50');
  await user.click(within(form).getByRole('button', { name: 'Close the day' }));
  expect(await within(form).findByText('The figures changed.')).toBeVisible();
  await waitFor(() => expect(words(form)).toContain('Expected cash$ 143.00'));
  expect(within(form).getByLabelText('Counted cash')).toHaveValue('135.50');
});

test('a closed day shows who signed and what changed since', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const later = { ...figures, expensesTotal: 9_00, expenses: 2 };
  const user = renderScreen(openReport({ ...closed, figures: later }), address);
  expect(await screen.findByText(/^Signed off by Sofia Reyes, /)).toBeVisible();
  const changed = screen.getByRole('region', {
    name: 'These figures changed after the day was closed',
  });
  expect(cellsOf(within(changed).getByRole('table'))).toEqual([
    ['Figure', 'Signed', 'Now'],
    ['Expenses', '1', '2'],
    ['Total expenses', '$ 7.00', '$ 9.00'],
  ]);
  const main = words(screen.getByRole('main'));
  expect(main).toContain('Difference$ 0.50 short');
  expect(main).toContain('Total expenses$ 7.00');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('reopening a closed day requires a reason and starts with the signed values', async () => {
  const server = openReport(closed);
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reopen this day?' });
  const send = within(dialog).getByRole('button', { name: 'Reopen day' });
  await user.click(send);
  expect(await within(dialog).findByText('Enter a reason')).toBeVisible();
  const reopened = { by: 'Sofia Reyes', at: '2026-11-20T23:00:00Z', reason: 'A receipt' };
  server.on(reopenDay, () => {
    const report = { ...open, closing: { ...closing, reopened } };
    server.on(findDayReport, { data: report });
    return { data: report };
  });
  await user.type(within(dialog).getByLabelText('Reason'), 'A receipt');
  await user.click(send);
  const form = await screen.findByRole('form', { name: 'Close the day' });
  expect(within(form).getByLabelText('Counted cash')).toHaveValue('135.00');
  expect(screen.getByText(/^Sofia Reyes reopened this day on/)).toBeVisible();
  expect(await screen.findByText('The day is open again.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test("an accountant sees the day but can't sign it", async () => {
  const server = openReport(open).on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  renderScreen(server, address);
  expect(await screen.findByText('Owners and managers close the day.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Close the day' })).toBeNull();
});

test('the list distinguishes open, closed and changed days and opens one', async () => {
  const row: DayInList = {
    day: '2026-11-20',
    closed: false,
    reopened: false,
    figures,
    changedSince: false,
    cash: null,
    closedBy: null,
    closedAt: null,
    note: '',
  };
  const cash = { expected: 135_50, counted: 135_00, difference: -50 };
  const signed = { closed: true, closedBy: 'Sofia Reyes', closedAt: '2026-11-19T22:30:00Z', cash };
  const server = openReport(open).on(findDays, {
    data: {
      currency: 'USD',
      month: '2026-11',
      months: ['2026-11', '2026-10'],
      days: [row, { ...row, ...signed, day: '2026-11-19', changedSince: true }],
    },
  });
  const user = renderScreen(server, days);
  const table = await screen.findByRole('table', { name: 'Days' });
  await within(table).findByText('Fri 20 Nov');
  const [, first, second, totals] = cellsOf(table);
  expect(first?.slice(0, 2)).toEqual(['Fri 20 Nov', 'Open']);
  expect(second?.slice(0, 2)).toEqual(['Thu 19 NovSofia Reyes, 17:30', 'Changed since']);
  expect(second?.at(-1)).toBe('$ 0.50 short');
  expect(totals).toEqual([
    'Total of 2 days',
    '',
    '$ 136.00',
    '$ 65.00',
    '$ 14.00',
    '$ 187.00',
    '$ 0.50 short',
  ]);
  await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
  await waitFor(() =>
    expect(server.received(findDays).at(-1)?.body).toMatchObject({ month: '2026-10' }),
  );
  await user.click(within(table).getByRole('button', { name: 'Fri 20 Nov' }));
  expect(await screen.findByRole('form', { name: 'Close the day' })).toBeVisible();
});

test("an accountant can't reopen a closed day", async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(openReport(closed).on(findBusinesses, oneStore(store)), address);
    await screen.findByText(/^Signed off by Sofia Reyes/);
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Reopen']);
});
