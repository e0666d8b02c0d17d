import {
  accountLabel,
  exportStatement,
  findStatement,
  storeAccounts,
  type StatementFileFormat,
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
  type Line,
} from './compared.ts';

const taken = ['Discount', 'Fee'] as const;
const given = ['Subtotal', 'Tax', 'Tip'] as const;

const compareBreakdown: Check = async ({ market, shop: { store, owner }, days }) => {
  const wanted = { storeId: store.id, ...days };
  const all = await readFile(market, exportBreakdown, { body: wanted }, owner);
  const [lines, last] = [all.slice(0, -1), all.at(-1)];
  const ask = async (pageNumber: number) =>
    market.ask(findBreakdown, { body: { ...wanted, pageNumber } }, owner);
  const rows = await readPages(ask);
  // The order history exports the same file.
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
      what: 'the totals row',
      file: [
        last?.['Order #'],
        last?.['Status'],
        ...[...given, ...taken, 'Order Total Amount', 'Refunded'].map((name) =>
          cents(last?.[name]),
        ),
      ],
      screen: [
        'Total',
        `Completed (${completed.orders})`,
        completed.subtotal,
        completed.tax,
        completed.tip,
        0 - completed.discount,
        0 - completed.fee,
        completed.total,
        completed.refunded,
      ],
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

/** Compares the QuickBooks and Xero imports with the entries of the screen, and checks that each journal balances. */
const compareImports: Check = async ({ market, shop: { store, owner }, days }) => {
  const wanted = { storeId: store.id, ...days, search: '' };
  const read = async (format: StatementFileFormat) =>
    readFile(market, exportStatement, { body: { ...wanted, format } }, owner);
  const ask = async (pageNumber: number) =>
    market.ask(findStatement, { body: { ...wanted, pageNumber } }, owner);
  const entries = (await readPages(ask)).filter(({ amount }) => amount !== 0);
  const { amount, parts } = (await ask(0)).totals;
  const [quickBooks, xero] = [await read('QUICKBOOKS_JOURNAL'), await read('XERO_JOURNAL')];
  const debitOf = (line: Line) =>
    line['Debits'] ? cents(line['Debits']) : 0 - cents(line['Credits']);
  const sumsOf = (lines: readonly Line[], key: string, figure: (line: Line) => number) =>
    [...new Set(lines.map((line) => line[key]))].map((journal) =>
      sum(lines.filter((line) => line[key] === journal).map(figure)),
    );
  const debits = (of: (account: string) => boolean) =>
    sum(quickBooks.filter((line) => of(line['AccountName'] ?? '')).map(debitOf));
  return [
    compareLines('bank lines for QuickBooks', await read('QUICKBOOKS'), entries, (entry) => {
      const [year, month, day] = entry.day.split('-');
      return { Date: `${month}/${day}/${year}`, Amount: money(entry.amount) };
    }),
    compareLines('bank lines for Xero', await read('XERO'), entries, (entry) => ({
      Date: entry.day,
      Amount: money(entry.amount),
      Reference: entry.reference,
    })),
    {
      what: 'journals that are not balanced',
      file: [
        ...sumsOf(quickBooks, 'JournalNo', debitOf),
        ...sumsOf(xero, '*Narration', (line) => cents(line['*Amount'])),
      ].filter((one) => one !== 0),
      screen: [],
    },
    {
      what: 'the accounts of all journals, and what the marketplace owes',
      file: [
        ...storeAccounts.map((account) => 0 - debits((name) => name === accountLabel(account))),
        debits((name) => name === 'Marketplace clearing'),
      ],
      screen: [
        ...storeAccounts.map(
          (account) => parts.find((part) => part.account === account)?.amount ?? 0,
        ),
        amount,
      ],
    },
    {
      what: 'both journals',
      file: xero.map((line) => [line['Description'], cents(line['*Amount'])]),
      screen: quickBooks.map((line) => [line['AccountName'], debitOf(line)]),
    },
  ];
};

const compareStatement: Check = async (busy) => {
  const { market, shop, days } = busy;
  const { store, owner } = shop;
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
    ...(await compareImports(busy)),
  ];
};

export const reportFiles = {
  exportBreakdown: compareBreakdown,
  exportStatement: compareStatement,
} satisfies Record<string, Check>;
