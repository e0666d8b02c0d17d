import {
  accountLabel,
  exportStatement,
  findStatement,
  storeAccounts,
} from '@counter/contract/ledger';
import { customerPaidOf, findOrderHistory } from '@counter/contract/orders';
import { exportBreakdown, findBreakdown } from '@counter/contract/reports';
import {
  cents,
  compareLines,
  currency,
  money,
  readFile,
  readPages,
  sum,
  sumColumn,
  type Check,
} from './compared.ts';

const taken = ['Discount', 'Fee'] as const;
const given = ['Subtotal', 'Tax', 'Tip'] as const;

const compareBreakdown: Check = async ({ market, shop: { store, owner }, days }) => {
  const wanted = { storeId: store.id, ...days };
  const lines = await readFile(market, exportBreakdown, { body: wanted }, owner);
  const ask = async (pageNumber: number) =>
    market.ask(findBreakdown, { body: { ...wanted, pageNumber } }, owner);
  const rows = await readPages(ask);
  // The order history saves the same file.
  const history = await readPages((pageNumber) =>
    market.ask(findOrderHistory, { body: { ...wanted, pageNumber } }, owner),
  );
  const { completed, cancelled, expired } = (await ask(0)).totals;
  const ofStatus = (status: string) => lines.filter((line) => line['Status'] === status);
  const totalOf = (status: string) => sumColumn(ofStatus(status), 'Order Total Amount');
  const done = ofStatus('Completed');
  return [
    compareLines('the breakdown', lines, rows, (row) => ({
      'Order #': row.orderNumber,
      Customer: row.customer,
      Subtotal: money(row.subtotal),
      Tax: money(row.tax),
      Discount: money(0 - row.discount),
      Tip: money(row.tip),
      Fee: money(0 - row.fee),
      'Order Total Amount': money(row.total),
      Refunded: money(row.refunded),
      Currency: currency,
    })),
    compareLines('the history', lines, history, (order) => ({
      'Order #': order.orderNumber,
      'Customer paid': money(customerPaidOf(order)),
      'Order Total Amount': money(order.total),
    })),
    {
      what: 'the sums of completed orders',
      file: {
        orders: done.length,
        subtotal: sumColumn(done, 'Subtotal'),
        tax: sumColumn(done, 'Tax'),
        discount: 0 - sumColumn(done, 'Discount'),
        tip: sumColumn(done, 'Tip'),
        fee: 0 - sumColumn(done, 'Fee'),
        refunded: sumColumn(done, 'Refunded'),
        total: totalOf('Completed'),
      },
      screen: completed,
    },
    {
      what: 'the sums of the others',
      file: [totalOf('Cancelled'), totalOf('Expired')],
      screen: [cancelled.total, expired.total],
    },
    {
      what: 'every line adds up',
      file: lines.map((line) => sum([...given, ...taken].map((part) => cents(line[part])))),
      screen: rows.map((row) => row.total),
    },
  ];
};

const compareStatement: Check = async ({ market, shop: { store, owner }, days }) => {
  const wanted = { storeId: store.id, ...days, search: '' };
  const all = await readFile(market, exportStatement, { body: wanted }, owner);
  const [lines, total] = [all.slice(0, -1), all.at(-1)];
  const ask = async (pageNumber: number) =>
    market.ask(findStatement, { body: { ...wanted, pageNumber } }, owner);
  const entries = await readPages(ask);
  const { opening, closing, amount, parts } = (await ask(0)).totals;
  const byAccount = storeAccounts.map((account) => accountLabel(account));
  return [
    compareLines('the statement', lines, entries, (entry) => ({
      'No.': String(entry.seq),
      Day: entry.day,
      Order: entry.orderNumber ?? '',
      Reference: entry.reference,
      Amount: money(entry.amount),
      Balance: money(entry.balance),
      Currency: currency,
    })),
    { what: 'its sum', file: sumColumn(lines, 'Amount'), screen: amount },
    {
      what: 'its totals row',
      file: [total?.['No.'], ...[...byAccount, 'Amount'].map((name) => cents(total?.[name]))],
      screen: ['Total', ...[...byAccount, 'Amount'].map((name) => sumColumn(lines, name))],
    },
    { what: 'its last balance', file: opening + sumColumn(lines, 'Amount'), screen: closing },
    {
      what: 'its accounts',
      file: byAccount.map((name) => sumColumn(lines, name)),
      screen: storeAccounts.map(
        (account) => parts.find((part) => part.account === account)?.amount ?? 0,
      ),
    },
    {
      what: 'every line adds up',
      file: lines.map((line) => sum(byAccount.map((name) => cents(line[name])))),
      screen: entries.map((entry) => entry.amount),
    },
    {
      what: 'every kind of entry',
      file: [...new Set(entries.map(({ kind }) => kind))].toSorted(),
      screen: ['CAMPAIGN', 'CHARGE', 'COLLECTED', 'ORDER', 'PAYOUT', 'PAYOUT_RETURNED', 'REFUND'],
    },
  ];
};

export const reportFiles = {
  exportBreakdown: compareBreakdown,
  exportStatement: compareStatement,
} satisfies Record<string, Check>;
