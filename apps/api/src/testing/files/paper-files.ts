import { accountLabel, entryKindLabel, findStatement } from '@counter/contract/ledger';
import {
  breakdownLines,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayouts,
  type PayoutDay,
} from '@counter/contract/payouts';
import { printPayout, printStatement } from '@counter/contract/reports';
import { findStorefront, orderCodeLayouts, printOrderCode } from '@counter/contract/storefront';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { countOf, formatMoney, writeDay } from '@counter/contract/shared';
import type { TestUser } from '../stores/marketplace.ts';
import type { TestMarket, TestShop } from '../stores/orders.ts';
import { readPdf, type PdfPage } from '../read-pdf.ts';
import { currency, readPages, sum, type Check, type Compared } from './compared.ts';

/** The date format of people in New York. */
const dates = { order: 'MONTH_FIRST', clock: '12_HOUR' } as const;

const day = (one: string) => writeDay(one, dates);

/** The format of amounts on paper. */
const money = (minor: number) =>
  minor < 0 ? `− ${formatMoney(-minor, currency)}` : formatMoney(minor, currency);

type Line = PdfPage[number];

async function readPaper<E extends Endpoint>(
  { test }: TestMarket,
  endpoint: E,
  parts: CallOf<E>,
  as: Pick<TestUser, 'token'>,
): Promise<readonly Line[]> {
  const response = await test.call(endpoint, parts, as);
  if (response.headers['content-type'] !== 'application/pdf') {
    throw new Error(`${response.statusCode}: ${response.body}`);
  }
  return (await readPdf(response.rawPayload)).flat();
}

/** Returns the lines of a section, from its caption to the next, without page headers and footers. */
function partOf(lines: readonly Line[], caption: RegExp, head: string | null): Line[] {
  const from = lines.findIndex(([text = '']) => caption.test(text)) + 1;
  const rest = lines.slice(from);
  const isEnd = (line: Line) => line.length === 1;
  const end = rest.findIndex(isEnd);
  return rest
    .slice(0, end)
    .filter((line) => !/^Page \d+ of \d+$/.test(line.at(-1) ?? '') && line[0] !== head);
}

const compareStatement: Check = async ({ market, shop: { store, owner }, days }) => {
  const found: Compared[] = [];
  for (const filter of [{}, { kind: 'REFUND' }, { search: 'po-' }] as const) {
    const wanted = { storeId: store.id, search: '', ...days, ...filter };
    const lines = await readPaper(market, printStatement, { body: wanted }, owner);
    const ask = async (pageNumber: number) =>
      market.ask(findStatement, { body: { ...wanted, pageNumber } }, owner);
    const entries = await readPages(ask);
    const { totals, totalElements } = await ask(0);
    const { opening, closing, amount, parts } = totals;
    const isWhole = Object.keys(filter).length === 0;
    const rows = partOf(lines, /^Entries$/, 'Day');
    found.push(
      {
        what: 'the amounts of the statement',
        file: partOf(lines, /^Amounts$/, null),
        screen: [
          ...(isWhole ? [[`Before ${day(days.startDate)}`, money(opening)]] : []),
          ...parts.map((part) => [accountLabel(part.account), money(part.amount)]),
          isWhole
            ? [`After ${day(days.endDate)}`, money(closing)]
            : ['Matching entries', money(amount)],
        ],
      },
      {
        what: 'its entries',
        file: rows.slice(0, -1).map((line) => [line[0], line[1], ...line.slice(-2)]),
        screen: entries.map((entry) => [
          day(entry.day),
          entryKindLabel(entry.kind),
          money(entry.amount),
          money(entry.balance),
        ]),
      },
      {
        what: 'its totals row',
        file: rows.at(-1),
        screen: ['Total', countOf(totalElements, 'entry', 'entries'), money(amount)],
      },
    );
  }
  return found;
};

/** The number of payouts compared: the newest, which contains every kind of entry, and some before it. */
const compared = 3;

const comparePayouts: Check = async ({ market, shop }) => {
  const { store, owner } = shop;
  const { content } = await market.ask(
    findPayouts,
    { body: { storeId: store.id, pageNumber: 0 } },
    owner,
  );
  const found: Compared[] = [];
  for (const { transactionId } of content.slice(0, compared)) {
    found.push(...(await comparePayout(market, shop, transactionId)));
  }
  return found;
};

async function comparePayout(
  market: TestMarket,
  { store, owner }: TestShop,
  transactionId: string,
): Promise<Compared[]> {
  const body = { storeId: store.id, transactionId };
  const lines = await readPaper(market, printPayout, { body }, owner);
  const payout = await market.ask(
    findPayout,
    { params: { storeId: String(store.id), transactionId } },
    owner,
  );
  const orders = await readPages((pageNumber) =>
    market.ask(findPayoutOrders, { body: { ...body, pageNumber } }, owner),
  );
  const adjustments = await readPages((pageNumber) =>
    market.ask(findPayoutAdjustments, { body: { ...body, pageNumber } }, owner),
  );
  const { breakdown, payoutAmount, days, collected } = payout;
  const cells = (figures: readonly number[]) => [
    String(figures[0]),
    ...figures.slice(1).map(money),
  ];
  const perDay = days.map(figuresOf);
  const total = (rows: readonly (readonly number[])[]) =>
    (rows[0] ?? []).map((_, at) => sum(rows.map((row) => row[at] ?? 0)));
  const perOrder = orders.map(({ promoCredit, ...order }) => [
    order.subtotal,
    0 - order.discount,
    order.tax,
    order.tip,
    0 - order.fee,
    promoCredit,
    order.total + promoCredit,
  ]);
  const adjusted = partOf(lines, /^Adjustments and payments/, 'Day');
  return [
    {
      what: `the amounts of ${transactionId}`,
      file: partOf(lines, /^Amounts$/, null),
      screen: [...breakdownLines(breakdown), { name: 'Payout amount', amount: payoutAmount }].map(
        ({ name, amount }) => [name, money(amount)],
      ),
    },
    {
      what: 'its days',
      file: partOf(lines, /^Day by day$/, 'Day'),
      screen: [
        ...days.map((one, at) => [day(one.day), ...cells(perDay[at] ?? [])]),
        ['Total', ...cells(total(perDay))],
      ],
    },
    {
      what: 'its orders',
      file: partOf(lines, /^Orders \(/, 'Day'),
      screen: [
        ...orders.map((order, at) => [
          day(order.day),
          order.orderNumber,
          ...(perOrder[at] ?? []).map(money),
        ]),
        ['Total', ...total(perOrder).map(money)],
      ],
    },
    {
      what: 'its adjustments, and what was paid at the counter',
      file: adjusted.at(-1)?.at(-1) ?? money(0),
      screen: money(sum(adjustments.map(({ amount }) => amount)) + collected),
    },
    {
      what: 'orders and adjustments are the payout',
      file: total(perDay).at(-1),
      screen: payoutAmount,
    },
  ];
}

function figuresOf({ orders, charged, fee, adjustments, collected }: PayoutDay): number[] {
  const amount = charged - fee + adjustments + collected;
  return [orders, charged, 0 - fee, adjustments, collected, amount];
}

const compareOrderCodes: Check = async ({ market, shop: { store, owner } }) => {
  const params = { storeUrl: store.storeUrl };
  const data = await market.ask(findStorefront, { params }, owner);
  const [product] = data.products;
  const screen = [
    data.name,
    data.branchName,
    product?.name ?? '',
    `counter.test/s/${data.storeUrl}`,
  ];
  const found: Compared[] = [];
  for (const layout of orderCodeLayouts) {
    const body = { storeId: store.id, layout };
    const whole = await readPaper(market, printOrderCode, { body }, owner);
    const one = { body: { ...body, productId: product?.id } };
    const texts = [...whole, ...(await readPaper(market, printOrderCode, one, owner))].flat();
    found.push({ what: layout, file: screen.filter((text) => texts.includes(text)), screen });
  }
  return found;
};

export const paperFiles = {
  printOrderCode: compareOrderCodes,
  printStatement: compareStatement,
  printPayout: comparePayouts,
} satisfies Record<string, Check>;
