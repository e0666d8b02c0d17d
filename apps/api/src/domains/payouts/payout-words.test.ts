import {
  addDays,
  formatMoney,
  moneyInput,
  writeDay,
  writeShortDay,
} from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutRank, type PayoutFacts } from './payout-words.ts';

const reading = { dates: { order: 'MONTH_FIRST', clock: '12_HOUR' }, today: '2026-03-18' } as const;

const payout: PayoutFacts = {
  transactionId: 'PO-2026W10-0012',
  periodStart: '2026-03-02',
  periodEnd: '2026-03-08',
  days: ['2026-03-09', '2026-03-11'],
  payoutAmount: 182_450,
  currency: 'USD',
};

const rank = (wanted: string, of: Partial<PayoutFacts> = {}, today: string = reading.today) =>
  payoutRank(wanted, { ...payout, ...of }, { ...reading, today });

describe('a payout in search', () => {
  it.each([
    ['PO-2026W10-0012', 0],
    ['payout po-2026w10-0012', 0],
    ['1,824.50', 1],
    ['$ 1824.5', 1],
    ['Mar 4', 2],
    ['3/9/2026', 2],
    ['2026-03-11', 2],
    ['1824', 3],
    ['w10', 4],
    ['1825', undefined],
    ['1,824.51', undefined],
    ['Mar 10', undefined],
    ['w11', undefined],
    ['payout', undefined],
    ['Rye bread', undefined],
  ])('for %s is ranked %s', (wanted, expected) => expect(rank(wanted)).toBe(expected));

  it('is found by its exact amount, whatever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (payoutAmount) => {
        const paid = Math.abs(payoutAmount);
        expect(rank(moneyInput(paid, 'USD'), { payoutAmount })).toBe(1);
        expect(rank(formatMoney(paid, 'USD'), { payoutAmount })).toBe(1);
      }),
    );
  });

  it('is found by each day it covers, and by no other unless it moved that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 16 }), (offset) => {
        const day = addDays(payout.periodStart, offset);
        const expected = offset >= 0 && offset <= 6 ? 2 : undefined;
        expect(rank(writeDay(day, reading.dates), { days: [] })).toBe(expected);
      }),
    );
  });

  it('a day without a year is the most recent one', () => {
    const christmas = { periodStart: '2025-12-22', periodEnd: '2025-12-28' };
    const words = writeShortDay('2025-12-26', reading.dates);
    expect(rank(words, christmas, '2026-01-14')).toBe(2);
    expect(rank(words, christmas, '2026-12-27')).toBeUndefined();
  });
});
