import {
  checkDeposits,
  createBankFile,
  downloadBankFile,
  exportDepositCheck,
  exportPayout,
  exportPayouts,
  findOperatorPayouts,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayouts,
  type Payout,
  type PayoutsFileFormat,
} from '@counter/contract/payouts';
import { dayAt } from '@counter/contract/shared';
import { testPassword } from '../stores/marketplace.ts';
import type { TestMarket, TestShop } from '../stores/orders.ts';
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
  type Compared,
} from './compared.ts';

async function payoutsOfScreen(
  market: TestMarket,
  { store, owner }: TestShop,
): Promise<readonly Payout[]> {
  return readPages((pageNumber) =>
    market.ask(findPayouts, { body: { storeId: store.id, pageNumber } }, owner),
  );
}

const parts = [
  'Order Total Amount (before fee)',
  'Fee',
  'Adjustments',
  'Paid at your counter',
] as const;

const orderParts = ['Net sales', 'Tax', 'Tip'] as const;

const summed = [...orderParts, ...parts, 'Payout amount'] as const;

/** The time zone of the tested store. */
const timeZone = 'America/New_York';

/** Compares the QuickBooks and Xero imports with the payouts that arrived. */
const compareImports: Check = async ({ market, shop }) => {
  const { store, owner } = shop;
  const read = async (format: PayoutsFileFormat) =>
    readFile(market, exportPayouts, { body: { storeId: store.id, format } }, owner);
  const arrived = (await payoutsOfScreen(market, shop)).filter(({ status }) => status === 'PAID');
  const dayOf = ({ settledAt }: Payout) => dayAt(new Date(settledAt ?? ''), timeZone);
  return [
    compareLines('QuickBooks', await read('QUICKBOOKS'), arrived, (payout) => {
      const [year, month, day] = dayOf(payout).split('-');
      return { Date: `${month}/${day}/${year}`, Amount: money(payout.payoutAmount) };
    }),
    compareLines('Xero', await read('XERO'), arrived, (payout) => ({
      Date: dayOf(payout),
      Amount: money(payout.payoutAmount),
      Reference: payout.transactionId,
    })),
  ];
};

const comparePayouts: Check = async (busy) => {
  const { market, shop } = busy;
  const body = { storeId: shop.store.id };
  const all = await readFile(market, exportPayouts, { body }, shop.owner);
  const [lines, total] = [all.slice(0, -1), all.at(-1)];
  const payouts = await payoutsOfScreen(market, shop);
  const wanted = { ...body, pageNumber: 0 };
  const { totals } = await market.ask(findPayouts, { body: wanted }, shop.owner);
  const counted = lines.filter((line) => line['Failure'] === '');
  return [
    compareLines('the payouts', lines, payouts, (payout) => ({
      'Transaction ID': payout.transactionId,
      From: payout.periodStart,
      To: payout.periodEnd,
      'Payout amount': money(payout.payoutAmount),
      Orders: String(payout.totalOrders),
      Fee: money(0 - payout.transactionFee),
      Tax: money(payout.totalTax),
      Tip: money(payout.totalRestaurantTip),
      'Order Total Amount (before fee)': money(payout.totalOrdersAmount),
      Currency: currency,
    })),
    {
      what: 'every line adds up',
      file: lines.map((line) => sum(parts.map((part) => cents(line[part])))),
      screen: payouts.map(({ payoutAmount }) => payoutAmount),
    },
    {
      what: 'net sales, tax and tip are the order total',
      file: lines.map((line) => sum(orderParts.map((part) => cents(line[part])))),
      screen: payouts.map(({ totalOrdersAmount }) => totalOrdersAmount),
    },
    {
      what: 'the totals of the list',
      file: [...summed.map((part) => cents(total?.[part])), Number(total?.['Orders'])],
      screen: [
        totals.totalOrdersAmount - totals.totalTax - totals.totalRestaurantTip,
        totals.totalTax,
        totals.totalRestaurantTip,
        totals.totalOrdersAmount,
        0 - totals.transactionFee,
        totals.adjustments,
        totals.collected,
        totals.payoutAmount,
        totals.totalOrders,
      ],
    },
    {
      what: 'the totals',
      file: [total?.['Transaction ID'], ...summed.map((part) => cents(total?.[part]))],
      screen: ['Total', ...summed.map((part) => sumColumn(counted, part))],
    },
    {
      what: 'the total of payouts that did not fail',
      file: cents(total?.['Payout amount']),
      screen: sum(
        payouts.filter(({ status }) => status !== 'FAILED').map((payout) => payout.payoutAmount),
      ),
    },
    {
      what: 'a failed payout has a line',
      file: lines.length > counted.length,
      screen: true,
    },
    ...(await compareImports(busy)),
  ];
};

/** Every n-th payout of the year is compared, starting with the newest, which contains every kind of entry. */
const compared = 6;

const comparePayoutStatements: Check = async ({ market, shop }) => {
  const payouts = await payoutsOfScreen(market, shop);
  const found: Compared[] = [];
  for (const { transactionId } of payouts.filter((_, at) => at % compared === 0)) {
    found.push(...(await compareStatement(market, shop, transactionId)));
  }
  return found;
};

/** The entries that the screen shows in separate lists. */
const ownLists = new Set(['ORDER', 'PROMO_CREDIT', 'COLLECTED', 'PAYOUT']);

async function compareStatement(
  market: TestMarket,
  { store, owner }: TestShop,
  transactionId: string,
): Promise<Compared[]> {
  const body = { storeId: store.id, transactionId };
  const lines = await readFile(market, exportPayout, { body }, owner);
  const params = { storeId: String(store.id), transactionId };
  const payout = await market.ask(findPayout, { params }, owner);
  const orders = await readPages((pageNumber) =>
    market.ask(findPayoutOrders, { body: { ...body, pageNumber } }, owner),
  );
  const adjustments = await readPages((pageNumber) =>
    market.ask(findPayoutAdjustments, { body: { ...body, pageNumber } }, owner),
  );
  const ofKind = (kind: string) => lines.filter((line) => line['Kind'] === kind);
  const adjusted = lines.filter((line) => !ownLists.has(line['Kind'] ?? ''));
  const credited = orders.filter(({ promoCredit }) => promoCredit !== 0);
  const { breakdown, payoutAmount, totalOrders } = payout;
  return [
    compareLines(`the orders of ${transactionId}`, ofKind('ORDER'), orders, (order) => ({
      Reference: order.orderNumber,
      Subtotal: money(order.subtotal),
      Discount: money(0 - order.discount),
      Tax: money(order.tax),
      Tip: money(order.tip),
      Fee: money(0 - order.fee),
      Amount: money(order.total),
      Currency: currency,
    })),
    { what: 'their number', file: ofKind('ORDER').length, screen: totalOrders },
    compareLines('the promo credits', ofKind('PROMO_CREDIT'), credited, (order) => ({
      Reference: order.orderNumber,
      Note: `Promo code ${order.promoCode}`,
      Amount: money(order.promoCredit),
    })),
    compareLines('the adjustments', adjusted, adjustments, (adjustment) => ({
      Kind: adjustment.kind,
      Reference: adjustment.reference,
      Amount: money(adjustment.amount),
    })),
    {
      what: 'what was paid at the counter, and the last line',
      file: [sumColumn(ofKind('COLLECTED'), 'Amount'), sumColumn(ofKind('PAYOUT'), 'Amount')],
      screen: [breakdown.collected, payoutAmount],
    },
    {
      what: `every line of ${transactionId} together`,
      file: sumColumn(lines, 'Amount') - payoutAmount,
      screen: payoutAmount,
    },
    { what: 'its breakdown', file: payoutAmount, screen: sum(Object.values(breakdown)) },
  ];
}

const compareDeposits: Check = async ({ market, shop }) => {
  const { store, owner } = shop;
  const sent = (await payoutsOfScreen(market, shop)).slice(1, 7);
  const deposits = sent.map(({ transactionId, sentAt, payoutAmount }, at) => {
    const amount = at === 2 ? payoutAmount - 100 : payoutAmount;
    return `${sentAt?.slice(0, 10)},${transactionId},${money(amount)}`;
  });
  const content = ['Date,Description,Amount', ...deposits, '2026-03-06,Rent,5.00'].join('\n');
  const body = { storeId: store.id, content };
  const lines = await readFile(market, exportDepositCheck, { body }, owner);
  const check = await market.ask(checkDeposits, { body }, owner);
  const shown = (amount: number | undefined) => (amount === undefined ? '' : money(amount));
  const due = lines.filter(
    (line) => line['Payout amount'] !== '' && line['Result'] !== 'Not in this file',
  );
  const arrived = due.filter((line) => line['Deposit amount'] !== '');
  return [
    compareLines('the check', lines, check.rows, ({ payout, deposit }) => ({
      'Transaction ID': payout?.transactionId ?? '',
      'Payout amount': shown(payout?.payoutAmount),
      'Deposit amount': shown(deposit?.amount),
      Difference: payout && deposit ? money(deposit.amount - payout.payoutAmount) : '',
      Description: deposit?.description ?? '',
      Currency: currency,
    })),
    {
      what: 'its sums',
      file: [sumColumn(due, 'Payout amount'), sumColumn(arrived, 'Deposit amount')],
      screen: [check.expected, check.arrived],
    },
  ];
};

const compareBankFile: Check = async ({ market, operator }) => {
  const pending = await readPages((pageNumber) => {
    const query = { status: 'PENDING', pageNumber: String(pageNumber) } as const;
    return market.ask(findOperatorPayouts, { query }, operator);
  });
  const made = await market.ask(
    createBankFile,
    { body: { format: 'CSV', password: testPassword } },
    operator,
  );
  const params = { id: String(made.file.id) };
  const lines = await readFile(market, downloadBankFile, { params }, operator);
  return [
    compareLines('the pending payouts', lines, pending, (payout) => ({
      'Transaction ID': payout.transactionId,
      Amount: money(payout.payoutAmount),
      Currency: currency,
    })),
    {
      what: 'the list of files',
      file: [lines.length, sumColumn(lines, 'Amount')],
      screen: [made.file.payments, made.file.amount],
    },
  ];
};

export const payoutFiles = {
  exportPayouts: comparePayouts,
  exportPayout: comparePayoutStatements,
  exportDepositCheck: compareDeposits,
  downloadBankFile: compareBankFile,
} satisfies Record<string, Check>;
