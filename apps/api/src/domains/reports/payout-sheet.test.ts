import type { PayoutAdjustment, PayoutDetail, PayoutOrder } from '@counter/contract/payouts';
import { describe, expect, it } from 'vitest';
import { inBatches, owner, readTable, scope } from '../../testing/stores/sheets.ts';
import { payoutSheet } from './payout-sheet.ts';

const nothing = {
  sales: 0,
  discounts: 0,
  tax: 0,
  tips: 0,
  fee: 0,
  promoCredits: 0,
  refunds: 0,
  feesReturned: 0,
  charges: 0,
  corrections: 0,
  campaigns: 0,
  collected: 0,
  referrals: 0,
  returnedPayouts: 0,
};

const payout: PayoutDetail = {
  transactionId: 'PO-2026W46-0003',
  // Still the evening before at the store.
  transactionStartTime: '2026-11-17T03:00:00Z',
  status: 'PAID',
  periodStart: '2026-11-09',
  periodEnd: '2026-11-15',
  currency: 'USD',
  payoutAmount: 31_50,
  totalOrders: 2,
  transactionFee: 9_00,
  totalTax: 3_00,
  totalRestaurantTip: 0,
  totalOrdersAmount: 45_00,
  adjustments: 50,
  collected: -5_00,
  sentAt: null,
  settledAt: null,
  failure: null,
  comparison: null,
  before: null,
  breakdown: { ...nothing, sales: 42_00, tax: 3_00, fee: -9_00, corrections: 50, collected: -5_00 },
  includedIn: null,
  plans: [
    { plan: 'DELIVERED', rate: 2000, orders: 1, base: 30_00, fee: 6_00 },
    { plan: 'PICKED_UP', rate: 1500, orders: 2, base: 20_00, fee: 3_00 },
  ],
  days: [
    { day: '2026-11-09', orders: 1, charged: 30_00, fee: 6_00, adjustments: 50, collected: -5_00 },
    { day: '2026-11-12', orders: 1, charged: 15_00, fee: 3_00, adjustments: 0, collected: 0 },
  ],
};

const order: PayoutOrder = {
  orderNumber: 'KM-1',
  day: '2026-11-09',
  plan: 'DELIVERED',
  subtotal: 30_00,
  discount: 2_00,
  tax: 2_00,
  tip: 1_00,
  base: 28_00,
  rate: 2000,
  fee: 6_00,
  total: 25_00,
  payment: 'CARD',
  promoCredit: 1_50,
  promoCode: 'WELCOME',
};
const second: PayoutOrder = {
  ...order,
  orderNumber: 'KM-2',
  discount: 0,
  promoCredit: 0,
  total: 27_00,
};

const correction: PayoutAdjustment = {
  seq: 7,
  at: '2026-11-10T12:00:00Z',
  day: '2026-11-10',
  kind: 'ADJUSTMENT',
  reference: 'KM-9',
  note: 'Agreed by phone',
  amount: -50,
};

function drawPayout(change: Partial<PayoutDetail> = {}, adjustments = [correction]) {
  return payoutSheet(scope, owner, {
    payout: { ...payout, ...change },
    orders: inBatches([order], [second]),
    adjustments: inBatches(adjustments),
    adjustmentCount: adjustments.length,
  });
}

describe('a payout statement', () => {
  it("names the store's legal entity, the days, and when it was created in store time", () => {
    const sheet = drawPayout();
    expect(sheet).toMatchObject({ size: 'LETTER', title: 'Payout statement' });
    expect(sheet.facts).toEqual([
      'Cedar Kitchen · Cedar Foods LLC',
      '12 Quay Street',
      expect.stringMatching(
        /^PO-2026W46-0003 · .* · Nov 9, 2026 to Nov 15, 2026, created Nov 16, 2026$/,
      ),
      "Amounts in USD. Days by the store's clock (America/New York).",
    ]);
    expect(sheet.foot).toBe('Cedar Kitchen · PO-2026W46-0003 · Nov 9, 2026 to Nov 15, 2026');
    expect(sheet.note).toContain('$ 31.50');
    expect(drawPayout({ failure: 'R20' }).facts).toContain('The bank returned this payment: R20');
  });

  it('names the store once if it is its own owner, and only the store before there is one', () => {
    const facts = (legal: Parameters<typeof payoutSheet>[1]) =>
      payoutSheet(scope, legal, {
        payout,
        orders: inBatches<PayoutOrder>(),
        adjustments: inBatches<PayoutAdjustment>(),
        adjustmentCount: 0,
      }).facts.slice(0, -2);
    expect(facts({ name: 'Cedar Kitchen', address: null })).toEqual(['Cedar Kitchen']);
    expect(facts(null)).toEqual(['Cedar Kitchen']);
  });

  it('is on A4 outside North America', () => {
    const canadian = { ...scope, currency: 'CAD' };
    const german = { ...scope, currency: 'EUR' };
    const sizes = [canadian, german].map(
      (one) =>
        payoutSheet(one, null, {
          payout,
          orders: inBatches(),
          adjustments: inBatches(),
          adjustmentCount: 0,
        }).size,
    );
    expect(sizes).toEqual(['LETTER', 'A4']);
  });

  it('sums its amounts, and its fees by plan', () => {
    const [amounts, fees] = drawPayout().sums;
    expect(amounts?.lines.at(-1)).toEqual({ name: 'Payout amount', value: '$ 31.50' });
    expect(fees?.lines.map(({ value }) => value)).toEqual(['$ 6.00', '$ 3.00', '$ 9.00']);
    const [delivered, pickedUp, all] = fees?.lines.map(({ name }) => name) ?? [];
    expect(delivered).toMatch(/ of \$ 30\.00 \(1 order\)$/);
    expect(pickedUp).toMatch(/ of \$ 20\.00 \(2 orders\)$/);
    expect(all).toBe('Fee of all orders');
    expect(drawPayout({ plans: [] }).sums).toHaveLength(1);
  });

  it('sums by day, order and adjustment', async () => {
    const [days, orders, adjustments] = drawPayout().tables;
    expect(await readTable(days)).toEqual({
      caption: 'Day by day',
      count: 2,
      rows: [
        ['Nov 9, 2026', '1', '$ 30.00', '− $ 6.00', '$ 0.50', '− $ 5.00', '$ 19.50'],
        ['Nov 12, 2026', '1', '$ 15.00', '− $ 3.00', '$ 0.00', '$ 0.00', '$ 12.00'],
      ],
      totals: ['Total', '2', '$ 45.00', '− $ 9.00', '$ 0.50', '− $ 5.00', '$ 31.50'],
      numeric: ['Orders', 'Before fee', 'Fee', 'Adjustments', 'At your counter', 'Sum'],
    });
    expect(await readTable(orders)).toMatchObject({
      caption: 'Orders (2)',
      count: 2,
      rows: [
        [
          'Nov 9, 2026',
          'KM-1',
          '$ 30.00',
          '− $ 2.00',
          '$ 2.00',
          '$ 1.00',
          '− $ 6.00',
          '$ 1.50',
          '$ 26.50',
        ],
        [
          'Nov 9, 2026',
          'KM-2',
          '$ 30.00',
          '$ 0.00',
          '$ 2.00',
          '$ 1.00',
          '− $ 6.00',
          '$ 0.00',
          '$ 27.00',
        ],
      ],
      totals: [
        'Total',
        '',
        '$ 60.00',
        '− $ 2.00',
        '$ 4.00',
        '$ 2.00',
        '− $ 12.00',
        '$ 1.50',
        '$ 53.50',
      ],
    });
    expect(await readTable(adjustments)).toMatchObject({
      caption: 'Adjustments and payments at your counter (1)',
      rows: [['Nov 10, 2026', expect.any(String), 'KM-9', 'Agreed by phone', '− $ 0.50']],
      totals: ['Total', '', '', '', '− $ 0.50'],
      numeric: ['Amount'],
    });
    expect(drawPayout({}, []).tables).toHaveLength(2);
  });
});
